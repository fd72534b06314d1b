"""Provides foods, in one module for each kind.

A function makes the mesh of a food or lays the food on the table.
"""
