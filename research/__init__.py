"""Programs behind the numbers that the product ships: see README.md. The product imports none of them."""
