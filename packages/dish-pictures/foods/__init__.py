"""Foods by family. Each function makes a mesh, or lays what it names on the table."""
