BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'3Bwk5lof9bHd',1.7950365990826179981e+09,0,'Ann','héllo');
CREATE TABLE inputs (
	"table" TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	option INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT inputs_once UNIQUE ("table", "key")
);
INSERT INTO "inputs" VALUES('3Bwk5lof9bHd',0,'',0,1,'0:1',1.79503659979715418813e+09);
INSERT INTO "inputs" VALUES('3Bwk5lof9bHd',1,'',1,1,'1:2',1.79503659997025847433e+09);
INSERT INTO "inputs" VALUES('3Bwk5lof9bHd',2,'',0,2,'0:3',1.795036600022592783e+09);
INSERT INTO "inputs" VALUES('3Bwk5lof9bHd',3,'',1,2,'1:4',1.79503660013438606259e+09);
INSERT INTO "inputs" VALUES('3Bwk5lof9bHd',4,'',0,3,'0:5',1.79503660020596528049e+09);
INSERT INTO "inputs" VALUES('3Bwk5lof9bHd',5,'',1,3,'1:6',1.79503660045932960515e+09);
CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('secret','6NOYRazRIiAkRaIYUr5etW_yu-19Zkvu8nayI5god5I');
CREATE TABLE seats (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user TEXT, 
	bot TEXT NOT NULL, 
	name TEXT NOT NULL, 
	invitation TEXT NOT NULL, 
	asked BOOLEAN NOT NULL, kept TEXT, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	UNIQUE (invitation)
);
INSERT INTO "seats" VALUES('3Bwk5lof9bHd',0,'gveYHmvc18BYPluuD','','Ann','7ukg2RUY4j41sDeV',1,NULL);
INSERT INTO "seats" VALUES('3Bwk5lof9bHd',1,'gdZcMYXDEgdLk8aSt','','Bob','BgIlnJxggxqplrJI',1,NULL);
CREATE TABLE sessions (
	user TEXT NOT NULL, 
	id TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (user, id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('gveYHmvc18BYPluuD','m97e2KG-6Yva',1.79503659776964712146e+09);
INSERT INTO "sessions" VALUES('gdZcMYXDEgdLk8aSt','fDRBEY222mbb',1.79503659829246306426e+09);
CREATE TABLE snapshots (
	"table" TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, sum TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	clock TEXT NOT NULL, 
	pace FLOAT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host TEXT, 
	status TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	room INTEGER NOT NULL, 
	clocks JSON NOT NULL, 
	pleas JSON NOT NULL, 
	due FLOAT, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	replay TEXT, 
	rematch TEXT, hasty BOOLEAN DEFAULT 0 NOT NULL, "key" TEXT DEFAULT '' NOT NULL, seal TEXT DEFAULT '' NOT NULL, moments JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('3Bwk5lof9bHd','potluck',1,'e3b0c44298fc1c14','{"content": ""}',0,'none',0.0,1,'gveYHmvc18BYPluuD','playing',6,3,'{}','{}',NULL,1.79503659849047660828e+09,1.79503660046756601332e+09,NULL,NULL,0,'6fb390ff9a73adbc9445d463fb12b39a72ba5c1a21d74b4833b636aa6fa48856','706a5c5d3b6225d002826d71925e9dd906d7bcb58c8f0dc73b37b14dfbd62c30','{}');
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	created FLOAT NOT NULL, settings JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES('gveYHmvc18BYPluuD','Ann',NULL,NULL,1.79503659776964712146e+09,'{}');
INSERT INTO "users" VALUES('gdZcMYXDEgdLk8aSt','Bob',NULL,NULL,1.79503659829246306426e+09,'{}');
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE INDEX chat_by_table ON chat ("table", id);
CREATE INDEX seats_by_user ON seats (user);
COMMIT;
