-- AI search: kinds of work and ways of saying them that were read as something else or found nobody.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Medical Laboratory Technician', 'lab technician; laboratory technician; lab tech; lab assistant; medical laboratory assistant'),
  ('occupation', 'Nanny', 'lukautim bebi; lukaut bebi; lukautim beibi; lukautim ol pikinini; look after baby; bebi sita'),
  ('near', 'Housekeeping Supervisor', 'room attendant; domestic helper; hotel manager'),
  ('near', 'Medical Laboratory Technician', 'community health worker'),
  ('skill', 'Child minding', 'childcare; child care; babysitting; baby sitting; mind kids; mind children; mind baby; look after kids; look after children; look after baby; care for children; care for kids; take care of children; take care of kids; lukautim pikinini; lukautim ol pikinini; lukautim bebi; lukaut pikinini; lukaut bebi'),
  ('skill', 'Cooking', 'cook'),
  ('skill', 'Laundry', 'wasim klos; wash clothes; washing clothes'),
  ('skill', 'English', 'inglis; tok inglis; spoken english')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
