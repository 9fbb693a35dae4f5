-- AI search: a 'payroll and HR officer' is a payroll officer or an HR officer, not a payroll clerk alone. An HEO is a
-- health extension officer, unless a machine is named, and a bosboi leads the workers of a plantation.

DELETE FROM ai_terms WHERE kind = 'occupation' AND phrase IN (
  'payroll and hr officer', 'hr and admin officer', 'hr and administration officer', 'hr and training officer',
  'hr and admin manager', 'hr and administration manager', 'human resources and administration manager',
  'social media marketing officer', 'accounts and admin officer', 'accounts and administration officer',
  'procurement and logistics officer', 'safety and training officer', 'customs and logistics officer',
  'travel and logistics officer', 'sales and customer service officer'
);
DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Heavy Equipment Operator', 'heo'),
  -- most of them lead workers of a plantation
  ('occupation', 'Foreman', 'bosboi'),
  -- with it 'social media and marketing officer' is one job
  ('skill', 'Social media', 'social media marketing')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Heavy Equipment Operator', 'heo operator; heo dozer; heo excavator; heo grader; heo loader; heo mine; heo machine'),
  ('occupation', 'Foreman', 'construction bosboi; road bosboi'),
  ('occupation', 'Loan Officer', 'microfinance field officer; field officer microfinance'),
  ('occupation', 'Van Sales Representative', 'driver salesman; van sales; sales driver; van salesperson'),
  ('occupation', 'Plantation Supervisor', 'bosboi; plantation bosman')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
