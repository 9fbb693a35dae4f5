-- AI search: who has a trade without a name. O*NET lists a tradesman as a buyer.
INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Handyman', 'tradesman; tradesperson; tradie; general tradesman; general tradesperson; multi skilled tradesman; multi skilled tradesperson; maintenance tradesman; maintenance tradesperson; building tradesman')
) rows (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
