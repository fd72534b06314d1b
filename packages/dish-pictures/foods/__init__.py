"""Foods by family. Each function makes a mesh, or lays the food that it names on the table."""
