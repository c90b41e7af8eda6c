"""Sweet Mess: Pastry Competition (C'est du gâteau)."""
