-- AI search: more words of the country, after reading what searches of the demonstration found.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Refrigeration Mechanic', 'refrigeration and air conditioning mechanic; air conditioning mechanic; refrigeration fitter'),
  ('occupation', 'Data Entry Clerk', 'data entry; data entry assistant'),
  ('occupation', 'Shop Assistant', 'shop attendant; store attendant; supermarket assistant; supermarket attendant'),
  ('narrower', 'Cashier', 'supermarket cashier'),
  ('skill', 'Cooking', 'cooked; cooks meals; cooked meals; preparing food; prepared meals; prepared food'),
  ('skill', 'Cleaning', 'cleaned; cleaned rooms; cleans'),
  ('skill', 'Welding', 'welded; welds'),
  ('skill', 'Minute taking', 'taking minutes; minutes of meetings; take minutes'),
  ('skill', 'Diary management', 'managing diaries; calendar management'),
  ('skill', 'Filing', 'record keeping; records management; file keeping')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
