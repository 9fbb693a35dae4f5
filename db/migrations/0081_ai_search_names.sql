-- AI search: other names of skills.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('skill', 'Networking', 'network; networks; computer network')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
