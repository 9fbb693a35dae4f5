-- How many CVs a package opens depends on a setting: the page counts them, the text does not.
UPDATE credit_packages SET description = 'For one vacancy' WHERE description = 'For one vacancy: open five CVs';
