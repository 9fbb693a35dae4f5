-- AI search: ways in which a job is asked for that were read as something else or as nothing.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Bus Driver', 'draiva bilong bas; bus draiva; skul bas draiva; school bus driver; driver for school bus; driver for bus'),
  ('occupation', 'Nanny', 'look after kids; look after child; look after baby; mind kids; mind baby; care for children; care for kids; take care of children; take care of kids; lukautim ol pikinini'),
  ('occupation', 'Marketing Specialist', 'marketing; marketing person; marketing staff'),
  ('occupation', 'Computer Technician', 'ict; information technology; computer person')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
