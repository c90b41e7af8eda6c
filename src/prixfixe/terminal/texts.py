"""What the terminal itself says."""

from __future__ import annotations

TEXTS = {
    "en": {
        "help": "a number: take that choice   Enter: the whole table   i NAME: what a card, a place or a symbol is\n"
        "?: the rule behind the question   ? WORDS: rules that say so   n: what is not possible, and why\n"
        "u: take back   h: a hint   l: the whole log   q: save and leave",
        "prompt": "Your choice",
        "turn": "{name}, it is your turn.",
        "number": "Please type a number from 1 to {most}, or one of i ? n u h l q.",
        "undone": "Taken back.",
        "refused": "Nothing is refused here.",
        "no_rule": "There is no further text for this rule.",
        "sealed": "The deal is sealed: {seal}",
        "saved": "Saved as {path}. Go on with: prixfixe play {game} --resume {path}",
        "over": "The match is over.",
        "place": "{place}. {name}: {score}",
        "rival": "{name}: {score}",
        "keep": "The record of this match is in {path}.",
        "hint": "What a strong bot thinks, best first (chance to win):",
        "share": "{win:3} % ±{doubt}",
        "why": "The first for:",
        "since": "Since your last turn:",
        "yes": "yes",
        "no": "no",
        "nothing": "-",
        "others": "Also: {names}.",
        "rules": "Rules that speak of it: {ids}; type ? and an id.",
        "unknown": "Nothing here is called {name}.",
    },
    "fr": {
        "help": "un nombre : faire ce choix   Entrée : toute la table   i NOM : une carte, un lieu ou un symbole\n"
        "? : la règle derrière la question   ? MOTS : les règles qui en parlent   n : ce qui n'est pas possible\n"
        "u : reprendre   h : un conseil   l : tout le journal   q : enregistrer et quitter",
        "prompt": "Votre choix",
        "turn": "{name}, à vous de jouer.",
        "number": "Tapez un nombre de 1 à {most}, ou l'une des lettres i ? n u h l q.",
        "undone": "Coup repris.",
        "refused": "Rien n'est refusé ici.",
        "no_rule": "Il n'y a pas d'autre texte pour cette règle.",
        "sealed": "La donne est scellée : {seal}",
        "saved": "Enregistré dans {path}. Pour reprendre : prixfixe play {game} --resume {path}",
        "over": "La partie est terminée.",
        "place": "{place}. {name} : {score}",
        "rival": "{name} : {score}",
        "keep": "La partie est enregistrée dans {path}.",
        "hint": "L'avis d'un robot fort, le meilleur d'abord (chances de gagner) :",
        "share": "{win:3} % ±{doubt}",
        "why": "Le premier pour :",
        "since": "Depuis votre dernier tour :",
        "yes": "oui",
        "no": "non",
        "nothing": "-",
        "others": "Et aussi : {names}.",
        "rules": "Les règles en parlent : {ids} ; tapez ? et un numéro.",
        "unknown": "Rien ici ne s'appelle {name}.",
    },
}
