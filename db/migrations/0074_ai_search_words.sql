-- AI search: what is said of abilities in Tok Pisin, and of machines and computers.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Computer Technician', 'computer repair; computer repairs; laptop repair; printer repair'),
  ('skill', 'CAT equipment', 'cat; cat machinery'),
  ('skill', 'Cooking', 'kuk; kukim'),
  ('skill', 'Cleaning', 'klin; klinim; klinim haus')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
