-- AI search: operators, drivers and others as sites write them in short.
INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Heavy Equipment Operator', 'dozer op; loader op; excavator op; grader op; roller op; plant op; heavy equipment op; heavy plant op; digger op'),
  ('occupation', 'Forklift Driver', 'forklift op; forky; forky driver'),
  ('occupation', 'Crane Operator', 'crane op'),
  ('occupation', 'Process Plant Operator', 'control room op; process op; mill op; crusher op'),
  ('occupation', 'Bus Driver', 'staff transport driver; staff bus driver; crew bus driver'),
  ('occupation', 'Driver', 'dvr; light vehicle dvr; lv dvr'),
  ('occupation', 'Truck Driver', 'truck dvr; heavy vehicle dvr; hv dvr; semi dvr'),
  ('occupation', 'Executive Assistant', 'exec assistant; exec pa; exec secretary'),
  ('occupation', 'Secondary School Teacher', 'shs teacher; hs teacher'),
  ('occupation', 'Receptionist', 'recep; receptn')
) rows (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
