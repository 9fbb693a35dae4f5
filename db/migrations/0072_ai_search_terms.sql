-- AI search: which jobs are near each other in Papua New Guinea, more words of the country, and its suburbs.

ALTER TABLE ai_terms DROP CONSTRAINT ai_terms_kind_check;
ALTER TABLE ai_terms ADD CONSTRAINT ai_terms_kind_check CHECK (kind IN ('occupation', 'narrower', 'near', 'skill'));
COMMENT ON TABLE ai_terms IS 'occupation: another name of the title that meaning is; narrower: a kind of it; near: another job that is near it, both ways; skill: another name of a skill';

-- Nannies are near domestic helpers, not the same; 'mekanik' is any mechanic.
DELETE FROM ai_terms WHERE (kind, meaning, phrase) IN (
  ('occupation', 'Nannies', 'domestic helper'),
  ('occupation', 'Automotive Mechanic', 'mekanik')
);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('near', 'Cook', 'chef; kitchen helper; baker'),
  ('near', 'Chef', 'baker'),
  ('near', 'Human Resources Manager', 'human resources specialist; training coordinator'),
  ('near', 'Human Resources Specialist', 'training coordinator; payroll clerk'),
  ('near', 'Accountant', 'bookkeeper; finance manager; financial controller'),
  ('near', 'Bookkeeper', 'payroll clerk'),
  ('near', 'Finance Manager', 'financial controller'),
  ('near', 'Driver', 'truck driver; bus driver; taxi driver'),
  ('near', 'Bus Driver', 'truck driver; taxi driver'),
  ('near', 'Storekeeper', 'warehouse supervisor; warehouse manager; forklift driver; logistics coordinator; shipping clerk'),
  ('near', 'Logistics Coordinator', 'shipping clerk; purchasing agent; warehouse supervisor; warehouse manager'),
  ('near', 'Customs Broker', 'shipping clerk'),
  ('near', 'Registered Nurse', 'community health worker; midwife; physician assistant; nurse aide'),
  ('near', 'Community Health Worker', 'physician assistant; nurse aide'),
  ('near', 'Physician', 'physician assistant'),
  ('near', 'Pharmacist', 'pharmacy technician'),
  ('near', 'Security Guard', 'security supervisor'),
  ('near', 'Security Supervisor', 'security manager'),
  ('near', 'Secretary', 'executive assistant; receptionist; office clerk; data entry clerk'),
  ('near', 'Receptionist', 'administrative assistant; customer service representative'),
  ('near', 'Administrative Assistant', 'executive assistant; office clerk; office manager; data entry clerk'),
  ('near', 'Elementary School Teacher', 'secondary school teacher; preschool teacher; principal'),
  ('near', 'Secondary School Teacher', 'principal; lecturer'),
  ('near', 'Principal', 'mathematics teacher'),
  ('near', 'Diesel Mechanic', 'automotive mechanic; industrial mechanic'),
  ('near', 'Electrician', 'solar installer; refrigeration mechanic'),
  ('near', 'Carpenter', 'bricklayer; handyman'),
  ('near', 'Domestic Helper', 'nanny; janitor; laundry worker'),
  ('near', 'Room Attendant', 'janitor; laundry worker'),
  ('near', 'Cashier', 'shop assistant; bank teller'),
  ('near', 'Shop Assistant', 'sales representative; retail store manager; customer service representative'),
  ('near', 'Bank Teller', 'loan officer'),
  ('near', 'Waiter', 'bartender'),
  ('near', 'Computer Technician', 'network administrator; systems administrator; telecommunications technician'),
  ('near', 'Software Developer', 'web developer; database administrator'),
  ('near', 'Civil Engineer', 'construction manager'),
  ('near', 'Project Manager', 'construction manager; project officer'),
  ('near', 'Construction Supervisor', 'construction manager'),
  ('near', 'Lawyer', 'paralegal'),
  ('near', 'Agronomist', 'farm manager'),
  ('near', 'Deckhand', 'boat operator; ship captain'),
  ('near', 'Rigger', 'crane operator'),
  ('near', 'Safety Officer', 'environmental officer'),
  ('occupation', 'Mechanic', 'mekanik; mekenik; garage mechanic; service mechanic'),
  ('occupation', 'Automotive Service Technicians and Mechanics', 'mechanic'),
  ('occupation', 'Bus and Truck Mechanics and Diesel Engine Specialists', 'mechanic'),
  ('near', 'Teacher', 'elementary school teacher; secondary school teacher; mathematics teacher; preschool teacher; lecturer'),
  ('occupation', 'Security Guard', 'sekuriti gad; sikiriti gad; sekuriti man; gad'),
  ('occupation', 'Domestic Helper', 'wok meri; house helper; house meri'),
  ('occupation', 'Driver', 'draivaman; light vehicle driver'),
  ('occupation', 'Bus Driver', 'draiva bilong pmv; bus captain'),
  ('occupation', 'Truck Driver', 'truck draiva'),
  ('occupation', 'Elementary School Teacher', 'praimeri tisa; praimeri skul tisa'),
  ('occupation', 'Secondary School Teacher', 'hai skul tisa; haiskul tisa'),
  ('occupation', 'Registered Nurse', 'nes meri; nes man'),
  ('occupation', 'Cook', 'kuk boi; kuk man'),
  ('occupation', 'Office Clerk', 'opis klak; opis boi'),
  ('occupation', 'Secretary', 'sekretri; sekretari'),
  ('occupation', 'Deckhand', 'bot kru; kru bilong sip'),
  ('occupation', 'Foreman', 'bosman'),
  ('occupation', 'Storekeeper', 'inventory officer; inventory controller; inventory assistant; stock officer; storeroom clerk'),
  ('occupation', 'Preschool Teacher', 'kindy teacher; early childhood teacher'),
  ('occupation', 'Principal', 'head teacher; headmaster; headmistress; school principal; het tisa'),
  ('occupation', 'Education Administrators, Kindergarten through Secondary', 'principal'),
  ('occupation', 'Environmental Officer', 'environment officer; environmental advisor'),
  ('occupation', 'Environmental Scientists and Specialists, Including Health', 'environmental officer')
) AS seed (kind, meaning, phrases)
ON CONFLICT DO NOTHING;

-- Suburbs as people give them where a town is asked for.
UPDATE locations SET aliases = ARRAY(SELECT DISTINCT unnest(aliases || string_to_array(suburbs, '; ')) ORDER BY 1)
FROM (VALUES
  ('port-moresby', 'boroko; east boroko; waigani; north waigani; gerehu; gordons; hohola; koki; tokarara; badili; kilakila; kila kila; konedobu; two mile; three mile; four mile; five mile; six mile; seven mile; eight mile; nine mile; 2 mile; 3 mile; 4 mile; 5 mile; 6 mile; 7 mile; 8 mile; 9 mile; morata; erima; sabama; kaugere; hanuabada; vadavada; ensisi; korobosea; gabutu; baruni; tatana; saraga; bomana; ela beach; june valley; murray barracks; vabukori; taurama; jacksons; upng'),
  ('lae', 'eriku; top town; kamkumung; taraka; bumbu; chinatown; omili; butibam; malahang; unitech; voco point; ampo; east taraka; tent city')
) AS added (place, suburbs) WHERE slug = place;
UPDATE cvs SET location_id = l.id FROM locations l WHERE location_id IS NULL AND lower(btrim(location)) = ANY (l.aliases);

-- The log keeps words of our own lists only; what nobody understood is counted apart from who asked. What was kept as typed goes.
DELETE FROM ai_searches;
ALTER TABLE ai_searches DROP COLUMN ignored;
COMMENT ON COLUMN ai_searches.query IS 'as typed, with ••• for each word that no list of ours has: it may be a name';
CREATE TABLE ai_unknown_words (
  word varchar(50) NOT NULL,
  day date NOT NULL,
  asked integer NOT NULL CHECK (asked > 0),
  PRIMARY KEY (word, day)
);
COMMENT ON TABLE ai_unknown_words IS 'words of searches that nothing was made of, without who asked and for what; kept 30 days';
