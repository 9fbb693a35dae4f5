/**
 * The newest searches, of all kinds, in the form of `readQueries` and in pairs of a kind. The first of each pair may be
 * looked at while the engine is changed; the second is for figures only, so that they tell how strangers' searches fare.
 */
const NEWEST = String.raw`
man bilong wokim banis na stretim ruf :: carpenter|joiner|builder|construction worker|handyman :: construction|maintenance
meri bilong brumim opis na wasim toilet :: cleaner|janitor|housekeep|room attendant|domestic|haus meri|laundry :: grounds|maintenance
draiva bilong kisim ol pikinini go long skul :: bus driver|passenger bus|pmv|public motor|25-seater :: driver
man bilong draivim fokliv long haus kago :: forklift|warehouse :: store(?:man|s clerk|keeper)|inventory
tisa bilong liklik pikinini long elementeri long Kundiawa :: elementary|preschool|kindergarten|early childhood :: teacher :: town Kundiawa
wokmeri bilong salim marasin long famasi :: pharmac|dispens|chemist :: health|nurse
wokman bilong planim gaden na katim diwai :: garden|groundsman|grounds|landscap :: agricultur|plantation
save gut long wok mani na balansim buk :: bookkeep|accounts (?:clerk|officer|payable)|finance clerk|accountant :: finance|payroll|cashier
looks after our toddlers and does some cooking :: domestic|haus meri|home help|nanny|babysit :: house ?cleaner|housekeeper|day ?care|child ?care
cuts grass and trims hedges around the compound :: garden|groundsman|grounds|landscap
maps boundaries of customary land :: survey
logs drill core and maps rock :: geologist :: mining|geolog
takes blood samples from patients :: phlebotom|lab(?:oratory)? (?:tech|assist|scien)|nurs|medical lab :: health|patient care
keeps the shelves full and rings up groceries :: cashier|checkout|till operator|shop assistant|sales assistant|merchandiser :: sales associate|stock
builds web pages and online shops :: web ?(?:site)? ?(?:develop|design|master|program)|full stack|front end :: software|programmer|designer|developer
interviews applicants and signs them up as staff :: recruit|(?:hr|human resources?) (?:officer|coordinator|generalist|specialist|assistant) :: hr|human resources|staffing
steers a ship and keeps watch on deck :: seaman|deckhand|ship crew|coxswain|skipper :: marine|dinghy
greets visitors and answers the switchboard :: receptionist|front desk :: office assistant|administrative assistant|secretary
customs officer :: customs :: freight|import export
village relations coordinator :: village relations|community (?:affairs|liaison|relations)|landowner :: community|liaison
fitness coordinator :: fitness coordinator|fitness (?:director|manager|specialist) :: fitness|trainer|recreation
wellness technician :: fitness|wellness :: trainer|health
records technician :: records? tech|medical records?|records (?:clerk|officer|analyst|manager) :: data entry|file clerk|document
estimating engineer :: estimator|quantity survey|cost engineer :: construction|project engineer
tax officer :: tax (?:account|collector|examin|associate|analyst|prepar|officer|consultant|manager|senior) :: accountant|revenue
payroll controller :: payroll|paymaster :: account|controller
media officer :: media (?:officer|specialist|coordinator|relations|manager|support)|communications officer|public relations :: journalist|social media|reporter
mobile plant technician :: heavy (?:equipment|diesel) fitter|hef |diesel|plant mechanic :: mechanic
ECE teacher :: preschool|kindergarten|early childhood|elementary|head start :: teacher
CSO at a commercial bank :: customer service officer|teller|personal banker :: customer service|bank
QA engineer :: qa (?:engineer|analyst|tester|lead|test)|quality (?:assurance|engineer)|test (?:engineer|analyst)|software test|quality engineer :: quality|software engineer|qa
WHS adviser :: \b(?:hse|ohs|whs|ehs|safety)\b|occupational health :: environment
CNA :: \bcna\b|nurs(?:e|ing) (?:assist|aide)|certified nurs :: patient care|home health|nurse
A/C payable clerk, SAP :: accounts? payable|accounts clerk|finance clerk|bookkeep :: account :: has \bsap\b
EA for our managing director :: executive assistant|personal assistant|assistant to|executive secretary :: administrative assistant|secretary|office assistant
NOC tech :: \bnoc\b|network (?:admin|engineer|tech|operations) :: telecom|it support|systems? admin
carpenter or bricklayer for classrooms in Popondetta :: carpenter|joiner|builder|brick|mason :: construction :: town Popondetta
waiter and bartender for a club in Lae :: waiter|waitress|bartender|food server|barman|\bserver\b :: hostess|restaurant|cook|kitchen :: town Lae
cashier or storeman in Mount Hagen, immediate start :: cashier|checkout|till operator|store(?:man|s clerk|keeper)|warehouse assistant :: sales assistant|inventory :: town Mount Hagen; now
HR officer and payroll clerk, Port Moresby :: (?:hr|human resources?) (?:officer|coordinator|generalist|specialist|assistant)|payroll|paymaster|industrial relations|recruitment officer :: hr|human resources :: town Port Moresby
registered nurse, must have midwifery, must be outside NCD :: nurs|midwife|\brn\b :: health :: has midwi; outside Port Moresby
diesel fitter, must know Komatsu, not an apprentice :: diesel|heavy equipment fitter|hef |plant mechanic :: mechanic :: has komatsu; learner no
graphic designer, must know InDesign, max K60k :: graphics? (?:designer|artist) :: designer|digital media :: has indesign; pay 60000
finance manager without consulting background, SAP a must, Momase :: finance manager|manager,? (?:of )?finance :: finance|controller :: has \bsap\b; region Momase
civil engineer who is not in Lae and has AutoCAD :: civil engineer|structural engineer|site engineer|roads engineer :: engineer :: has autocad; outside Lae
sous chef, no head chefs, must be able to start right away :: sous chef|second chef :: chef|\bcook\b :: now
teacher for grade 7 and 8 maths and science :: (?:secondary|high school|middle school|science|math\w*|[78]th) ?(?:grade |school )*(?:[\w&/]+ )?teacher|head of department|primary|^teacher$|senior teacher :: teacher :: has math|science
prep and grade 1 teacher, Kokopo :: primary|elementary|preschool|kindergarten|1st grade|first grade|^teacher$|senior teacher :: teacher :: town Kokopo
bookkeeper, part time, K25 per hour, 4 years with Xero or MYOB :: bookkeep|accounts (?:clerk|officer|payable)|finance clerk :: accountant|payroll :: has xero|myob; years 4; pay 52000
electrician with 7 years, K1,800 a fortnight, Kimbe :: electrician|electrical (?:fitter|trades) :: :: years 7; pay 46800; town Kimbe
air traffic controller :: air traffic control :: aviation
victim support advocate :: (?:victim|domestic violence|shelter|women's?)[\w ]*advocate|advocate.*(?:victim|violence) :: advocate|counsel|social work
pastry cook :: pastry|baker\b|bakery :: chef|\bcook\b
lighting designer :: lighting design :: designer|theat
animal carer :: animal|veterinar|kennel :: farm
flight attendant :: flight attendant|cabin crew|steward :: passenger service|airline
e-learning designer :: e.?learning|instructional design|curriculum (?:design|develop) :: training|designer
drug and alcohol counsellor :: substance abuse|addiction|drug|alcohol|counsel :: social work|case manager|therap
yoga teacher :: yoga|pilates|group fitness :: fitness|trainer
paralegal :: paralegal|legal assistant|legal secretary|law clerk :: legal|attorney
interior decorator in Port Moresby :: interior design|interior decorat :: designer :: town Port Moresby
mine safety adviser at least 6 years :: safety|\b(?:hse|ohs)\b|occupational health :: mine :: years 6
young family needs a housemaid who irons, Madang :: domestic|haus meri|home help|house ?cleaner|housekeeper|nanny :: housekeeping|laundry|room attendant :: town Madang
lad who is good with computers and printers :: it support|help ?desk|desktop support|computer technician|ict officer|i\.?t\.? (?:support|tech) :: information technology|network
handy bloke for odd jobs around the lodge :: handyman|maintenance (?:worker|man|technician|mechanic|plumber)|general hand|groundsman|grounds maintenance :: carpenter|plumb|maintenance
customer service girl who types fast :: customer (?:service|care)[\w ]*(?:rep|officer|agent|associate|specialist|assistant)|call cent|receptionist|typist|data entry :: customer|office assistant|secretary|administrative
numbers person for month end reports :: account|bookkeep|financ\w+ (?:analyst|officer|clerk) :: finance|payroll
experienced secretary good at minutes and Word :: secretar|administrative assistant|executive assistant|personal assistant|office assistant|administration officer :: office manager|receptionist|clerk :: has minutes
oil palm harvester supervisor Kimbe :: oil palm|harvest supervisor|plantation supervisor|estate (?:manager|supervisor) :: agronom|agricultur|field :: town Kimbe
coffee agronomist for smallholders in the Highlands :: agronom|coffee|extension (?:officer|agent)|cocoa field|field officer :: agricultur|plantation :: region Highlands
deckhand on a tuna boat, Rabaul or Kokopo :: deckhand|seaman|ship crew :: fish|tuna|dinghy :: town Kokopo, Rabaul
bank teller with at least 3 years, available in two weeks, Goroka :: teller|personal banker|customer service officer \(bank :: bank|cashier :: years 3; town Goroka
mechanical draftsperson SolidWorks :: drafts|drafter|mechanical designer|cad (?:designer|technician|operator) :: designer|mechanical engineer :: has solid ?works
land surveyor with GPS and total station, Lae :: survey :: :: town Lae; has gps|total station
We are hiring a Storeperson for our hardware branch in Lae. Duties: receiving, picking, forklift work and monthly stocktake. Must have a forklift ticket. Competitive pay, friendly team. Send CV and references before 30 April. :: store(?:man|s clerk|keeper|person)|warehouse|inventory|forklift :: :: has forklift
Wanted: Front Office Receptionist, four star hotel, Port Moresby. You welcome guests, handle reservations and cash, and answer calls. Grade 12 and two years in hotels. Shift work. Apply with CV to the General Manager by Friday. Only shortlisted candidates contacted. :: receptionist|front desk|front office|concierge :: hostess|office assistant|guest service :: town Port Moresby
Senior Payroll Officer. Our client, a large employer with 900 staff, needs someone to run fortnightly pay, SWT and Nasfund returns in Attache or Pronto. Five years in payroll essential, diploma preferred. Attractive package with housing. No walk-ins. :: payroll|paymaster :: account|bookkeep :: has attache|pronto; years 5
Vacancy - Plumber. Maintenance of 60 staff houses in Tabubil, FIFO 4 and 2. Trade certificate in plumbing and 3 years after trade needed, own tools an advantage. We offer meals and room. Equal opportunity employer. :: plumb|pipe ?fitter :: maintenance
blacksmith
radiographer
beekeeper for Goroka
dentist
sommelier
ship's pilot for Lae harbour
tattoo artist
goldsmith
tax barrister for the supreme court
cardiologist at the general hospital
man bilong painim gol aninit long solwara
volcanologist in Rabaul
locksmith
lift technician for high buildings
bishop
puppet maker
`
  .trim()
  .split('\n')

/** The half that may be looked at. */
export const NEWEST_QUERIES = NEWEST.filter((_, index) => index % 2 === 0).join('\n')
/** The half that is only measured: never shown while the engine is changed. */
export const SEALED_QUERIES = NEWEST.filter((_, index) => index % 2 === 1).join('\n')
