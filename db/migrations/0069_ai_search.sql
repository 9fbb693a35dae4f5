-- AI search: what titles and skills mean in Papua New Guinea, and the codes of each CV, in the one index of the search.

CREATE TABLE ai_terms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phrase varchar(100) NOT NULL CHECK (phrase = lower(btrim(phrase)) AND phrase <> ''),
  kind varchar(20) NOT NULL CHECK (kind IN ('occupation', 'narrower', 'skill')),
  meaning varchar(150) NOT NULL CHECK (btrim(meaning) <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (phrase, kind, meaning)
);
COMMENT ON TABLE ai_terms IS 'occupation: another name of the title that meaning is; narrower: a kind of it; skill: another name of a skill';

CREATE TABLE ai_profiles (
  cv_id integer PRIMARY KEY REFERENCES cvs ON DELETE CASCADE,
  codes text[] NOT NULL,
  titles text[] NOT NULL,
  years smallint,
  available_days smallint,
  licences smallint[] NOT NULL,
  is_learner boolean NOT NULL,
  version integer NOT NULL
);
COMMENT ON TABLE ai_profiles IS 'what AI search knows of a CV beside its fields; made by a task of the CV and its text, and may be made anew at any time';
COMMENT ON COLUMN ai_profiles.codes IS 'o=SOC code of an occupation, also n=SOC code where the CV is headed by it, g=skill';
COMMENT ON COLUMN ai_profiles.years IS 'at work, from the dates of the CV; null: not said';
COMMENT ON COLUMN ai_profiles.available_days IS '0: immediately; null: not said';
COMMENT ON COLUMN ai_profiles.version IS 'of the rules and terms by which it was made; older ones are made anew';
CREATE INDEX ai_profiles_version_idx ON ai_profiles (version, cv_id);

-- The search rows of 0010 with the codes: what AI search looks for is found, filtered and counted as everything else is.
CREATE OR REPLACE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, pay.salary_min, pay.salary_max,
  array_position(ARRAY['entry', 'mid', 'senior', 'executive'], c.experience::text) AS experience,
  strip(heading || skill_words || summary_words
      || to_tsvector('english', search_text(concat_ws(' ', left(t.text, 100000), c.location, k.name))))
    || array_to_tsvector(
      ARRAY(SELECT 't=' || word FROM unnest(tsvector_to_array(heading)) word)
      || ARRAY(SELECT 'k=' || word FROM unnest(tsvector_to_array(skill_words)) word)
      || ARRAY(SELECT 's=' || search_text(skill) FROM unnest(c.skills) skill WHERE search_text(skill) ~ '[[:alpha:]]')
      || CASE WHEN c.location_id IS NULL THEN ARRAY(SELECT 'p=' || word FROM regexp_split_to_table(search_text(c.location), ' ') word WHERE word <> '')
          ELSE ARRAY['l=' || c.location_id] END
      || ARRAY(SELECT 'y=' || band FROM generate_series(pay_band(pay.salary_min), pay_band(pay.salary_max)) band)
      || ARRAY['z=' || coalesce(pay_band(pay.salary_max), -1)]
      || ARRAY['c=' || c.category, 'x=' || c.experience, 'e=' || coalesce(c.education, 'none'), 'b=' || age.bucket, 'd=' || age.bucket / 8]
      || coalesce(p.codes, '{}')
      -- one word so long that the row passes 2 kB: only then is a column stored out of line
      || repeat('~', 2000)) AS lexemes,
  setweight(heading, 'A') || setweight(skill_words, 'B') || setweight(summary_words, 'C') AS words
FROM cvs c
  JOIN job_seekers j ON j.id = c.job_seeker_id
  JOIN categories k ON k.slug = c.category
  LEFT JOIN cv_texts t ON t.cv_id = c.id
  LEFT JOIN ai_profiles p ON p.cv_id = c.id
  CROSS JOIN LATERAL (SELECT to_tsvector('english', search_text(c.job_title || ' ' || c.full_name)) AS heading,
    to_tsvector('english', search_text(array_to_string(c.skills, ' '))) AS skill_words,
    to_tsvector('english', search_text(c.summary)) AS summary_words OFFSET 0) parts
  CROSS JOIN LATERAL (SELECT coalesce(c.salary_min, c.salary_max) AS salary_min, coalesce(c.salary_max, c.salary_min) AS salary_max) pay
  CROSS JOIN LATERAL (SELECT coalesce(max(a.bucket), 0) AS bucket FROM cv_ages a
    WHERE (a.uploaded_at, a.cv_id) <= (c.uploaded_at, c.id) OFFSET 0) age
WHERE c.is_active AND c.blocked_at IS NULL AND j.is_available AND j.is_active;
COMMENT ON COLUMN cv_search.lexemes IS 'stemmed words, and t= word of title or name, k= word of a skill, s= whole skill, c= category, l= location, p= word of an unlisted location, x= experience, e= education, y= pay bands, z= highest pay band, b= age bucket, d= eight age buckets, and the codes of ai_profiles';

CREATE FUNCTION index_changed_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_cv(NEW.cv_id);
  RETURN NULL;
END $$;
CREATE TRIGGER index_new_codes AFTER INSERT ON ai_profiles FOR EACH ROW EXECUTE FUNCTION index_changed_codes();
CREATE TRIGGER index_changed_codes AFTER UPDATE ON ai_profiles FOR EACH ROW
  WHEN (OLD.codes IS DISTINCT FROM NEW.codes) EXECUTE FUNCTION index_changed_codes();

-- The newest `needed` CVs of `q`, and how many there are. By the index also where CVs are few: a sequential scan reads 5 to 20 kB of
-- lexemes a CV, which the planner does not count.
CREATE FUNCTION ai_matching_cvs(q tsquery, pay int4multirange, hidden integer[], needed integer,
  OUT ids integer[], OUT total integer, OUT is_exact boolean)
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  SELECT m.ids[:needed], m.total, m.is_exact INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, NULL, 'date', needed, 3000) m;
END $$;

-- What was asked and found, without names and contacts: what employers want, and where the terms fall short.
CREATE TABLE ai_searches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer REFERENCES employers ON DELETE SET NULL,
  query text NOT NULL,
  results integer NOT NULL,
  best_score smallint,
  ignored text[] NOT NULL,
  engine varchar(10) NOT NULL CHECK (engine IN ('local', 'provider')),
  milliseconds integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN ai_searches.query IS 'e-mail addresses, numbers of seven digits and names of people who are listed are masked';
COMMENT ON COLUMN ai_searches.ignored IS 'words that nothing was made of';
CREATE INDEX ai_searches_created_at_idx ON ai_searches (created_at DESC);
CREATE INDEX ai_searches_employer_id_idx ON ai_searches (employer_id);

INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('narrower', 'Domestic Helper', 'housekeeper'),
  ('occupation', 'Domestic Helper', 'haus meri; hausmeri; haus boi; haus girl; house girl; house boy; housemaid; house maid; maid; domestic worker; domestic servant; wokmeri; house cleaner; home help; haus klina'),
  ('occupation', 'Nanny', 'bebi sita; babysitter; baby sitter; child minder; childminder; lukautim pikinini; lukaut pikinini; look after children; mind children; care children'),
  ('occupation', 'Security Guard', 'sekuriti; sikiriti; sekyuriti; watchman; wasman; was man; night watchman; gate man; security officer; guard; security'),
  ('narrower', 'Security Guard', 'static guard; gate guard; dog handler; mobile squad guard'),
  ('occupation', 'Security Supervisor', 'security shift supervisor; guard supervisor'),
  ('occupation', 'Driver', 'draiva; draiba; vehicle driver'),
  ('narrower', 'Driver', 'company driver'),
  ('occupation', 'Truck Driver', 'trak draiva; draiva bilong trak; heavy vehicle driver; hv driver; drive truck'),
  ('narrower', 'Truck Driver', 'semi trailer driver; semi driver; tipper driver; road train driver; prime mover driver; tanker driver'),
  ('narrower', 'Bus Driver', 'pmv driver; pmv draiva; coaster driver; shuttle driver'),
  ('occupation', 'Bus Driver', 'bas draiva'),
  ('occupation', 'Taxi Driver', 'teksi draiva; cab driver'),
  ('occupation', 'Automotive Mechanic', 'mekanik; motor mechanic; auto mechanic; car mechanic; light vehicle mechanic; vehicle mechanic; motor vehicle mechanic; repair car; repair vehicle'),
  ('occupation', 'Diesel Mechanic', 'diesel fitter; heavy equipment fitter; heavy duty fitter; hd fitter; plant fitter; heavy diesel mechanic; fix excavator; repair excavator; fix truck; repair truck; fix dump truck; repair dump truck; fix loader; fix machine; repair machine; fix engine; repair engine; fix generator; repair generator; fix heavy equipment; repair heavy equipment; fix heavy machine; heavy diesel fitter; heavy plant mechanic; heavy equipment mechanic; heavy duty mechanic; plant mechanic; mobile plant fitter; hdf'),
  ('occupation', 'Industrial Mechanic', 'fitter; mechanical fitter; millwright'),
  ('narrower', 'Industrial Mechanic', 'fitter machinist; fixed plant fitter; maintenance fitter; fitter and turner'),
  ('occupation', 'Machinist', 'turner; lathe operator; fitter turner'),
  ('occupation', 'Carpenter', 'kapenta; kamda; chippy; chippie'),
  ('narrower', 'Carpenter', 'joiner; formwork carpenter; builder; bilda; haus bilda; cabinet maker; build house'),
  ('occupation', 'Plumber', 'plama; pipe plumber; plumber gasfitter'),
  ('occupation', 'Electrician', 'lektrisin; letrik man; elektrisen; electrical tradesman; sparky; sparkie'),
  ('narrower', 'Electrician', 'electrical fitter; licensed electrician; electrical fitter mechanic; industrial electrician'),
  ('occupation', 'Welder', 'welda; welder fabricator'),
  ('narrower', 'Welder', 'boilermaker; boiler maker; boilermaker welder; coded welder; metal fabricator'),
  ('occupation', 'Painter', 'penta'),
  ('narrower', 'Painter', 'house painter; spray painter; sign writer'),
  ('occupation', 'Bricklayer', 'brik lea; brickie; block layer'),
  ('occupation', 'Refrigeration Mechanic', 'aircon man; air conditioning technician; aircon technician; refrigeration technician; fridge mechanic; hvac technician; air con mechanic'),
  ('occupation', 'Cook', 'kuk; meri kuk; kaikai cook; kaikai kuk; man kuk; kuki'),
  ('narrower', 'Cook', 'camp cook; mess cook; cook camp; kitchen cook'),
  ('occupation', 'Kitchen Helper', 'kitchen hand; kitchenhand; dish washer; kisen hand; kitchen steward'),
  ('occupation', 'Baker', 'beka; bred beka; pastry cook; bake bread'),
  ('narrower', 'Chef', 'sous chef; commis chef; chef de partie'),
  ('occupation', 'Executive Chef', 'head chef'),
  ('occupation', 'Waiter', 'waitress; wetres; food and beverage attendant; f&b attendant; restaurant attendant'),
  ('occupation', 'Bartender', 'barman; bar attendant; bar lady; barmaid'),
  ('occupation', 'Room Attendant', 'room maid; housekeeping attendant; hotel housekeeper; room boy'),
  ('occupation', 'Janitor', 'klina; cleaner; office cleaner; industrial cleaner; tea lady; clean office; toilet cleaner'),
  ('occupation', 'Laundry Worker', 'laundry attendant; londri; wasim klos; laundry hand'),
  ('occupation', 'Landscaper', 'gadena; gardener; haus gaden; yard man; yardman; yard boy; yad boi; grass cutter; groundsman; grounds keeper; groundskeeper; cut grass'),
  ('occupation', 'Teacher', 'tisa; school teacher; classroom teacher'),
  ('occupation', 'Elementary School Teacher', 'elementary teacher; primary teacher; primary school teacher; skul tisa; community school teacher'),
  ('narrower', 'Elementary School Teacher', 'lower primary teacher'),
  ('occupation', 'Secondary School Teacher', 'secondary teacher; high school teacher'),
  ('narrower', 'Secondary School Teacher', 'science teacher; english teacher; physics teacher; social science teacher'),
  ('occupation', 'Registered Nurse', 'nes; sista; nursing sister; nursing officer; general nurse; rn'),
  ('narrower', 'Registered Nurse', 'ward nurse; staff nurse; clinic nurse'),
  ('occupation', 'Community Health Worker', 'chw; aid post orderly; apo; dokta boi; village health volunteer; community health officer; health worker'),
  ('occupation', 'Physician Assistant', 'health extension officer; heo'),
  ('occupation', 'Midwife', 'nurse midwife; mama nes; village birth attendant'),
  ('occupation', 'Physician', 'dokta; medical doctor; medical officer; doctor'),
  ('narrower', 'Physician', 'general practitioner; gp'),
  ('occupation', 'Dentist', 'tit dokta; dental officer'),
  ('occupation', 'Pharmacist', 'marasin man'),
  ('occupation', 'Pharmacy Technician', 'dispenser; pharmacy assistant; dispensary technician; dispensary assistant; pharmacy dispenser'),
  ('narrower', 'Pharmacy Technician', 'dispensary officer'),
  ('occupation', 'Medical Laboratory Technician', 'lab technician medical; medical lab technician; laboratory assistant medical; pathology technician'),
  ('occupation', 'Pastor', 'pasto; church worker; minister religion; church minister; chaplain'),
  ('occupation', 'Retail Store Manager', 'stoa kipa; store keeper retail; trade store manager; shop manager; store manager; supermarket manager'),
  ('occupation', 'Storekeeper', 'storeman; stores clerk; stores officer; stores assistant; stoaman; warehouse officer; warehouse clerk; warehouse assistant; store man; inventory clerk; stock clerk; stock controller; warehouseman; warehouse worker; store person; storeperson; stores person'),
  ('occupation', 'Forklift Driver', 'forklift operator; fok lip draiva; fork lift operator'),
  ('occupation', 'Cashier', 'kesia; kasia; checkout operator; till operator; check out operator; checkout chick; register operator'),
  ('occupation', 'Shop Assistant', 'sales girl; sales boy; salesgirl; saleslady; stoa boi; stoa meri; shop keeper; shopkeeper; retail assistant; sales assistant; sales associate; retail sales assistant; salim samting'),
  ('occupation', 'Salesperson', 'salesman; sales person'),
  ('occupation', 'Sales Representative', 'sales rep; sales executive; sales officer; sales agent; salesperson field'),
  ('occupation', 'Customer Service Representative', 'customer service officer; customer service agent; call centre agent; call center agent; customer care officer; customer service'),
  ('occupation', 'Office Clerk', 'klak; office boy; office assistant; clerical officer; kuskus; registry clerk; filing clerk'),
  ('occupation', 'Administrative Assistant', 'administration officer; admin officer; office administrator; administrative officer; admin assistant; administration assistant; admin clerk; office admin; run office'),
  ('occupation', 'Secretary', 'typist; keyboard operator; steno secretary'),
  ('occupation', 'Executive Assistant', 'personal assistant; executive secretary; pa; ea; private secretary'),
  ('occupation', 'Receptionist', 'front desk officer; front office clerk; front desk; front desk agent; reception clerk; front office assistant; switchboard operator; telephonist; answer phone'),
  ('occupation', 'Data Entry Clerk', 'data entry operator; data entry officer; data clerk; data capture clerk'),
  ('occupation', 'Bookkeeper', 'keep books; book keeper; bookkeeping; accounts clerk; accounts officer; accounts assistant'),
  ('narrower', 'Bookkeeper', 'accounts payable clerk; accounts receivable clerk'),
  ('occupation', 'Accountant', 'akaunten; accounting officer'),
  ('narrower', 'Accountant', 'company accountant; financial accountant; management accountant; finance officer; assistant accountant; cpa; chartered accountant; project accountant'),
  ('occupation', 'Financial Controller', 'controller'),
  ('narrower', 'Auditor', 'internal auditor; external auditor'),
  ('occupation', 'Auditor', 'audit officer'),
  ('occupation', 'Payroll Clerk', 'payroll officer; pay clerk; pay master; paymaster; salaries officer; salary clerk; wages clerk; payroll administrator; do payroll; run payroll'),
  ('occupation', 'Bank Teller', 'teller'),
  ('narrower', 'Bank Teller', 'bank officer; bank clerk'),
  ('occupation', 'Loan Officer', 'lending officer; loans clerk'),
  ('narrower', 'Loan Officer', 'credit officer'),
  ('occupation', 'Human Resources Specialist', 'hr officer; human resource officer; human resources officer; personnel officer; hr generalist; hr advisor'),
  ('narrower', 'Human Resources Specialist', 'recruitment officer; ir officer; industrial relations officer'),
  ('occupation', 'Human Resources Manager', 'hr manager; human resource manager; manager human resources; people and culture manager; personnel manager'),
  ('occupation', 'Training Coordinator', 'training officer; learning and development officer'),
  ('narrower', 'Training Coordinator', 'trainer; training and development officer'),
  ('occupation', 'Safety Officer', 'hse officer; ohs officer; safety advisor; hsse officer; hse advisor; ohs advisor; health and safety officer; safety coordinator; occupational health and safety officer; hsec officer; whs officer'),
  ('narrower', 'Safety Officer', 'mine safety officer; safety inspector'),
  ('occupation', 'Computer Technician', 'ict support officer; ict officer; help desk officer; helpdesk officer; ict technician; ict support; ict support technician; computer repairer; fix computer; repair computer; desktop support; desktop support officer; help desk; computer support technician; repair printer; fix printer; repair laptop'),
  ('occupation', 'Systems Administrator', 'system administrator; sysadmin; ict administrator; server administrator'),
  ('occupation', 'Network Administrator', 'network engineer; network officer; network support engineer'),
  ('narrower', 'Network Administrator', 'network technician'),
  ('occupation', 'Software Developer', 'programmer; software engineer; application developer; coder; software programmer'),
  ('occupation', 'Web Developer', 'website developer; web programmer'),
  ('narrower', 'Web Developer', 'web designer; full stack developer; front end developer'),
  ('occupation', 'Database Administrator', 'dba'),
  ('narrower', 'Civil Engineer', 'structural engineer; roads engineer; site engineer civil; bridge engineer; works engineer; site engineer'),
  ('occupation', 'Project Manager', 'programme manager; program manager'),
  ('occupation', 'Construction Manager', 'site manager'),
  ('narrower', 'Quantity Surveyor', 'cost estimator; estimator'),
  ('narrower', 'Surveyor', 'land surveyor; mine surveyor; survey technician; engineering surveyor; cadastral surveyor'),
  ('occupation', 'Surveyor', 'sevea'),
  ('narrower', 'Heavy Equipment Operator', 'excavator operator; dozer operator; grader operator; loader operator; backhoe operator; bulldozer operator; haul truck operator; dump truck operator; haul truck driver; dump truck driver; roller operator; operate excavator'),
  ('occupation', 'Heavy Equipment Operator', 'plant operator mobile; heavy machine operator; masin opereta; mobile plant operator; earthmoving operator'),
  ('occupation', 'Crane Operator', 'krein opereta; crane driver; dogman rigger'),
  ('narrower', 'Rigger', 'scaffolder; dogman'),
  ('narrower', 'Geologist', 'exploration geologist; mine geologist; project geologist; senior geologist'),
  ('occupation', 'Mining Engineer', 'mine engineer'),
  ('narrower', 'Mining Engineer', 'drill and blast engineer'),
  ('narrower', 'Driller', 'drill offsider; diamond driller; offsider'),
  ('occupation', 'Driller', 'drill rig operator; drilla'),
  ('occupation', 'Metallurgist', 'process metallurgist'),
  ('occupation', 'Process Plant Operator', 'process technician; process operator'),
  ('narrower', 'Process Plant Operator', 'mill operator; plant operator; control room operator'),
  ('occupation', 'Customs Broker', 'customs clerk; asycuda clerk; customs declarant; import export clerk; shipping and customs clerk; customs clearance officer'),
  ('narrower', 'Customs Broker', 'customs officer'),
  ('occupation', 'Shipping Clerk', 'shipping officer; freight clerk; logistics clerk; dispatch clerk; despatch clerk'),
  ('occupation', 'Logistics Coordinator', 'logistics officer; supply chain officer; logistician'),
  ('occupation', 'Purchasing Agent', 'procurement officer; purchasing officer; buyer; procurement specialist; procurement clerk'),
  ('occupation', 'Stevedore', 'wharf worker; waterfront worker; wharfie; wof lain; cargo handler; longshoreman'),
  ('occupation', 'Laborer', 'leba; labourer; general labourer; kago boi; casual worker; handyman hand; general hand; leiba; trade assistant; trades assistant; wokman; store labourer'),
  ('occupation', 'Handyman', 'maintenance man; maintenance officer; building maintenance officer; property maintenance officer'),
  ('occupation', 'Foreman', 'bosboi; boss boi; bos boi; team leader field; ganger; leading hand; crew leader'),
  ('narrower', 'Farm Manager', 'plantation manager; estate manager; plantation supervisor'),
  ('occupation', 'Agronomist', 'didiman; didimeri; agriculture officer; agricultural officer; agricultural extension officer; extension officer agriculture; rural development officer; agriculture extension officer; extension officer'),
  ('narrower', 'Agronomist', 'crop officer'),
  ('occupation', 'Farm Worker', 'plantation worker; plantation labourer; fama; farmer; farm hand; gaden man'),
  ('narrower', 'Farm Worker', 'harvester; oil palm harvester; coffee picker; poultry worker'),
  ('occupation', 'Forester', 'forestry officer; forest officer; timber officer'),
  ('occupation', 'Logger', 'chainsaw operator; sensa man; logging operator; timber faller'),
  ('occupation', 'Sawmill Worker', 'sawmill operator; sawmiller; portable sawmill operator'),
  ('occupation', 'Fisherman', 'pis man; man bilong pis; fishing crew; fisher'),
  ('occupation', 'Fish Processing Worker', 'fish processor'),
  ('narrower', 'Fish Processing Worker', 'tuna loining worker; tuna processor; cannery worker; fish cleaner; loining worker'),
  ('occupation', 'Factory Worker', 'factory hand; production worker; process worker; production hand; machine hand'),
  ('narrower', 'Factory Worker', 'packer factory'),
  ('occupation', 'Ship Captain', 'skipper; ship master; kepten; coxswain; vessel master'),
  ('occupation', 'Deckhand', 'boskru; bos kru; ship crew; seaman; able seaman; boat crew'),
  ('occupation', 'Boat Operator', 'dinghy operator; banana boat skipper; outboard operator; boat driver'),
  ('occupation', 'Marine Engineer', 'ship engineer; marine engine driver'),
  ('occupation', 'Pilot', 'pailot; aircraft pilot'),
  ('narrower', 'Pilot', 'airline pilot; helicopter pilot'),
  ('occupation', 'Aircraft Mechanic', 'aircraft maintenance engineer; lame; aircraft engineer; aviation mechanic; aviation technician; aviation maintenance technician; aircraft technician; aircraft maintenance technician'),
  ('narrower', 'Aircraft Mechanic', 'avionics technician'),
  ('occupation', 'Flight Attendant', 'air hostess; cabin crew'),
  ('occupation', 'Tailor', 'samap meri; samap man; seamstress; dressmaker; sewing machinist; machine sewer'),
  ('occupation', 'Hairdresser', 'katim gras; hair stylist'),
  ('narrower', 'Hairdresser', 'barber'),
  ('occupation', 'Lawyer', 'loya; legal officer; solicitor; legal counsel; attorney; counsel'),
  ('narrower', 'Lawyer', 'barrister'),
  ('occupation', 'Paralegal', 'legal clerk; law clerk; legal assistant'),
  ('occupation', 'Police Officer', 'polis; policeman; constable; police constable'),
  ('occupation', 'Correctional Officer', 'warder; kalabus gad; cis officer; prison warder'),
  ('occupation', 'Firefighter', 'fire officer; fire fighter'),
  ('occupation', 'Social Worker', 'welfare officer; welfare worker; community worker'),
  ('narrower', 'Social Worker', 'community development officer; child protection officer'),
  ('occupation', 'Interpreter', 'tanim tok; turnim tok; tainim tok; translator'),
  ('occupation', 'Journalist', 'reporter; news reporter; media officer news'),
  ('occupation', 'Public Relations Specialist', 'public relations officer; communications officer; media officer; pr officer; corporate affairs officer'),
  ('occupation', 'Marketing Specialist', 'marketing officer; marketing coordinator; marketing assistant; digital marketing officer'),
  ('occupation', 'Graphic Designer', 'graphics artist; graphic artist'),
  ('occupation', 'Policy Analyst', 'policy officer'),
  ('occupation', 'Monitoring and Evaluation Specialist', 'm&e officer; monitoring and evaluation officer; m and e officer'),
  ('occupation', 'General Manager', 'gm'),
  ('narrower', 'General Manager', 'managing director; country manager'),
  ('occupation', 'Office Manager', 'office supervisor; administration manager; admin manager'),
  ('occupation', 'Operations Manager', 'ops manager'),
  ('narrower', 'Hotel Manager', 'lodge manager; guest house manager; guesthouse manager'),
  ('occupation', 'Solar Installer', 'solar technician; solar man'),
  ('occupation', 'Telecommunications Technician', 'telecom technician; telikom technician; rigger telecom'),
  ('narrower', 'Telecommunications Technician', 'tower technician; vsat technician'),
  ('occupation', 'Tour Guide', 'tourist guide; trekking guide; kokoda guide'),
  ('occupation', 'Insurance Agent', 'insurance officer; underwriter clerk'),
  ('occupation', 'Librarian', 'library officer; library assistant'),
  ('occupation', 'Statistician', 'statistics officer'),
  ('skill', 'Microsoft Excel', 'excel; ms excel; excel spreadsheets'),
  ('skill', 'Microsoft Word', 'ms word; word processing'),
  ('skill', 'Microsoft Office', 'ms office; office 365; microsoft office suite; ms office suite; microsoft 365'),
  ('skill', 'MYOB', 'myob accounting; myob accountright'),
  ('skill', 'QuickBooks', 'quick books; intuit quickbooks'),
  ('skill', 'Pronto', 'pronto xi'),
  ('skill', 'Attaché Payroll', 'attache; attache payroll'),
  ('skill', 'SAP', 'sap erp'),
  ('skill', 'ASYCUDA', 'asycuda world; customs entries'),
  ('skill', 'VSAT', 'vsat installation; satellite internet'),
  ('skill', 'Semi-trailer', 'semi trailer; semi-trailers; prime mover'),
  ('skill', 'Highlands Highway', 'okuk highway'),
  ('skill', 'First aid', 'first aider; first aid certificate; first aid training'),
  ('skill', 'Forklift', 'forklift licence; forklift ticket; forklift operation; fork lift'),
  ('skill', 'Tok Pisin', 'pidgin; tokpisin; melanesian pidgin'),
  ('skill', 'Hiri Motu', 'motu; police motu'),
  ('skill', 'Bank reconciliation', 'bank reconciliations; reconcile bank; bank recs'),
  ('skill', 'Taxation', 'tax; tax returns; gst returns; gst; salary and wages tax'),
  ('skill', 'Payroll', 'payroll processing'),
  ('skill', 'Stock control', 'inventory control; stocktake; stock take; stocktaking; inventory management; inventory'),
  ('skill', 'Customer service', 'customer care; serving customers'),
  ('skill', 'Cash handling', 'handling cash; balancing the till'),
  ('skill', 'Food safety', 'food hygiene; safe food handling'),
  ('skill', 'Patient care', 'nursing care; caring for patients'),
  ('skill', 'Immunisation', 'vaccination; vaccinations; immunization; immunisations'),
  ('skill', 'Malaria testing', 'malaria rdt; malaria microscopy'),
  ('skill', 'Industrial relations', 'employee relations; labour relations'),
  ('skill', 'Recruitment', 'hiring; recruiting staff'),
  ('skill', 'Incident investigation', 'icam; accident investigation; incident investigations'),
  ('skill', 'Toolbox talks', 'toolbox meetings; tool box talks'),
  ('skill', 'Electrical wiring', 'house wiring; wiring'),
  ('skill', 'Solar installation', 'solar; solar panels; solar power'),
  ('skill', 'Networking', 'computer networks; lan; computer networking'),
  ('skill', 'Active Directory', 'ad domain services'),
  ('skill', 'Core logging', 'logging core; drill core logging'),
  ('skill', 'Total station', 'theodolite'),
  ('skill', 'CCTV', 'cctv monitoring; camera monitoring'),
  ('skill', 'Radio', 'radio communication; two way radio'),
  ('skill', 'Welding', 'arc welding; mig welding; tig welding; stick welding'),
  ('skill', 'Hydraulics', 'hydraulic systems'),
  ('skill', 'CAT equipment', 'caterpillar; caterpillar equipment; cat machines'),
  ('skill', 'Komatsu', 'komatsu equipment'),
  ('skill', 'Coffee growing', 'coffee; coffee farming; coffee extension'),
  ('skill', 'Cocoa growing', 'cocoa; kakao; cocoa farming'),
  ('skill', 'Oil palm', 'palm oil; oil palm growing'),
  ('skill', 'Child minding', 'child care; childcare; babysitting; looking after children'),
  ('skill', 'Cleaning', 'house cleaning; general cleaning'),
  ('skill', 'Cooking', 'kukim kaikai; preparing meals; cook kaikai'),
  ('skill', 'Project management', 'managing projects'),
  ('skill', 'AutoCAD', 'auto cad; autocad drafting'),
  ('skill', 'Procurement', 'purchasing'),
  ('skill', 'Conveyancing', 'land titles'),
  ('skill', 'Report writing', 'writing reports'),
  ('occupation', 'Mathematics Teacher', 'maths teacher; secondary maths teacher; maths tisa'),
  ('occupation', 'Project Officer', 'project coordinator'),
  ('occupation', 'Construction Supervisor', 'works supervisor; site supervisor; building supervisor'),
  ('occupation', 'Finance Manager', 'financial manager; manager finance'),
  ('occupation', 'Maids and Housekeeping Cleaners', 'domestic helper; room attendant'),
  ('occupation', 'Nannies', 'domestic helper'),
  ('occupation', 'Light Truck Drivers', 'driver'),
  ('occupation', 'Heavy and Tractor-Trailer Truck Drivers', 'truck driver'),
  ('occupation', 'Food Preparation Workers', 'kitchen helper'),
  ('occupation', 'Teachers and Instructors, All Other', 'teacher'),
  ('occupation', 'Secondary School Teachers, Except Special and Career/Technical Education', 'mathematics teacher'),
  ('occupation', 'Project Management Specialists', 'project officer; project manager'),
  ('occupation', 'First-Line Supervisors of Construction Trades and Extraction Workers', 'construction supervisor; foreman'),
  ('occupation', 'Financial Managers', 'finance manager'),
  ('occupation', 'Shipping, Receiving, and Inventory Clerks', 'storekeeper'),
  ('occupation', 'Retail Salespersons', 'salesperson; shop assistant'),
  ('occupation', 'Secretaries and Administrative Assistants, Except Legal, Medical, and Executive', 'secretary; administrative assistant'),
  ('occupation', 'Training and Development Specialists', 'training coordinator'),
  ('occupation', 'Occupational Health and Safety Specialists', 'safety officer'),
  ('occupation', 'Computer User Support Specialists', 'computer technician'),
  ('occupation', 'Operating Engineers and Other Construction Equipment Operators', 'heavy equipment operator'),
  ('occupation', 'Earth Drillers, Except Oil and Gas', 'driller'),
  ('occupation', 'Materials Engineers', 'metallurgist'),
  ('occupation', 'Plant and System Operators, All Other', 'process plant operator'),
  ('occupation', 'Logisticians', 'logistics coordinator'),
  ('occupation', 'Laborers and Freight, Stock, and Material Movers, Hand', 'stevedore'),
  ('occupation', 'Construction Laborers', 'laborer'),
  ('occupation', 'Maintenance and Repair Workers, General', 'handyman'),
  ('occupation', 'Sawing Machine Setters, Operators, and Tenders, Wood', 'sawmill worker'),
  ('occupation', 'Meat, Poultry, and Fish Cutters and Trimmers', 'fish processing worker'),
  ('occupation', 'Sailors and Marine Oilers', 'deckhand'),
  ('occupation', 'Motorboat Operators', 'boat operator'),
  ('occupation', 'Commercial Pilots', 'pilot'),
  ('occupation', 'Political Scientists', 'policy analyst'),
  ('occupation', 'Management Analysts', 'monitoring and evaluation specialist'),
  ('occupation', 'First-Line Supervisors of Office and Administrative Support Workers', 'office manager'),
  ('occupation', 'Telecommunications Equipment Installers and Repairers, Except Line Installers', 'telecommunications technician'),
  ('occupation', 'Solar Photovoltaic Installers', 'solar installer'),
  ('occupation', 'Painters, Construction and Maintenance', 'painter'),
  ('occupation', 'Pharmacy Technicians', 'pharmacy technician')
) AS seed (kind, meaning, phrases);
