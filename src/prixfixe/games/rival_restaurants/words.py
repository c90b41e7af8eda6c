"""stub"""
from prixfixe.kit.words import GameWords, Lexicon
L=Lexicon({"en":{"x":"x"},"fr":{"x":"x"}},{})
WORDS=GameWords(lambda c:L, lambda s,a:("x",), lambda s,a,o:("x",), lambda s,seat:[])
