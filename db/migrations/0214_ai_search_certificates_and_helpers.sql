-- AI search: people who help in a house also mind its children, mobile plant is repaired by plant mechanics, and
-- certificates are asked for by their own names.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  -- who knows Cisco has not passed its examinations
  ('skill', 'Cisco', 'ccna'),
  ('skill', 'Cisco', 'ccnp'),
  -- not every accountant is a CPA
  ('occupation', 'Accountant', 'cpa accountant')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('narrower', 'Nanny', 'haus meri; home help'),
  ('occupation', 'Diesel Mechanic', 'mobile plant technician'),
  ('occupation', 'Accountant', 'certified practising accountant'),
  ('skill', 'CCNA', 'ccna; cisco ccna; cisco certified network associate'),
  ('skill', 'CCNP', 'ccnp; cisco ccnp; cisco certified network professional'),
  ('skill', 'CPA', 'cpa; certified practising accountant; cpa png'),
  ('skill', 'TSC registration', 'tsc; tsc registered; tsc registration; teaching service commission registration'),
  ('skill', 'NEBOSH', 'nebosh; nebosh certificate'),
  ('skill', 'ATPL', 'atpl; airline transport pilot licence'),
  ('skill', 'Practising certificate', 'practising certificate; practicing certificate'),
  ('occupation', 'Security Guard', 'sec guard; sec officer')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;

UPDATE locations SET aliases = ARRAY(SELECT DISTINCT unnest(aliases || string_to_array(names, '; ')) ORDER BY 1)
FROM (VALUES
  ('hela-province', 'hides'),
  ('madang-province', 'ramu')
) AS added (place, names) WHERE slug = place;
UPDATE cvs SET location_id = l.id FROM locations l WHERE location_id IS NULL AND lower(btrim(location)) = ANY (l.aliases);
