-- AI search: a 'payroll and HR officer' is a payroll officer or an HR officer, not a payroll clerk alone. An HEO beside
-- the name of a machine operates it, and a bosboi leads the workers of a plantation.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Bookkeeper', 'accounts and admin officer'),
  ('occupation', 'Bookkeeper', 'accounts and administration officer'),
  ('occupation', 'Customer Service Representative', 'sales and customer service officer'),
  ('occupation', 'Customs Broker', 'customs and logistics officer'),
  ('occupation', 'Human Resources Manager', 'hr and admin manager'),
  ('occupation', 'Human Resources Manager', 'hr and administration manager'),
  ('occupation', 'Human Resources Manager', 'human resources and administration manager'),
  ('occupation', 'Human Resources Specialist', 'hr and admin officer'),
  ('occupation', 'Human Resources Specialist', 'hr and administration officer'),
  ('occupation', 'Human Resources Specialist', 'hr and training officer'),
  ('occupation', 'Payroll Clerk', 'payroll and hr officer'),
  ('occupation', 'Purchasing Agent', 'procurement and logistics officer'),
  ('occupation', 'Safety Officer', 'safety and training officer'),
  ('occupation', 'Social Media Specialist', 'social media marketing officer'),
  ('occupation', 'Travel Officer', 'travel and logistics officer'),
  -- who writes it alone means the health extension officer
  ('occupation', 'Heavy Equipment Operator', 'heo'),
  -- most of them lead workers of a plantation
  ('occupation', 'Foreman', 'bosboi'),
  -- with it 'social media and marketing officer' is one job
  ('skill', 'Social media', 'social media marketing')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Heavy Equipment Operator', 'heo operator; heo dozer; heo dozer operator; heo excavator; heo excavator operator; heo grader; heo loader; heo mine; heo machine'),
  ('occupation', 'Foreman', 'construction bosboi; road bosboi'),
  ('occupation', 'Loan Officer', 'microfinance field officer; field officer microfinance'),
  ('occupation', 'Van Sales Representative', 'driver salesman; van sales; sales driver; van salesperson'),
  ('occupation', 'Plantation Supervisor', 'bosboi; plantation bosman')
) AS added (kind, meaning, phrases)
ON CONFLICT (phrase, kind, meaning) DO NOTHING;
