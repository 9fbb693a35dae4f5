-- AI search: shortened titles, graduates by their subject, and other names that employers use.
DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Elementary School Teacher', 'skul tisa')
);
INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Teacher', 'skul tisa'),
  ('occupation', 'Secondary School Teacher', 'tisa bilong haiskul'),
  ('occupation', 'Civil Engineer', 'civil eng'),
  ('occupation', 'Mechanical Engineer', 'mech eng; mechanical eng'),
  ('occupation', 'Electrical Engineer', 'elec eng; electrical eng'),
  ('occupation', 'Mining Engineer', 'mining eng'),
  ('occupation', 'Software Developer', 'software eng; software dev; dev; php dev; java dev; full stack dev; backend dev; mobile dev'),
  ('occupation', 'Web Developer', 'web dev; front end dev; frontend dev; wordpress dev'),
  ('occupation', 'Journalist', 'journo'),
  ('occupation', 'Skipper', 'stiaman; stiaman bilong bot; boskru kepten'),
  ('occupation', 'Tractor Driver', 'draiva bilong trakta; trakta draiva'),
  ('narrower', 'Lawyer', 'law graduate; legal graduate'),
  ('narrower', 'Accountant', 'commerce graduate'),
  ('narrower', 'Computer Technician', 'it graduate; ict graduate; computer science graduate'),
  ('narrower', 'Agronomist', 'agriculture graduate'),
  ('narrower', 'Geologist', 'geology graduate'),
  ('narrower', 'Secondary School Teacher', 'art teacher; arts teacher; music teacher; drama teacher; visual art teacher'),
  ('occupation', 'Counselor', 'gender based violence counsellor; gbv counsellor; family violence counsellor'),
  ('occupation', 'Farm Worker', 'tea picker; fruit and vegetable picker'),
  ('narrower', 'Office Clerk', 'roster clerk; rostering clerk; roster officer; fifo clerk; fifo coordinator; mobilisation clerk; mobilisation officer; mobilisation coordinator; crewing clerk'),
  ('narrower', 'Camera Operator', 'drone pilot; drone operator; uav pilot; uav operator')
) rows (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
