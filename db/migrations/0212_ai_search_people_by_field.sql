-- AI search: people named by their field, leaders of labourers, and other names that searches used.
INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Bookkeeper', 'accounts person; account person; accounts lady; accounts guy; books person')
) rows (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
