-- AI search: who keeps the records of the stock is found for a storeman, but a storeman is not called excellent for it.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Storekeeper', 'inventory officer'),
  ('occupation', 'Storekeeper', 'inventory controller'),
  ('occupation', 'Storekeeper', 'stock controller'),
  ('occupation', 'Storekeeper', 'store person'),
  ('occupation', 'Storekeeper', 'stores person')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('narrower', 'Storekeeper', 'inventory officer; inventory controller; stock controller')
) AS lists (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
