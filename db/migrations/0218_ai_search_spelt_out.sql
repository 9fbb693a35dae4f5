-- AI search: abbreviations and everyday words of skills find the CVs that spell them out, and a search shows the product
-- that was typed, not another one of the same maker. 'Senior' is a level, not a part of the name of a job.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('skill', 'Adobe Photoshop', 'adobe creative suite'),
  ('skill', 'Adobe Photoshop', 'adobe illustrator'),
  ('skill', 'Adobe Photoshop', 'adobe indesign'),
  ('skill', 'Adobe Photoshop', 'creative suite'),
  ('skill', 'Adobe Photoshop', 'indesign'),
  ('occupation', 'Accountant', 'senior accounts officer'),
  ('occupation', 'Business Intelligence Analysts', 'senior data analyst'),
  ('occupation', 'Chemist', 'senior chemist'),
  ('occupation', 'Computer and Information Systems Managers', 'senior information technology manager'),
  ('occupation', 'Geologist', 'senior exploration geologist'),
  ('occupation', 'Geologist', 'senior mine geologist'),
  ('occupation', 'Lawyer', 'senior legal officer'),
  ('occupation', 'Metallurgist', 'senior metallurgist'),
  ('occupation', 'Metallurgist', 'senior plant metallurgist'),
  ('occupation', 'NGO Manager', 'senior program manager'),
  ('occupation', 'Planning Engineer', 'senior planning engineer'),
  ('occupation', 'Power Station Operator', 'senior power station operator'),
  ('occupation', 'Project Officer', 'senior programme officer'),
  ('occupation', 'Project Planner', 'senior planner projects'),
  ('occupation', 'Research Assistant', 'senior research officer'),
  ('occupation', 'Surveyor', 'senior mine surveyor'),
  ('narrower', 'Geologist', 'senior geologist'),
  ('skill', 'PLC programming', 'scada')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('skill', 'Adobe InDesign', 'indesign; adobe indesign'),
  ('skill', 'Adobe Illustrator', 'adobe illustrator'),
  ('skill', 'Adobe Creative Suite', 'creative suite; adobe creative suite; creative cloud; adobe creative cloud; adobe suite'),
  ('skill', 'Customs clearance', 'cleared cargo; clearing cargo; cargo clearance; cleared customs'),
  ('skill', 'Health and safety', 'health and safety; ohs; oh&s; hse; whs; occupational health and safety; workplace health and safety; health safety and environment; occupational safety'),
  ('skill', 'Intensive care', 'icu; intensive care; intensive care unit; critical care'),
  ('skill', 'PMV', 'pmv; public motor vehicle'),
  ('skill', 'SCADA', 'scada'),
  ('skill', 'Reservations', 'booking system; bookings system; booking software; reservation system; reservations system'),
  ('skill', 'Travel bookings', 'travel bookings; travel booking; travel arrangements; booking travel; travel reservations'),
  ('skill', 'Venepuncture', 'took bloods; taking bloods; took blood; take blood; drew blood; draw blood; blood draws'),
  ('skill', 'Cash handling', 'handling money; handled cash; handled money')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
