-- AI search: who drives a forklift or knows CPR need not have the licence or certificate that is asked for, and a search
-- shows the product that was typed, not another one for the same work.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('skill', 'ArcGIS', 'qgis'),
  ('skill', 'ArcGIS', 'mapinfo'),
  ('skill', 'First aid', 'first aid certificate'),
  ('skill', 'First aid', 'first aid ticket'),
  ('skill', 'Forklift', 'forklift licence'),
  ('skill', 'Forklift', 'forklift certificate'),
  ('skill', 'Forklift', 'forklift ticket'),
  ('skill', 'Microsoft Project', 'primavera'),
  ('skill', 'Microsoft Project', 'primavera p6'),
  ('skill', 'Microsoft Project', 'p6')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('skill', 'QGIS', 'qgis; quantum gis'),
  ('skill', 'MapInfo', 'mapinfo'),
  ('skill', 'Primavera', 'primavera; primavera p6; p6; oracle primavera'),
  ('skill', 'Forklift licence', 'forklift licence; forklift certificate; forklift ticket; forklift operator licence; forklift operator certificate; forklift operator ticket; forklift driver licence; forklift driving licence; licence forklift; licensed forklift; ticketed forklift; certified forklift; lf licence; lf ticket'),
  ('skill', 'First aid certificate', 'first aid certificate; first aid certification; first aid certified; first aid ticket; first aid licence; certified first aid; certified first aider; certificate first aid; senior first aid; senior first aid certificate; hltaid003; hltaid011'),
  ('skill', 'Certificate IV in Training and Assessment', 'certificate iv in training; certificate 4 in training; certificate iv in training and assessment; certificate 4 in training and assessment'),
  ('occupation', 'Licensed Electrician', 'registered electrician')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
