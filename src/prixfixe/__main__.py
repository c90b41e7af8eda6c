"""`python -m prixfixe` is the command `prixfixe`."""

from prixfixe.cli import main

if __name__ == "__main__":
    main()
