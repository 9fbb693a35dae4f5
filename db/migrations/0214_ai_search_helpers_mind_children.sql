-- AI search: people who help in a house also mind its children, and mobile plant is repaired by plant mechanics.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('narrower', 'Nanny', 'haus meri; home help'),
  ('occupation', 'Diesel Mechanic', 'mobile plant technician')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
