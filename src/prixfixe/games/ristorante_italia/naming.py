"""What things are called on the table and in sentences alike: theme tokens, and whole cards in one line."""

from __future__ import annotations

from prixfixe.core.game import Speech
from prixfixe.games.ristorante_italia.rows import Content, Recipe
from prixfixe.kit.content import name_of


def theme(c: Content, kind: str, symbol: str, speech: Speech) -> str:
    """The name of a theme token."""
    found = [award for award in c.award if award.kind == kind and award.symbol == symbol]
    return name_of(found[0], speech) if found else symbol


def recipe_card(c: Content, recipe: Recipe, speech: Speech) -> str:
    """Everything a recipe card shows."""
    kinds = {row.id: name_of(row, speech) for row in c.ingredient}
    themes = {row.id: name_of(row, speech) for row in [*c.category, *c.speciality]}
    what = " + ".join(kinds[kind] for kind in recipe.ingredients)
    about = ", ".join(themes[name].lower() for name in [*recipe.categories, recipe.speciality] if name != "none")
    vin = next(name_of(row, speech) for row in c.wine_type if row.id == recipe.wine).lower()
    name = name_of(recipe, speech)
    if speech.lang == "fr":
        toques = f"{recipe.toques} toque{'s' if recipe.toques > 1 else ''}"
        return f"{name} ({what} ; {about} ; {toques}, revenus {recipe.income}, prestige {recipe.prestige} ; {vin})"
    toques = f"{recipe.toques} toque{'s' if recipe.toques > 1 else ''}"
    return f"{name} ({what}; {about}; {toques}, income {recipe.income}, prestige {recipe.prestige}; {vin})"


def wine_card(c: Content, n: int, speech: Speech) -> str:
    """Everything a wine card shows."""
    row = c.wine[n]
    kind = next(name_of(other, speech) for other in c.wine_type if other.id == row.type).lower()
    if speech.lang == "fr":
        return f"{name_of(row, speech)} ({kind} ; {row.cost} pièces, revenus {row.income}, prestige {row.prestige})"
    return f"{name_of(row, speech)} ({kind}; {row.cost} coins, income {row.income}, prestige {row.prestige})"
