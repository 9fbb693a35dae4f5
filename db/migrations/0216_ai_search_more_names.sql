-- AI search: who raises fish or pearls is no fisheries officer, who controls fishing.

UPDATE ai_terms SET kind = 'narrower'
WHERE kind = 'occupation' AND meaning = 'Biological Technicians'
  AND phrase ~ 'aquaculture|hatchery|pearl|fish farm|coral farm|mariculture';

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT 'narrower', 'Biological Technicians',
  unnest(string_to_array('pearl farm technician; pearl seeding technician; pearl farm seeding technician; seeding technician', '; '))
ON CONFLICT (phrase, kind, meaning) DO NOTHING;

-- 'Cook for a camp' means the title 'Camp Cook'. Minutes are taken, written and prepared.
INSERT INTO ai_terms (kind, meaning, phrase) VALUES ('occupation', 'Camp Cook', 'cook camp'),
  ('skill', 'Minute taking', 'minutes taking'), ('skill', 'Minute taking', 'agenda and minutes'),
  ('skill', 'Minute taking', 'meeting minutes'), ('skill', 'Minute taking', 'prepare minutes'),
  ('skill', 'Minute taking', 'minutes preparation'), ('skill', 'Minute taking', 'record minutes')
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
