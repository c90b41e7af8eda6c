"""Forms of our pages: who sent one, and what stands in it."""

from __future__ import annotations

from typing import Annotated, Any, Mapping

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse
from starlette.requests import ClientDisconnect

from prixfixe.web.house import House, Visit, admitted, house_of, visit
from prixfixe.web.people import Person
from prixfixe.web.refused import Refused

Guest = Annotated[Visit, Depends(visit)]
Here = Annotated[House, Depends(house_of)]
LONGEST_FIELD = 1000  # characters of a field of a form
MOST_FIELDS = 300  # of a form; the largest are those of cards


class Posted:
    """A form that came from a page of ours, and who sent it."""

    def __init__(self, person: Person, lang: str, form: Mapping[str, Any]) -> None:
        self.person = person
        self.lang = lang
        self.form = form

    def text(self, name: str, default: str = "") -> str:
        """A field as text."""
        value = self.form.get(name, default)
        if not isinstance(value, str) or len(value) > LONGEST_FIELD:
            raise Refused(422, "bad_form")
        return value

    def number(self, name: str) -> int:
        """A field as a number."""
        try:
            value = int(self.text(name))
        except ValueError:
            raise Refused(422, "bad_form") from None
        if abs(value) >= 1 << 31:
            raise Refused(422, "bad_form")
        return value


async def form_of(request: Request) -> Mapping[str, Any]:
    """The fields of a form."""
    try:
        form = await request.form(max_files=1, max_fields=MOST_FIELDS)
    except ClientDisconnect:  # somebody typed on, or went on to another page
        raise Refused(400, "bad_form") from None
    return {name: form[name] for name in form}


Form = Annotated[Mapping[str, Any], Depends(form_of)]


def posted(request: Request, house: Here, guest: Guest, form: Form) -> Posted:
    """A form with the token that only pages of ours carry; its sender gets a name."""
    if guest.person is None or guest.way != "cookie":
        raise Refused(403, "csrf")
    token = request.headers.get("x-csrf-token") or form.get("csrf")
    if token != house.people.csrf(guest.person):
        raise Refused(403, "csrf")
    return Posted(admitted(request, guest.person), guest.lang, form)


Post = Annotated[Posted, Depends(posted)]


def to(path: str) -> Response:
    """Go on to another page."""
    return RedirectResponse(path, 303)
