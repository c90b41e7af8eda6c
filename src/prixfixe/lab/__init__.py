"""Level 5: many matches. Simulations, tournaments, balance reports, what-ifs, and the analysis of one match."""
