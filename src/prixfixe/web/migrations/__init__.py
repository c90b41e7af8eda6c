"""Changes of the schema, in order; the server carries them out when it starts."""
