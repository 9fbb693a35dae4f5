-- AI search: names of jobs that employers typed and no list had. The manager of accounts keeps the books, whereas an account
-- manager looks after customers. Coffee is also bought, sorted and roasted.

DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Account Manager', 'accounts manager'),
  ('occupation', 'Carpenter', 'carpenter foreman'),
  ('skill', 'Coffee growing', 'coffee'),
  ('skill', 'Coffee growing', 'coffee farming'),
  ('skill', 'Coffee growing', 'coffee extension'),
  ('skill', 'Cocoa growing', 'cocoa'),
  ('skill', 'Cocoa growing', 'kakao'),
  ('skill', 'Cocoa growing', 'cocoa farming')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('occupation', 'Finance Manager', 'accounts manager'),
  ('occupation', 'Lodging Managers', 'camp manager; camp boss; camp supervisor; camp superintendent; camp services manager; bosman bilong kemp'),
  ('near', 'Camp Manager', 'hotel manager; catering manager; housekeeping supervisor; facilities manager'),
  ('occupation', 'First-Line Supervisors of Production and Operating Workers', 'shift leader; shift lead; shift in charge'),
  ('occupation', 'Foreman', 'carpenter foreman'),
  ('occupation', 'Deckhand', 'seafarer; sailor'),
  ('skill', 'STCW', 'stcw; stcw 95; stcw certificate; basic safety training at sea'),
  ('narrower', 'Administrative Assistant', 'executive officer'),
  ('occupation', 'Security Supervisor', 'bosman bilong sekuriti; bosmeri bilong sekuriti; bos bilong sekuriti'),
  ('near', 'Driver Salesman', 'van sales representative; delivery driver; sales representative'),
  ('skill', 'Oil and gas', 'oil and gas; oil and gas industry'),
  ('skill', 'Coffee', 'coffee; coffee growing; coffee farming; coffee extension'),
  ('skill', 'Cocoa', 'cocoa; kakao; cocoa growing; cocoa farming')
) AS lists (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
