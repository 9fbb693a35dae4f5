-- AI search: abbreviations of jobs that employers in Papua New Guinea write in advertisements, and titles of the country.

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Community Liaison Officer', 'clo; community liaison; landowner liaison officer; community affairs officer; village liaison officer'),
  ('occupation', 'Business Development Manager', 'bdm; bd manager'),
  ('occupation', 'Chief Financial Officer', 'cfo'),
  ('occupation', 'Finance Director', 'director of finance'),
  ('near', 'Chief Financial Officer', 'finance director; finance manager; financial controller'),
  ('occupation', 'Chief Executive Officer', 'ceo; managing director'),
  ('occupation', 'Chief Operating Officer', 'coo'),
  ('occupation', 'Database Administrator', 'dba'),
  ('occupation', 'Accounts Payable Clerk', 'ap clerk; ap officer; accounts payable officer; creditors clerk'),
  ('occupation', 'Accounts Receivable Clerk', 'ar clerk; ar officer; accounts receivable officer; debtors clerk'),
  ('occupation', 'Diesel Mechanic', 'hef; hef tradesman; hd mechanic; heavy equipment fitter mechanic'),
  ('occupation', 'Quantity Surveyor', 'qs'),
  ('occupation', 'Quality Control Inspector', 'qc inspector; qc officer; qa inspector; qa officer; qc'),
  ('occupation', 'Safety Officer', 'hseq officer; hsse officer; hsec officer; whs officer; ehs officer'),
  ('occupation', 'Executive Assistant', 'ea'),
  ('occupation', 'Customer Service Representative', 'cso; csr; customer service officer'),
  ('occupation', 'Human Resources Manager', 'hrm'),
  ('occupation', 'Health Extension Officer', 'heo'),
  ('narrower', 'Chef', '2ic chef; second chef'),
  ('occupation', 'Refrigeration Mechanic', 'reefer technician; reefer mechanic; refrigeration fitter'),
  ('occupation', 'Service Station Attendant', 'bowser attendant; bowser boy; fuel attendant; pump attendant'),
  ('occupation', 'Urban Planner', 'town planner; city planner; physical planner'),
  ('occupation', 'District Administrator', 'kiap; patrol officer'),
  ('occupation', 'Registered Nurse', 'haus sik sista; sista bilong haus sik; wod sista')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
