"""The printed cards once more, as the card list has them, so that a slip in the content file is seen."""

from __future__ import annotations

# id: ingredients / toques, income, prestige / wine / categories / speciality
RECIPES = """
[starter]
crostini_toscani: chicken flour / 1 5 4 / red / meat / family
polpettine_della_nonna: pork egg / 1 6 4 / rose / meat / family
prosciutto_e_pere: pork pear / 1 5 5 / sparkling / meat / none
spiedini_di_tacchino: turkey / 1 4 3 / rose / meat / none
carpaccio_di_manzo: beef lemon cheese / 2 6 8 / red / meat / fine
vitello_tonnato: veal tuna egg / 3 6 9 / white / meat / fine
impepata_di_cozze: mussel mussel / 1 6 4 / white / fish / family
calamari_fritti: squid flour / 1 6 4 / sparkling / fish / family
cocktail_di_gamberi: prawn tomato / 1 5 5 / white / fish / none
insalata_di_mare: squid mussel lemon / 2 6 6 / sparkling / fish / none
tartare_di_tonno: tuna lemon / 1 4 5 / sparkling / fish / fine
branzino_marinato: sea_bass asparagus lemon / 3 7 9 / white / fish / fine
funghi_trifolati: mushroom / 1 4 3 / rose / vegetable / none
carciofi_ai_funghi: artichoke mushroom cheese / 1 6 6 / white / vegetable / none
caponata: aubergine tomato / 1 5 4 / rose / vegetable / family
bruschetta_al_pomodoro: tomato flour / 1 5 3 / sparkling / vegetable / family
asparagi_alla_bismarck: asparagus egg / 1 4 5 / sparkling / vegetable / fine
sformatino_di_zucchine: courgette egg cheese / 2 5 7 / white / vegetable / fine
[first]
tagliatelle_al_ragu: beef tomato / 1 6 4 / red / meat / family
lasagne_alla_bolognese: flour beef tomato cheese / 2 8 8 / red / meat / family
spaghetti_alla_carbonara: pork egg / 1 5 5 / white / meat / none
bucatini_all_amatriciana: pork tomato / 1 6 4 / red / meat / family
tortellini_in_brodo: turkey pork egg / 2 6 7 / sparkling / meat / none
risotto_alla_salsiccia: pork / 1 4 3 / red / meat / none
stracciatella_in_brodo: chicken egg / 1 5 4 / white / meat / none
risotto_al_ragu_di_vitello: veal cheese / 2 5 7 / red / meat / fine
pasta_all_anatra: duck / 2 4 5 / red / meat / fine
agnolotti_del_plin: veal flour egg cheese / 3 7 10 / red / meat / fine
spaghetti_alle_cozze: mussel / 1 5 2 / white / fish / family
spaghetti_allo_scoglio: mussel squid prawn / 2 7 7 / white / fish / none
risotto_alla_pescatora: mussel squid / 1 5 5 / white / fish / none
risotto_al_nero: squid / 2 4 4 / sparkling / fish / fine
linguine_al_tonno: tuna tomato / 1 6 4 / rose / fish / family
ravioli_di_branzino: sea_bass flour lemon / 3 6 8 / white / fish / fine
risotto_gamberi_e_asparagi: prawn asparagus / 2 6 7 / white / fish / fine
gnocchi_alle_cozze: potato mussel / 1 5 4 / rose / fish / family
paccheri_al_baccala: cod tomato / 1 5 4 / rose / fish / none
tagliolini_ai_gamberi: prawn courgette / 2 6 6 / white / fish / none
spaghetti_al_pomodoro: tomato / 1 4 2 / rose / vegetable / family
gnocchi_alla_sorrentina: potato tomato cheese / 1 6 5 / rose / vegetable / family
risotto_ai_funghi: mushroom cheese / 1 5 5 / red / vegetable / none
ravioli_ai_carciofi: artichoke flour cheese / 3 6 8 / white / vegetable / fine
pasta_alla_norma: aubergine tomato cheese / 2 7 6 / red / vegetable / family
cacio_e_pepe: cheese / 1 4 3 / white / vegetable / none
risotto_agli_asparagi: asparagus lemon / 1 4 5 / sparkling / vegetable / fine
minestrone: potato courgette tomato / 1 6 5 / rose / vegetable / family
lasagne_ai_carciofi: flour artichoke mushroom cheese / 3 7 10 / red / vegetable / fine
risotto_alle_fragole: strawberry liquor / 2 5 6 / rose / vegetable / fine
[second]
arrosto_di_vitello: veal / 1 5 4 / red / meat / none
saltimbocca: veal pork / 2 6 7 / white / meat / fine
ossobuco: veal tomato lemon / 3 6 8 / red / meat / fine
pollo_alla_cacciatora: chicken tomato mushroom / 1 6 5 / red / meat / family
spezzatino_con_patate: beef potato / 1 6 4 / red / meat / family
bistecca_di_vitello_al_pepe: veal liquor / 2 6 6 / red / meat / none
filetto_ai_funghi: beef mushroom liquor / 3 7 9 / red / meat / fine
anatra_con_patate: duck potato / 2 7 5 / red / meat / family
rolle_di_tacchino: turkey egg cheese / 1 6 6 / rose / meat / none
arista_alle_mele: pork apple / 1 5 5 / rose / meat / none
baccala_alla_livornese: cod tomato potato / 2 6 6 / rose / fish / family
fritto_misto: squid prawn flour / 2 7 7 / sparkling / fish / none
branzino_con_patate: sea_bass potato / 2 6 6 / white / fish / none
branzino_in_crosta: sea_bass flour egg / 3 6 8 / white / fish / fine
tonno_alla_piastra: tuna / 1 4 3 / white / fish / none
calamari_ripieni: squid egg cheese / 2 7 6 / white / fish / family
gamberoni_al_limone: prawn lemon / 1 5 6 / sparkling / fish / fine
cacciucco: mussel squid cod tomato / 3 8 8 / red / fish / family
baccala_mantecato: cod potato / 1 5 4 / white / fish / none
tonno_in_crosta_di_mandorle: tuna almond lemon / 3 6 8 / white / fish / fine
parmigiana: aubergine aubergine tomato cheese / 2 8 7 / red / vegetable / family
frittata_di_zucchine: courgette egg / 1 5 4 / rose / vegetable / family
tortino_di_patate: potato egg cheese / 1 5 6 / white / vegetable / none
cappelle_di_funghi_ripiene: mushroom mushroom cheese / 2 6 8 / red / vegetable / fine
carciofi_alla_romana: artichoke / 1 4 3 / white / vegetable / none
asparagi_gratinati: asparagus cheese / 2 5 6 / white / vegetable / fine
melanzane_ripiene: aubergine egg tomato / 1 6 5 / rose / vegetable / family
uova_in_purgatorio: egg tomato / 1 5 3 / rose / vegetable / family
torta_pasqualina: artichoke flour egg cheese / 3 6 9 / white / vegetable / fine
souffle_pere_e_formaggio: cheese egg pear / 3 5 8 / sparkling / vegetable / fine
[dessert]
macedonia: apple strawberry / 1 6 4 / sparkling / meat fish vegetable / family
tiramisu: egg cheese liquor / 2 6 7 / sweet / meat fish vegetable / none
mascarpone_e_fragole: cheese strawberry / 1 6 5 / sweet / meat fish vegetable / none
torta_di_mele: apple flour lemon / 1 6 5 / sweet / meat fish vegetable / family
gelato_alla_fragola: strawberry / 1 4 3 / sparkling / meat fish vegetable / none
zabaione: egg liquor / 1 6 4 / sweet / meat fish vegetable / family
salame_di_cioccolato: chocolate egg / 1 6 4 / sweet / meat / family
cantucci: almond flour / 1 6 4 / sweet / meat / family
tortino_al_cioccolato: chocolate flour egg / 3 5 7 / sweet / meat / fine
strudel_di_mele: apple flour almond / 2 6 6 / sweet / meat / none
sorbetto_al_limone: lemon / 1 4 3 / sparkling / fish / none
delizia_al_limone: lemon flour egg / 2 5 6 / sparkling / fish / fine
meringata_al_limone: lemon egg / 1 5 4 / sparkling / fish / none
cassata: cheese almond lemon liquor / 3 7 10 / sweet / fish / fine
budino_di_riso: egg pear / 1 6 4 / sweet / vegetable / family
biancomangiare: almond / 1 4 3 / sweet / vegetable / none
charlotte_alle_pere: pear egg cheese / 3 6 8 / sparkling / vegetable / fine
pere_cotte: pear / 1 4 3 / sweet / vegetable / none
cannoli: flour cheese chocolate / 2 6 7 / sweet / meat fish / fine
semifreddo_alle_mandorle: almond egg / 1 4 5 / sweet / meat fish / fine
millefoglie_alle_fragole: flour egg cheese strawberry / 3 7 9 / sparkling / meat fish / fine
baba: flour liquor / 2 5 5 / sweet / meat fish / none
torta_caprese: chocolate almond egg / 2 6 7 / sweet / meat vegetable / fine
fragole_al_cioccolato: strawberry chocolate / 1 5 6 / sweet / meat vegetable / fine
torta_pere_e_cioccolato: pear chocolate flour / 2 5 7 / sweet / meat vegetable / fine
torta_della_nonna: flour egg almond / 2 7 6 / sweet / meat vegetable / family
fragole_al_limone: strawberry lemon / 1 6 4 / sparkling / fish vegetable / family
crostata_di_fragole: strawberry flour / 1 6 4 / sparkling / fish vegetable / family
ricciarelli: almond lemon / 1 5 4 / sweet / fish vegetable / none
frittelle_di_mele: apple egg / 1 5 3 / sparkling / fish vegetable / family
"""

# id: type, cost, income, prestige
WINES = """
barbera_d_asti: red 4 4 0
montepulciano_d_abruzzo: red 5 4 1
chianti: red 6 5 1
nero_d_avola: red 6 4 2
primitivo_di_manduria: red 7 6 1
amarone: red 10 5 4
brunello: red 12 5 6
barolo: red 13 6 6
pinot_grigio: white 4 4 0
soave: white 5 4 1
falanghina: white 5 3 2
verdicchio: white 6 5 1
vermentino: white 6 4 2
vernaccia: white 8 5 3
greco_di_tufo: white 9 4 4
gavi: white 11 5 5
cerasuolo: rose 4 4 0
chiaretto: rose 5 5 0
castel_del_monte: rose 5 4 1
ciro: rose 6 5 1
salice_salentino: rose 6 4 2
lagrein: rose 7 4 3
alghero: rose 8 6 2
etna_rosato: rose 10 5 4
lambrusco: sparkling 4 4 0
durello: sparkling 5 4 1
prosecco: sparkling 6 5 1
oltrepo: sparkling 6 3 3
cartizze: sparkling 8 5 3
alta_langa: sparkling 9 4 4
trento: sparkling 10 5 4
franciacorta: sparkling 12 5 6
moscato_d_asti: sweet 5 5 0
brachetto: sweet 5 4 1
marsala: sweet 6 5 1
malvasia: sweet 6 4 2
vin_santo: sweet 8 4 3
recioto: sweet 8 5 3
passito_di_pantelleria: sweet 10 5 4
picolit: sweet 11 4 6
"""

# id: shop, cost, tokens
INGREDIENTS = """
chicken: butcher 2 4
turkey: butcher 3 4
pork: butcher 4 6
beef: butcher 5 5
veal: butcher 5 5
duck: butcher 6 2
tomato: greengrocer 1 8
potato: greengrocer 1 5
aubergine: greengrocer 2 4
courgette: greengrocer 2 3
mushroom: greengrocer 3 5
artichoke: greengrocer 3 4
asparagus: greengrocer 4 3
lemon: fruiterer 1 7
apple: fruiterer 1 4
pear: fruiterer 2 4
strawberry: fruiterer 3 5
almond: fruiterer 3 5
mussel: fishmonger 2 6
squid: fishmonger 3 5
cod: fishmonger 3 4
tuna: fishmonger 4 4
prawn: fishmonger 5 3
sea_bass: fishmonger 6 2
flour: grocery 1 9
egg: grocery 1 11
cheese: grocery 3 10
chocolate: grocery 3 5
liquor: grocery 3 5
"""

# id: series, cost
BONUS = """
aquarium: 1 4
breeder: 1 5
shopping_bag: 1 12
barman: 1 3
chef: 1 5
pantry: 1 1
sauce_expert: 1 4
president_photo: 1 1
orchard: 1 5
cat: 1 12
trusted_shop: 1 2
vegetable_garden: 1 5
fisherman: 1 5
kitchen_hand: 1 5
chefs_assistant: 2 4
chic_decor: 2 6
display_case: 2 14
wine_cellar: 2 3
accountant: 2 2
remedial_course: 2 2
professional_kitchen: 2 4
spice_merchant: 2 3
sign: 2 7
maitre: 2 8
homemaker: 2 4
playground: 2 9
piano_bar: 2 7
sommelier: 2 2
"""
