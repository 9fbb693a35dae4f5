-- AI search: who raises fish or pearls is no fisheries officer, who controls fishing. 'Cook for a camp' means the title
-- 'Camp Cook'. Minutes are taken, written and prepared.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Biological Technicians', 'aquaculture technician'),
  ('occupation', 'Biological Technicians', 'hatchery technician'),
  ('occupation', 'Biological Technicians', 'aquaculture officer'),
  ('occupation', 'Biological Technicians', 'fish farm technician'),
  ('occupation', 'Biological Technicians', 'inland aquaculture officer'),
  ('occupation', 'Biological Technicians', 'mariculture officer'),
  ('occupation', 'Biological Technicians', 'aquaculture specialist'),
  ('occupation', 'Biological Technicians', 'aquaculture coordinator'),
  ('occupation', 'Biological Technicians', 'aquaculture assistant'),
  ('occupation', 'Biological Technicians', 'pearl technician'),
  ('occupation', 'Biological Technicians', 'coral farm technician'),
  ('occupation', 'Biological Technicians', 'prawn hatchery technician'),
  ('occupation', 'Biological Technicians', 'fish hatchery technician'),
  ('occupation', 'Biological Technicians', 'hatchery operator'),
  ('occupation', 'Biological Technicians', 'fish hatchery operator'),
  ('occupation', 'Biological Technicians', 'tilapia hatchery operator'),
  ('occupation', 'Biological Technicians', 'aquaculture farm technician')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('narrower', 'Biological Technicians', 'aquaculture technician; hatchery technician; aquaculture officer; fish farm technician; inland aquaculture officer; mariculture officer; aquaculture specialist; aquaculture coordinator; aquaculture assistant; pearl technician; coral farm technician; prawn hatchery technician; fish hatchery technician; hatchery operator; fish hatchery operator; tilapia hatchery operator; aquaculture farm technician; pearl farm technician; pearl seeding technician; pearl farm seeding technician; seeding technician'),
  ('occupation', 'Camp Cook', 'cook camp'),
  ('skill', 'Minute taking', 'minutes taking; agenda and minutes; meeting minutes; prepare minutes; minutes preparation; record minutes')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
