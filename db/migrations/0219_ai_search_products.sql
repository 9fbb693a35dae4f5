-- AI search: certificates, products and the usual words of CVs for skills. 'Illustrator' beside 'graphic designer' is a program.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Lawyer', 'house lawyer; house counsel'),
  ('skill', 'Adobe Illustrator', 'illustrator'),
  ('skill', 'Admission to the bar', 'admitted to practice; admitted to practise; admitted to the bar; bar admission; bar admissions; state bar'),
  ('skill', 'Anti-money laundering', 'aml; aml ctf; aml cft; anti money laundering; money laundering'),
  ('skill', 'Basic life support', 'bls; basic life support'),
  ('skill', 'Electrical licence', 'electrical licence; electrical license; licensed electrician; registered electrician'),
  ('skill', 'SHRM', 'shrm; society for human resource management; society of human resource management'),
  ('skill', 'Malaria testing', 'malaria slides; malaria slide; malaria smears'),
  ('skill', 'Microsoft Word', 'word excel; excel word; outlook word; word outlook; word powerpoint; powerpoint word'),
  ('skill', 'Midwifery', 'delivered babies; delivers babies; delivery of babies'),
  ('skill', 'Point of sale', 'cash register; cash registers'),
  ('skill', 'Toyota LandCruiser', 'land cruiser; landcruiser; toyota land cruiser')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
