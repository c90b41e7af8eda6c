"""What the pages themselves say, in English and in French; games bring their own words."""

from __future__ import annotations

from datetime import datetime, timezone

from babel.dates import format_datetime
from babel.numbers import format_decimal

LANGUAGES = {"en": "English", "fr": "Français"}

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "tagline": "Five restaurant board games, at your table or across the world.",
        "games": "Games", "play_now": "Play now", "new_table": "New table", "guide": "How to play",
        "players": "{a}–{b} players", "players_one": "{a} players", "solo": "solo too",
        "your_turn": "Your turn", "your_tables": "Your tables", "open_tables": "Open tables",
        "watch_tables": "Tables to watch", "finished": "Finished games", "none_yet": "None yet.",
        "upload": "Watch a replay file", "upload_text": "Choose a replay file (JSON) saved from a match; it is played through before it is shown.",
        "upload_do": "Watch it", "file": "File",
        "free_seats": "{n} free seat|{n} free seats", "join": "Join", "watch": "Watch", "open": "Open", "result": "Result",
        "guest": "Guest", "account": "Your name", "sign_in": "Sign in", "sign_out": "Sign out",
        "sign_out_all": "Sign out everywhere", "name": "Name", "password": "Password", "save": "Save", "claim": "Keep this identity",
        "claim_text": "Choose a name and a password (at least {n} characters), and you can come back to every seat from any device.",
        "claimed_text": "You can sign in as {name} from any device.",
        "sign_in_text": "Been here before? Your seats are waiting; those you took as a guest come along.",
        "rename_text": "This is how others see you.",
        "language": "Language", "sound": "Sound", "sound_on": "Sound on", "sound_off": "Sound off",
        "theme": "Light or dark", "skip": "Skip to the table", "home": "All tables",
        "seats": "Seats", "seat_n": "Seat {n}", "seat_me": "You", "seat_open": "Open for a guest", "seat_bot": "Bot: {level}",
        "seat_count": "Number of seats", "options": "Options", "clock": "Clock", "clock_none": "No clock", "clock_live": "Live",
        "clock_days": "Over days", "clock_none_text": "Take all the time you like.",
        "clock_live_text": "Everybody is here; each answer has a time limit.",
        "clock_days_text": "Play whenever you have a moment; each answer may take days.",
        "pace_seconds": "{n} second for an answer|{n} seconds for an answer", "pace_days": "{n} day for an answer|{n} days for an answer",
        "listed": "Show the table in the lobby", "listed_text": "Anybody may join a free seat and watch. Otherwise people need your link.",
        "create": "Open the table", "on": "On", "off": "Off", "solo_table": "Solo",
        "level_random": "random", "level_greedy": "greedy", "level_cook": "cook", "level_chef": "chef",
        "invite": "Invitation link", "copy": "Copy", "copied": "Copied", "remove": "Remove", "seat_here": "Sit here",
        "put_bot": "Seat a bot", "start": "Start the match", "start_wait": "The match starts when every seat is taken.",
        "wait_host": "Waiting for the host to start.", "leave_open": "Get up", "free": "free seat",
        "waiting_room": "Waiting room", "invited": "You are invited to {title}.", "take_seat": "Take your seat", "host": "host", "you": "you", "bot": "bot",
        "status_open": "Open", "status_playing": "Being played", "status_over": "Finished", "status_closed": "Closed", "status_film": "Replay",
        "closed_text": "This table was closed before the match began.",
        "turn_yours": "Your turn", "turn_wait": "Waiting for {names}", "turn_others": "Waiting for the others", "turn_watch": "You are watching",
        "question": "Your question", "choices": "What you can do", "cannot": "What you cannot do now", "why": "Why?", "rule": "Rule {id}",
        "board": "Table", "score": "score", "log": "What happened", "log_since": "Since your last move", "log_all": "Everything so far",
        "log_empty": "Nothing yet.", "chat": "Chat", "chat_empty": "Say hello.", "say": "Say", "say_something": "Say something",
        "undo": "Take back", "plead": "Ask to take back", "plea_text": "{name} asks to take back the last move.",
        "plea_yours": "You asked everybody to let you take back.", "agree": "Agree", "disagree": "Refuse", "withdraw": "Never mind",
        "leave_bot": "Leave the seat to a bot", "leave_sure": "A bot will play on for you. Leave for good?",
        "rules": "Rules", "rules_search": "Search the rules", "rules_none": "No rule says that.", "close": "Close",
        "over_won": "{names} wins|{names} win", "over_you": "You win", "over_solo_won": "You win", "over_solo_lost": "The house wins",
        "scores": "Scores", "total": "Total", "place": "Place", "rival": "Rival: {n}", "tie": "Tie-break", "shared": "shared",
        "replay": "Replay", "replay_all": "All steps", "rematch": "Rematch", "rematch_join": "Join the rematch", "export": "Save the replay",
        "step": "Step {a} of {b}", "first": "First", "back": "Back", "next": "Next", "last": "Last", "seen_from": "Seen from", "spectator": "Spectator",
        "watch_film": "Play", "stop_film": "Stop",
        "reconnecting": "The connection was lost. Trying again …", "error": "That did not work", "go_home": "Back to all tables",
        "missing": "There is no such page or table.", "table_moved": "The table has changed meanwhile. Please look again.",
        "try_again": "Too many changes at once. Please try again.", "old_rules": "This match was begun under older rules and rests now.",
        "not_seated": "You have no seat at this table.", "host_only": "Only the host of the table may do that.",
        "table_open": "The match has not begun.", "table_playing": "The match has begun.", "table_over": "The match is over.",
        "table_closed": "The table is closed.", "table_film": "This is a replay.", "not_over": "The match is not over yet.",
        "no_free_seat": "No seat is free.", "seat_taken": "The seat is taken.", "seats_empty": "A seat is still empty.",
        "invitation_needed": "This table is private; you need an invitation.", "one_seat": "You can have one seat only.",
        "bad_clock": "There is no such clock.", "bad_name": "A name has 1 to {n} characters.", "bad_chat": "A line has 1 to {n} characters.",
        "bad_password": "A password has at least {n} characters.", "bad_replay": "This is not a replay that can be played.",
        "already_claimed": "You have a password already.", "name_taken": "The name {name} is taken.", "wrong_password": "Name or password is wrong.",
        "too_often": "Too fast. Please wait a moment.", "too_large": "That is too much at once.", "bad_form": "The form was not understood.",
        "csrf": "The form has expired. Please reload the page.", "sign_in_needed": "You need to be somebody: ask for a guest token first.",
        "nothing_to_undo": "There is nothing to take back.", "plea_open": "Somebody asks already.", "no_plea": "Nobody asks to take back.",
        "broken": "Something went wrong on our side.", "illegal": "That answer is not possible.", "not_asked": "You are not asked anything.",
        "unofficial": "An unofficial project of friends of these games.", "api": "API", "conformance": "Every rule and its tests",
        "step_link": "Link to this step", "moved": "{name}: {text}", "yes": "yes", "no": "no", "nothing": "nothing", "everybody": "All",
    },
    "fr": {
        "tagline": "Cinq jeux de société de restaurant, à votre table ou à travers le monde.",
        "games": "Jeux", "play_now": "Jouer", "new_table": "Nouvelle table", "guide": "Comment jouer",
        "players": "{a} à {b} joueurs", "players_one": "{a} joueurs", "solo": "aussi en solo",
        "your_turn": "À vous de jouer", "your_tables": "Vos tables", "open_tables": "Tables ouvertes",
        "watch_tables": "Tables à regarder", "finished": "Parties terminées", "none_yet": "Rien pour l'instant.",
        "upload": "Regarder une partie enregistrée", "upload_text": "Choisissez un fichier de partie (JSON) ; il est rejoué avant d'être montré.",
        "upload_do": "Regarder", "file": "Fichier",
        "free_seats": "{n} place libre|{n} places libres", "join": "Rejoindre", "watch": "Regarder", "open": "Ouvrir", "result": "Résultat",
        "guest": "Invité", "account": "Votre nom", "sign_in": "Se connecter", "sign_out": "Se déconnecter",
        "sign_out_all": "Se déconnecter partout", "name": "Nom", "password": "Mot de passe", "save": "Enregistrer", "claim": "Garder cette identité",
        "claim_text": "Choisissez un nom et un mot de passe (au moins {n} caractères) : vous retrouverez vos places depuis n'importe quel appareil.",
        "claimed_text": "Vous pouvez vous connecter comme {name} depuis n'importe quel appareil.",
        "sign_in_text": "Déjà venu ? Vos places vous attendent ; celles prises comme invité vous suivent.",
        "rename_text": "C'est ainsi que les autres vous voient.",
        "language": "Langue", "sound": "Son", "sound_on": "Son activé", "sound_off": "Son coupé",
        "theme": "Clair ou sombre", "skip": "Aller à la table", "home": "Toutes les tables",
        "seats": "Places", "seat_n": "Place {n}", "seat_me": "Vous", "seat_open": "Libre pour un invité", "seat_bot": "Robot : {level}",
        "seat_count": "Nombre de places", "options": "Options", "clock": "Horloge", "clock_none": "Sans horloge", "clock_live": "En direct",
        "clock_days": "Sur plusieurs jours", "clock_none_text": "Prenez tout votre temps.",
        "clock_live_text": "Tout le monde est là ; chaque réponse a un temps limité.",
        "clock_days_text": "Jouez quand vous avez un moment ; chaque réponse peut prendre des jours.",
        "pace_seconds": "{n} seconde par réponse|{n} secondes par réponse", "pace_days": "{n} jour par réponse|{n} jours par réponse",
        "listed": "Montrer la table dans la salle", "listed_text": "Tout le monde peut prendre une place libre et regarder. Sinon, il faut votre lien.",
        "create": "Ouvrir la table", "on": "Oui", "off": "Non", "solo_table": "Solo",
        "level_random": "hasard", "level_greedy": "gourmand", "level_cook": "cuisinier", "level_chef": "chef",
        "invite": "Lien d'invitation", "copy": "Copier", "copied": "Copié", "remove": "Retirer", "seat_here": "S'asseoir ici",
        "put_bot": "Placer un robot", "start": "Commencer la partie", "start_wait": "La partie commence quand toutes les places sont prises.",
        "wait_host": "L'hôte va bientôt commencer.", "leave_open": "Se lever", "free": "place libre",
        "waiting_room": "Salle d'attente", "invited": "Vous êtes invité à {title}.", "take_seat": "Prendre votre place", "host": "hôte", "you": "vous", "bot": "robot",
        "status_open": "Ouverte", "status_playing": "En cours", "status_over": "Terminée", "status_closed": "Fermée", "status_film": "Enregistrement",
        "closed_text": "Cette table a été fermée avant le début de la partie.",
        "turn_yours": "À vous de jouer", "turn_wait": "On attend {names}", "turn_others": "On attend les autres", "turn_watch": "Vous regardez",
        "question": "Votre question", "choices": "Ce que vous pouvez faire", "cannot": "Ce qui n'est pas possible", "why": "Pourquoi ?", "rule": "Règle {id}",
        "board": "Table", "score": "points", "log": "Ce qui s'est passé", "log_since": "Depuis votre dernier coup", "log_all": "Tout depuis le début",
        "log_empty": "Rien encore.", "chat": "Discussion", "chat_empty": "Dites bonjour.", "say": "Dire", "say_something": "Dites quelque chose",
        "undo": "Reprendre", "plead": "Demander à reprendre", "plea_text": "{name} demande à reprendre son dernier coup.",
        "plea_yours": "Vous avez demandé à tous de pouvoir reprendre.", "agree": "Accepter", "disagree": "Refuser", "withdraw": "Tant pis",
        "leave_bot": "Laisser la place à un robot", "leave_sure": "Un robot jouera à votre place. Partir pour de bon ?",
        "rules": "Règles", "rules_search": "Chercher dans les règles", "rules_none": "Aucune règle ne dit cela.", "close": "Fermer",
        "over_won": "{names} gagne|{names} gagnent", "over_you": "Vous gagnez", "over_solo_won": "Vous gagnez", "over_solo_lost": "La maison gagne",
        "scores": "Scores", "total": "Total", "place": "Rang", "rival": "Rival : {n}", "tie": "Départage", "shared": "ex æquo",
        "replay": "Revoir la partie", "replay_all": "Toutes les étapes", "rematch": "Revanche", "rematch_join": "Rejoindre la revanche", "export": "Enregistrer la partie",
        "step": "Étape {a} sur {b}", "first": "Début", "back": "Précédent", "next": "Suivant", "last": "Fin", "seen_from": "Vu par", "spectator": "Spectateur",
        "watch_film": "Lire", "stop_film": "Arrêter",
        "reconnecting": "La connexion est perdue. Nouvel essai …", "error": "Cela n'a pas marché", "go_home": "Retour aux tables",
        "missing": "Cette page ou cette table n'existe pas.", "table_moved": "La table a changé entre-temps. Regardez à nouveau.",
        "try_again": "Trop de changements à la fois. Réessayez.", "old_rules": "Cette partie a commencé avec d'anciennes règles et reste en sommeil.",
        "not_seated": "Vous n'avez pas de place à cette table.", "host_only": "Seul l'hôte de la table peut faire cela.",
        "table_open": "La partie n'a pas commencé.", "table_playing": "La partie a commencé.", "table_over": "La partie est terminée.",
        "table_closed": "La table est fermée.", "table_film": "C'est un enregistrement.", "not_over": "La partie n'est pas encore terminée.",
        "no_free_seat": "Aucune place n'est libre.", "seat_taken": "La place est prise.", "seats_empty": "Une place est encore vide.",
        "invitation_needed": "Cette table est privée ; il faut une invitation.", "one_seat": "Vous ne pouvez avoir qu'une place.",
        "bad_clock": "Cette horloge n'existe pas.", "bad_name": "Un nom a de 1 à {n} caractères.", "bad_chat": "Une ligne a de 1 à {n} caractères.",
        "bad_password": "Un mot de passe a au moins {n} caractères.", "bad_replay": "Ce n'est pas une partie qui puisse être rejouée.",
        "already_claimed": "Vous avez déjà un mot de passe.", "name_taken": "Le nom {name} est pris.", "wrong_password": "Le nom ou le mot de passe est faux.",
        "too_often": "Trop vite. Attendez un instant.", "too_large": "C'est trop à la fois.", "bad_form": "Le formulaire n'a pas été compris.",
        "csrf": "Le formulaire a expiré. Rechargez la page.", "sign_in_needed": "Il faut être quelqu'un : demandez d'abord un jeton d'invité.",
        "nothing_to_undo": "Il n'y a rien à reprendre.", "plea_open": "Quelqu'un le demande déjà.", "no_plea": "Personne ne demande à reprendre.",
        "broken": "Quelque chose s'est mal passé de notre côté.", "illegal": "Cette réponse n'est pas possible.", "not_asked": "On ne vous demande rien.",
        "unofficial": "Un projet non officiel d'amis de ces jeux.", "api": "API", "conformance": "Chaque règle et ses tests",
        "step_link": "Lien vers cette étape", "moved": "{name} : {text}", "yes": "oui", "no": "non", "nothing": "rien", "everybody": "Toutes",
    },
}  # fmt: skip


def say(lang: str, key: str, **values: object) -> str:
    """A text of ours; a plural has its singular first and goes by `n`."""
    text = TEXTS[lang][key]
    if "|" in text:
        one, many = text.split("|")
        n = values.get("n", 2)
        single = isinstance(n, (int, float)) and (abs(n) < 2 if lang == "fr" else n == 1)
        text = one if single else many
    return text.format(**values)


def number(value: float, lang: str) -> str:
    """A number as it is written in a language."""
    return str(format_decimal(value, locale=lang))


def moment(at: float, lang: str) -> str:
    """A time as it is written in a language."""
    return str(format_datetime(datetime.fromtimestamp(at, timezone.utc), "medium", locale=lang))


def preferred(accepted: str) -> str:
    """The language a browser asks for, English otherwise."""
    for part in accepted.split(","):
        lang = part.partition(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"
