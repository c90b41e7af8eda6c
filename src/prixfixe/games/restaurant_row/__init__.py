"""Restaurant Row: run a restaurant on a street that becomes famous for something else every day."""
