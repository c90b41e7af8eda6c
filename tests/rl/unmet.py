"""Actions that no match of the census has offered, and why; `coins 7..9` stands for three of them."""

from __future__ import annotations

from typing import Mapping

SELDOM_REPLACED = (
    "agnolotti_del_plin", "baccala_alla_livornese", "baccala_mantecato", "cacciucco", "calamari_ripieni",
    "gnocchi_alla_sorrentina", "melanzane_ripiene", "minestrone", "paccheri_al_baccala", "parmigiana",
    "pasta_alla_norma", "pollo_alla_cacciatora", "rolle_di_tacchino", "spaghetti_allo_scoglio", "strudel_di_mele",
    "torta_pasqualina", "tortino_di_patate", "uova_in_purgatorio", "zabaione",
)  # fmt: skip
SINGLE_COPIES = (
    "armed_robbery", "big_tipper", "brain_freeze", "fast_food", "grand_theft_avocado", "kitchen_nightmare",
    "menu_makeover", "recipe_for_disaster", "say_cheese", "trading_plaices", "trash_talk",
)  # fmt: skip
UNMET: Mapping[str, Mapping[str, str]] = {
    "restaurant-row": {
        "RR-LOAN-3 step 31..40": "rare: more than 300 dollars owed, from seven visits to the bank, and the cash for it",
    },
    "ristorante-italia": {
        "RI-BTWO-7 accountant": "never: there is one Accountant, and whoever may look through the discards holds it",
        **dict.fromkeys(
            (f"RI-MENU-3 {recipe}" for recipe in SELDOM_REPLACED),
            "rare: this recipe on a full menu as the humblest of its course when a third one is placed",
        ),
    },
    "rival-restaurants": {
        "RV-BID-5 coins 1": "never: every counter card costs a coin or more, so that a raise is two coins at least",
        "RV-CHEF-4.named seat 5 pork": "rare: revenge of one chef on the sixth player for one kind of meat",
        "RV-CHEF-4.named seat 5 shellfish": "rare: revenge of one chef on the sixth player for one kind of meat",
        **dict.fromkeys(
            (f"RV-BART-15 {card}" for card in SINGLE_COPIES),
            "rare: somebody accepts an offer that wants any card, holding this single copy and others",
        ),
    },
}
