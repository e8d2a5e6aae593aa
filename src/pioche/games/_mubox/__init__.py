"""What the games of one box share: sixty cards, and how they look and lie."""
