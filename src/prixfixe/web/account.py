"""The pages of who you are: name, password, language."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from prixfixe.web.forms import Guest, Here, Post, to
from prixfixe.web.house import COOKIE, LANG, House, count_login
from prixfixe.web.people import SHORTEST_PASSWORD, YEAR, Person
from prixfixe.web.rendering import render
from prixfixe.web.texts import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.get("/me")
def me(request: Request, guest: Guest) -> Response:
    """Your name, and how to keep it."""
    return render(request, guest, "me.html", shortest=SHORTEST_PASSWORD)


def as_person(house: House, person: Person, path: str) -> Response:
    """Go on as somebody."""
    response = to(path)
    set_cookie(house, response, person)
    return response


def set_cookie(house: House, response: Response, person: Person) -> None:
    """Remember somebody."""
    response.set_cookie(
        COOKIE, house.people.token(person), max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure
    )


@router.post("/me/name")
def rename(house: Here, post: Post) -> Response:
    """Another name."""
    house.limits.spend(post.person.id, "name")
    house.people.rename(post.person, post.text("name"))
    return to("/me")


@router.post("/me/claim")
def claim(request: Request, house: Here, post: Post) -> Response:
    """Keep this identity."""
    count_login(request, post.text("name"))
    return as_person(house, house.people.claim(post.person, post.text("name"), post.text("password")), "/me")


@router.post("/me/password")
def change_password(request: Request, house: Here, post: Post) -> Response:
    """Another password."""
    count_login(request, post.person.id)
    return as_person(house, house.people.change_password(post.person, post.text("old"), post.text("new")), "/me")


@router.post("/me/login")
def login(request: Request, house: Here, post: Post) -> Response:
    """Come back."""
    count_login(request, post.text("name"))
    return as_person(house, house.people.sign_in(post.person, post.text("name"), post.text("password")), "/")


@router.post("/me/logout")
def logout(house: Here, post: Post) -> Response:
    """Leave this browser, or all of them."""
    house.people.sign_out(post.person, "everywhere" in post.form)
    return as_person(house, house.people.visitor(), "/")


@router.post("/language")
def language(house: Here, post: Post) -> Response:
    """Speak another language."""
    lang, back = post.text("lang"), post.text("back", "/")
    response = to(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    if lang in LANGUAGES:
        response.set_cookie(LANG, lang, max_age=YEAR, samesite="lax", httponly=True, secure=house.settings.secure)
    return response
