"""What every record that the page and the JSON API speak is made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictStr

Kind = Annotated[StrictStr, Field(max_length=20)]


class Record(BaseModel):
    """A record that refuses what it does not know."""

    model_config = ConfigDict(extra="forbid")
