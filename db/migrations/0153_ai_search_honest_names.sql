-- AI search: an estimator is near a quantity surveyor and a communications officer near a public relations officer, but
-- neither is another name of the other: an employer who asks for one does not call the other excellent.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('narrower', 'Quantity Surveyor', 'cost estimator'),
  ('narrower', 'Quantity Surveyor', 'estimator'),
  ('occupation', 'Public Relations Specialist', 'communications officer'),
  ('occupation', 'Public Relations Specialist', 'media officer'),
  ('occupation', 'Public Relations Specialist', 'corporate affairs officer')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('near', 'Quantity Surveyor', 'estimator; cost estimator'),
  ('occupation', 'Communications Specialist', 'communications officer; media officer; corporate affairs officer'),
  ('near', 'Communications Specialist', 'public relations specialist')
) AS lists (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
