-- AI search: who raises fish or pearls is no fisheries officer, who controls fishing.

UPDATE ai_terms SET kind = 'narrower'
WHERE kind = 'occupation' AND meaning = 'Biological Technicians'
  AND phrase ~ 'aquaculture|hatchery|pearl|fish farm|coral farm|mariculture';

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT 'narrower', 'Biological Technicians',
  unnest(string_to_array('pearl farm technician; pearl seeding technician; pearl farm seeding technician; seeding technician', '; '))
ON CONFLICT (phrase, kind, meaning) DO NOTHING;

-- 'Cook for a camp' means the title 'Camp Cook'.
INSERT INTO ai_terms (kind, meaning, phrase) VALUES ('occupation', 'Camp Cook', 'cook camp')
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
