"""What `pioche new` begins with: a package that is installed, played and tested as it is."""
