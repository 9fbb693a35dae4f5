/**
 * Searches of all kinds, in the format of `readQueries`. They were written and sealed before the engine was changed, and
 * were read later, to find out what is lost.
 */
export const BLIND_QUERIES = String.raw`
senior accountant with Xero, Lae :: accountant :: bookkeep|accounts|controller :: titled senior|\bsr\b; has xero; town Lae
house cleaner 2 days a week, Boroko :: house ?cleaner|domestic|haus meri|home help|housekeeper :: cleaner|room attendant|nanny :: town Port Moresby
bus driver with a clean licence, Mount Hagen :: bus driver|passenger bus|pmv|public motor|25-seater :: driver :: town Mount Hagen
static guard night shift Kokopo :: guard|watchman|security officer|dog handler :: security :: town Kokopo
kai bar cook :: kai bar|\bcook\b|canteen :: chef|kitchen
dozer operator, at least 8 years :: dozer|(?:grader|heavy equipment|excavator|dump truck|equipment|plant) operator :: truck driver :: years 8
registered electrician for a hospital in Goroka :: electrician|electrical (?:fitter|trades) :: electrical :: town Goroka
joiner who makes kitchens, Port Moresby :: joiner|carpenter|cabinet :: builder|construction worker :: town Port Moresby
auto electrician or motor mechanic, Lae :: auto ?(?:electric)|(?:auto|motor|vehicle|automotive) ?(?:mechanic|technician) :: mechanic|electrician :: town Lae
heavy diesel fitter for Caterpillar engines :: diesel|heavy equipment fitter|hef |plant mechanic :: mechanic|engine :: has caterpillar|\bcat\b
pipe welder, TIG, Port Moresby :: welder|boilermaker|pipe ?fitter|fabricator :: :: has \btig\b; town Port Moresby
community nurse who gives vaccinations :: nurs|midwife|community health :: health|village health :: has immuni|vaccin
elementary school teacher, Milne Bay :: elementary|primary|preschool|kindergarten|^teacher$|senior teacher :: teacher :: town Alotau
warehouse supervisor, stock control :: (?:warehouse|store|inventory|stock)[\w ]*(?:supervisor|manager|lead)|supervisor[\w ]*(?:warehouse|store) :: store(?:man|s clerk|keeper)|warehouse|inventory
legal secretary :: legal (?:secretary|assistant)|paralegal|law clerk :: secretary|legal
hotel receptionist, Kimbe :: receptionist|front desk|front office|concierge :: office assistant|guest service :: town Kimbe
recruitment specialist, up to K90,000 :: recruit|talent acqui :: \bhr\b|human resources?|staffing :: pay 90000
data base administrator :: \bdba\b|database admin|database (?:engineer|specialist) :: database|systems? admin
java programmer :: (?:software|application|java|web|full stack)[\w ]*(?:developer|programmer|engineer)|programmer :: developer|software :: has \bjava\b
environmental engineer :: environment\w* engineer :: environment|civil engineer
oil palm estate manager :: oil palm|(?:estate|plantation) (?:manager|supervisor) :: agronom|agricultur|field
lab assistant for water testing, Madang :: lab(?:oratory)? (?:assist|tech|scien|attend)|assay tech|medical lab :: laboratory :: town Madang
loan officer :: loan|lending|credit (?:officer|analyst|specialist) :: mortgage|bank
insurance agent, Port Moresby :: insurance[\w ]*(?:agent|broker|sales|consultant)|agent[\w ]*insurance :: insurance :: town Port Moresby
head chef, maximum K70,000 a year, available now :: head chef|executive chef|chef de cuisine :: chef :: pay 70000; now
social worker :: social work :: case (?:manager|worker)|counsel|advocate
sports coach :: coach(?!ing)|trainer|sport :: fitness|recreation
aircraft mechanic :: (?:aircraft|aviation)[\w &]*(?:mechanic|technician|maint|machinist|engineer)|airframe|avionic :: aviation
financial analyst with Oracle :: financ\w+ (?:\w+ )?analyst|analyst[\w ,]*financ|budget analyst :: finance|analyst :: has oracle
fashion designer :: fashion design|apparel design|technical designer|clothing design :: designer|apparel
meri bilong wok long pe opis na mekim pe bilong ol wokman :: payroll|paymaster :: account|bookkeep|finance
man bilong pasim waia na fiksim lait insait long haus :: electrician|electrical (?:fitter|trades) :: electric
man bilong stiaim sip o bot long Kavieng :: skipper|coxswain|dinghy|boat|seaman|deckhand|ship crew :: marine :: town Kavieng
wanpela dokta meri o nes bilong kilinik long Lae :: nurs|midwife|doctor|physician|health extension :: community health|village health :: town Lae
mi painim lapun man bilong katim gras :: garden|groundsman|grounds|landscap :: agricultur|maintenance
makes bread and cakes :: baker|pastry|bakery|cake :: chef|\bcook\b
repairs dump trucks and graders at the pit :: diesel|heavy equipment fitter|hef |plant mechanic|mobile plant :: mechanic
answers customer complaints by phone :: customer (?:service|care|support|advocate)[\w ]*|call cent|contact cent :: customer|receptionist
writes press releases and speaks to newspapers :: public relations|media (?:officer|relations)|communications (?:officer|specialist|coordinator|manager|director)|\bpr\b :: journalist|reporter|market
designs logos and brochures :: graphics? (?:design|artist) :: designer|digital media|creative
weighs and packs fish for export :: cannery|fish process|loining|factory hand|production line|fish :: factory|packer
compliance officer :: compliance :: audit|risk|regulat
training coordinator :: training (?:coordinator|officer|specialist|manager|consultant)|trainer|learning (?:and|&) development|instructional|learning coordinator :: training
project controller :: project (?:control|account|finance|cost)|cost (?:control|engineer) :: controller|project manager
admissions clerk :: admission|registration|enrol|registrar :: clerk|receptionist
dental technician :: dental :: lab tech
fleet supervisor :: fleet :: transport|logistics|vehicle
IT auditor :: (?:it|information technology|systems?|security)[\w ]*(?:audit)|audit\w*[\w ]*(?:it|information) :: audit|compliance
L&D officer :: training|learning (?:and|&) development|instructional :: hr|human resource
GM for hotel :: (?:general|hotel) manager :: operations manager|assistant manager
F&B supervisor :: food (?:and|&) beverage|f&b|restaurant (?:supervisor|manager)|food service (?:supervisor|manager)|banquet :: waiter|waitress|server|bartender|kitchen
MLT, Kundiawa :: medical lab|lab(?:oratory)? (?:tech|scien) :: lab :: town Kundiawa
nurse, must be a midwife, must not be in Port Moresby :: nurs|midwife :: health :: has midwi; outside Port Moresby
sales manager, no retail, must have FMCG, Lae :: sales manager|manager[\w, ]*sales :: sales :: has fmcg; town Lae
web developer but not a student, must know WordPress :: web ?(?:site)? ?(?:develop|design|master|program)|full stack|front end :: developer|programmer|software :: has wordpress; learner no
grade 10 maths teacher in Wewak :: math|secondary school teacher|high school teacher|science teacher|head of department :: teacher :: town Wewak
two drivers and a storeman for our depot in Kokopo :: driver|store(?:man|s clerk|keeper)|warehouse :: inventory|operator :: town Kokopo
secretary, 55 words a minute, 3 years in a law office :: secretar|administrative assistant|executive assistant|personal assistant :: receptionist|office|clerk :: years 3; has \blaw|legal|attorney
VACANCY: Civil Engineer (Roads). A construction company in Mount Hagen invites applications from degree holders with not less than 5 years in road design and supervision. AutoCAD or Civil 3D needed. Salary negotiable, house and vehicle provided. Send a CV and three referees before 31 July. :: civil engineer|site engineer|roads engineer|structural engineer|project engineer :: engineer|survey :: years 5; has autocad|civil 3d; town Mount Hagen
Human Resources Officer wanted. You will recruit, keep staff files, advise supervisors on the Employment Act and run inductions. Diploma in HR and 3 years of practice. Based in Lae. Women and men are encouraged to apply. Please no phone calls. :: (?:hr|human resources?) (?:officer|coordinator|generalist|specialist|assistant|representative|associate|administrator)|recruitment officer|industrial relations :: \bhr\b|human resources? :: town Lae; years 3
Camp Cleaner - female or male - needed for a mine camp, Tabubil. Make beds, mop floors, wash linen. Roster 4 weeks on and 2 off. Good pay and free meals. Apply now at our gate. :: cleaner|room attendant|housekeep|laundry|domestic|janitor :: haus meri|home help|kitchen :: town Tabubil
Accounts payable clerk for a supermarket chain. Match invoices, prepare cheque runs, reconcile suppliers. Pronto or SAP knowledge required. Port Moresby. Only people who live in the city. Salary K35,000 to K42,000. :: accounts? payable|accounts (?:clerk|officer)|finance clerk|bookkeep :: account|finance :: has pronto|\bsap\b; town Port Moresby; pay 42000
orthodontist
harbour pilot
tram conductor
piano tuner
space scientist for a satellite station
mortician
man bilong lukautim hos
water diviner
`.trim()
