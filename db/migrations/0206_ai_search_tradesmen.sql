-- AI search: names of a tradesman whose trade is not said.
INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Handyman', 'general tradesman; general tradesperson; multi skilled tradesman; multi skilled tradesperson; maintenance tradesman; maintenance tradesperson; building tradesman')
) rows (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
