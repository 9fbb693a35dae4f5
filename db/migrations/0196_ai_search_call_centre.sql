-- AI search: 'call' alone says nothing, because people write it before their number.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('skill', 'Call centre', 'call centre; contact centre; call centre work')
) AS lists (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
