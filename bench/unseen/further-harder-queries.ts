// Searches of the harder kinds, in the format of `readQueries`: written and judged before any of their results was seen.
const SPARKY = 'electrician|electrical (?:fitter|tradesman)'
const PLUMBERS = 'plumber|plumbing tradesman|pipe fitter'
const WELDERS = 'welder|boilermaker|fabricator'
const CHIPPY = String.raw`\bcarpenter(?! apprentice)|\bjoiner|^builder`
const HEAVY =
  'plant mechanic|heavy (?:diesel|equipment) fitter|hef tradesman|diesel mechanic|construction equipment repairer'
const CARS = '(?:auto|motor|vehicle) mechanic|automotive technician'
const EARTH =
  '(?:dozer|grader|excavator|heavy equipment|dump truck) operator|^equipment operator(?! and)|construction equipment craftsman'
const TRUCKS = '(?<!box )(?:truck|semi-trailer|heavy vehicle|tanker|feeder) driver'
const BUSES = '(?:bus|pmv|public motor vehicle) driver|passenger bus operator'
const STORES = String.raw`storeman|stores? ?clerk|store ?keeper|inventory (?:officer|analyst\\)|material control specialist|warehouse(?!\))|receiving manager`
const GUARDS =
  '(?<!information |privacy and )security (?:guard|officer|aide)|static guard|boom gate|watchman|dog handler'
const COOKS = '(?:^|camp |canteen |kai bar |mess |hand and |lead |line |prep |/)cook\\b'
const CHEFS = String.raw`(?<!pampered )\bchef\b(?! instruct| professor)`
const NURSES = String.raw`\bnurse\b(?! assist| server)(?!.*chart review)|(?<!chief )nursing officer|\brn\b|midwife`
const VILLAGE = 'community health worker|village health worker|aid post orderly|health extension officer'
const PILLS = String.raw`pharmac(?:y|ist)\b|dispensary`
const LABS = '(?<!engineering |electrical )lab(?:oratory)? (?:technician|assistant)|medical laboratory'
const FARMS =
  'agronomist|agricultur(?:e|al) (?:extension|advisor|/ 4-h)|(?<!health )extension (?:agent|officer|specialist|methodologist)|cocoa field|rural development officer'
const PALMS = 'oil palm field|plantation supervisor|harvest supervisor|estate manager'
const CLAN = 'community (?:affairs|liaison)|landowner liaison|village relations'
const SAFETY = String.raw`\bhse\b|\bohs\b|\bsafety (?:officer|manager|professional|coordinator)|occupational health and safety|hr & safety`
const CARGO = 'customs broker|shipping clerk|import export officer|freight forward|air freight agent'
const TELLERS =
  'teller|customer service officer \\(bank|personal banker|branch banker|^banking (?:officer|employee)|banking relationship specialist'
const PAY =
  'paymaster|payroll (?:accountant|admin|clerk|officer|specialist|coordinator|supervisor|manager)|hr(?: assistant)?/? ?payroll'
const BOOKS =
  'bookkeeper|(?<!student )accounts (?:officer|clerk)|accounts payable(?! as)|finance clerk|accounts? receivable|accountant helper'
const CODERS = String.raw`(?:application|web) (?:programmer|developer)|asp\.net|software (?:developer|engineer\b)|full stack|database programmer|/ app developer`
const DESKS = String.raw`\bit support|i\.t\. (?:support|help)|ict officer|desktop support|help ?desk(?! psy)|computer technician|information technology (?:support|technician|certified technician|help)|geek squad|information systems technician`
const NETS =
  'network (?:admin|engineer|security engineer)|noc engineer|systems? administrator|telecommunications engineer'
const ROADS = String.raw`(?:civil|roads|site|structural) engineer\b|(?<!specialist )project engineer\b`
const SURVEY = '(?<!national |artillery )surveyor|survey technician'
const OFFICE = String.raw`receptionist|front desk (?:officer|attendant|clerk)|administration (?:officer|assistant|office)|administrative (?:assistant|office assistant|coordinator)(?!.*human res)|office (?:assistant|administrator)|(?<!assistant |company )\bsecretary\b(?!.*clerk)|executive assistant|assistant to (?:managing|cfo)|cfo assistant`
const NEWS = '(?<!tele)communications (?:officer|coordinator|specialist)|journalist|news reporter'
const FRONT = 'receptionist|front desk|office assistant'
const ROOMS = 'room attendant|hotel housekeeper|housekeeping supervisor'
const MAIDS = 'haus meri|house cleaner|live-in housekeeper|domestic worker|home help|^housekeeper$'
const GARDENS = 'gardener|grounds|landscaper|landscape tech'
const SHOPS =
  'sales (?:assistant|associate|associte|clerk)|checkout operator|till operator|(?<!for )cashier(?! drawers)|bookseller|grocery clerk'
const REPS =
  'van sales|(?<!inside |membership |liaison/|specialty |pharmaceutical )sales rep(?:resentative)?\\b|territory sales (?:executive|consultant)'
const PRIMARY = String.raw`primary school teacher|elementary teacher|^teacher\W*$|4/5 grade teacher|classroom teacher`
const SECONDARY =
  'secondary school teacher|head of department maths|science teacher|math(?:ematics)? teacher|biology teacher'
const STAFF = String.raw`(?<!intern, .*)human resources (?:officer|professional|generalist)|industrial relations officer|recruitment officer|\bhr (?:officer|coordinator|generalist|specialist|senior specialist|associate(?! mob)|administrator|executive|representative|services rep|professional|consult|partner|business partner|employee relations|benefits)`

export const FURTHER_HARDER_QUERIES = String.raw`
mi laikim wanpela kuk i save oda kaikai na lukautim stoa bilong mes :: ${COOKS} :: ${CHEFS}|food prep|kitchen hand|kitchen manager|food service :: has stock rotation|dry goods|rotated stock
draiva bilong kisim ol wokman long moning na bringim ol i go bek long apinun :: ${BUSES} :: ${TRUCKS}|delivery driver|^driver
draiva bilong semi trela husat i no gat birua long rot, 4 yia wok :: ${TRUCKS} :: ${BUSES}|delivery driver|^driver|dump truck|automobile transporter :: years 4
man bilong klinim baret na kukim pipia insait long kompaun :: ${GARDENS} :: garden associate|conservation technician|labou?rer|manager of golf :: has drains|rubbish
meri bilong sanap long fran desk na welkamim ol visita, Mosbi :: ${FRONT} :: ${OFFICE}|concierge|guest services|office manager|hostess :: town Port Moresby
seveya bilong makim ples bilong nupela rot na ol haus :: ${SURVEY} :: \bgis\b|civil engineer\b|mapping
nes bilong skelim ol bebi na givim sut long klinik :: ${NURSES} :: ${VILLAGE}|nurs(?:e|ing) assist|\bcna\b|patient care technician :: has immunis|maternal
man bilong sekim blut long malaria na givim marasin long ol ples :: ${VILLAGE} :: ${NURSES}|${LABS} :: has malaria
plama i save fiksim pam na hotwara long ges haus :: ${PLUMBERS} :: ${WELDERS}|lead piping|maintenance (?:mechanic|specialist) :: has hot water
storman bilong kaunim olgeta kago long pinis bilong mun :: ${STORES} :: forklift|supply (?:spec|tech|sergeant)|logistics (?:coord|tech)|shipper|stocker|material logistics :: has stocktake
man o meri bilong kisim poto na wokim stori bilong gavman :: ${NEWS} :: radio announcer|photographer|public relations (?:officer|specialist|manager)|social media|media (?:officer|coordinator|services)|videographer|publicist :: has photo
save man bilong lukautim seva na netwok bilong kampani long Lae :: ${NETS} :: ${DESKS}|information technology specialist|\bit (?:specialist|manager) :: town Lae
meri bilong redim pepa bilong visa na wok pemit bilong ol waitman :: ${STAFF} :: \bhr\b|human resource|recruit|staffing :: has work permit|\bvisas?\b
tests and tags our power tools and changes the lights in the offices :: ${SPARKY} :: electrical (?:engineer|cad)|electronic technician|maintenance mechanic :: has tagged|wired
services the Land Cruisers every 5,000 km :: ${CARS} :: ${HEAVY}|maintenance mechanic|automobile service :: has land ?cruiser|toyota
plugs in the laptop and finds which sensor is bad on our CAT loaders :: ${HEAVY} :: ${CARS}|maintenance mechanic|marine engineer|assembly mechanic :: has \bET\b|diagnostics
mends cracked buckets and chutes at the crusher :: ${WELDERS} :: pipe fitter|iron workers|machinist :: has buckets|chutes
boxes up the columns and slabs before the concrete truck comes :: ${CHIPPY} :: construction (?:work|worker|helper|foreman)|carpenter apprentice|labou?rer|concrete|home ?construction :: has formwork
cleans fourteen rooms before lunch and fills the minibars :: ${ROOMS} :: laundry attendant|${MAIDS}|residential cleaning :: has minibar|14 guest rooms
fills the ATM with a second person and counts the vault cash :: ${TELLERS} :: ^banking$|business banking|banking center|cashier|member services :: has \bATMs?\b|cash
works out what duty we must pay on imported machines :: ${CARGO} :: logistics (?:coord|tech|manager)|supply chain manager|shipper|trade finance|purchas :: has tariff|customs
lines up the dish on the hill and brings the fibre to the exchange :: telecommunications engineer|network (?:admin|engineer)|noc engineer :: ${NETS}|osp engineering|rf systems|electronic technician|engineering systems installer :: has microwave|fibre
plans the weeding rounds and spreads the fertiliser on the blocks :: ${PALMS} :: ${FARMS}|landscaper :: has fertili[sz]er
sorts out problems between sick people and the hospital or their insurance :: \bpatient (?:health |\w+ )?(?:advocate|experience|service rep|access rep)|inpatient/financial advocate|health advocate :: care coordinator|health coach|clinical (?:service advocate|support)|medical support assistant|emergency room admitting|patient service manager|benefit advocate|healthcare (?:customer|advocate)|member service
runs the finance team, signs the payments and reports to the board :: (?<!special |dealership )finance(?: (?:&|and) \w+)? manager|manager(?: of|,) finance|finance(?: operations)? director|(?<!assistant )director(?: of|,)?(?: corporate)? finance|vice president, corporate finance|(?<!a)vp(?:,| of)? finance|financ(?:e|ial) controller|corporate controller|head of accounts and finance|senior executive - finance|operations and finance manager :: finance supervisor|assistant director of finance|(?:senior|lead|principal|chief|supervisor|corporate) accountant|avp, finance|accounting and finance supervisor
heads the people department, sits with the union and signs the contracts :: (?:\bhr|(?<!administrative assistant .*)human resources?)(?: deputy)? (?:manager|director)|(?:director|head) of hr|hr & safety manager :: assistant manager - hr|\bhr\b(?!.*payroll)|human resource|industrial relations officer
manages all our computer people, the servers and the yearly IT budget :: (?:director|head|vice president|vp|president)(?: of| -|,)*(?: global)? information technology|\b(?:information technology|it)\)? (?:senior )?(?:manager|director|management|supervisor)\b|manager - information technology|information technology bureau|chief information officer|administrator of information technology :: it project manager|information technology project|director of applications|chief digital|system architect|branch chief information|technical director|communications and it$|is&t|systems? administrator|network administrator|technology officer
walks our guests to their table and hands them the menu :: hostess|food server|bartender / server|^server$ :: pastry chef /server|bartender|concierge|restaurant manager|take orders
timesheet clerk :: ${PAY} :: ${BOOKS}|\bhr (?:assistant|clerk|administrator)|human resources officer :: has timesheet
survey officer :: ${SURVEY} :: \bgis\b|mapping|civil engineer\b|enumerator
route sales officer :: ${REPS} :: merchandiser|territory sales manager|sales (?:executive|consultant|agent|specialist)|account executive|route manager|delivery driver|^sales$
medicines clerk :: ${PILLS} :: ${VILLAGE}|${NURSES}
gate attendant :: ${GUARDS} :: security baggage|doorman|police|correctional
till attendant :: ${SHOPS} :: bank teller|merchandiser|stocker|key ?holder|store manager|food server
ledger clerk :: ${BOOKS} :: assistant accountant|accountant i$|accounting (?:coordinator|student|graduate)|finance (?:officer|assistant)|payroll (?:clerk|officer)|billing
publicity officer :: (?<!(?:vp|vice president|director|administrative clerk)\b.*)public relations(?! director)(?!.*(?:intern\b|sales rep|procedures|event planning assistant))|pr & event manager|public information|unit publicist|(?<!tele)communications (?:officer|coordinator|specialist) :: public relations(?! intern)|director of pr\b|(?<!tele)communications|media (?:officer|activities|coordinator)|journalist|news reporter|social media|public relations intern|marketing coordinator
employee relations coordinator :: industrial relations officer|employee relations|(?<!intern, .*)human resources (?:officer|professional|generalist)|\bhr (?:officer|coordinator|generalist|specialist|senior specialist|representative|services rep|professional|partner|business partner) :: \bhr\b|human resource|recruitment officer
dispatch clerk :: ${STORES} :: forklift|supply (?:spec|tech|sergeant)|logistics (?:coord|tech)|shipper|shipping clerk|material logistics|freight :: has dispatch|shipping|despatch
safety technician :: ${SAFETY} :: safety (?:assistant|intern)|& safety|and safety|occupational health nurse
roads and bridges officer :: ${ROADS} :: construction (?:manager|inspector|superint|foreman|coordinator|engineering)|resident inspector|civil engineering student|horizontal construction engineer|site engineering|surveyor
mail and filing clerk :: office (?:assistant|clerk)|administration (?:officer|assistant|office)|administrative (?:assistant|office assistant|coordinator)(?!.*human res)|(?<!assistant |company )\bsecretary\b(?!.*clerk)|mail room|office administrator :: ${OFFICE}|document control|(?:medical|aviation) record|record keeping|front desk :: has filing|\bfiles\b|\bmail\b
CRO for a gas pipeline :: ${CLAN} :: community (?:outreach|relations|advocate|and community)|mediator|public relations officer|industrial relations officer
HME operator :: ${EARTH} :: ${TRUCKS}|construction equipment|forklift
LV mechanic for a mine camp :: ${CARS} :: ${HEAVY}|maintenance mechanic|automobile service
E&I tech :: ${SPARKY} :: electrical (?:engineer|cad|engineering)|electronic technician|engineering technician
GC geo :: geologist :: mine surveyor|assay technician|mineralogy|survey technician :: has grade control
PM for building works :: construction (?:and site |site |project )?(?:manager|manger)|construction (?:project )?regional manager|construction superint|superintendant|project (?:&|construction) ?(?:construction )?manager|construction & safety project|construction services project manager|construction and design project manager|manger/lead super :: ^site manager|superintendent|construction (?:foreman|supervisor|coordinator|project coord|inspector|engineer|consultant|development)|design build|^(?:senior |sr\. )?project (?:manager|engineer)$|project engineer & project|owner/project manager|site engineer|director of facilities and|director facilities planning|estimator
plumber, carpenter and electrician to renovate a guest house :: ${PLUMBERS}|${CHIPPY}|${SPARKY} :: carpenter apprentice|construction (?:work|worker|helper)|home ?construction|maintenance (?:mechanic|specialist)|${WELDERS}
receptionist, bookkeeper or payroll clerk, Mount Hagen or Goroka :: ${FRONT}|${BOOKS}|${PAY} :: ${OFFICE}|assistant accountant|finance (?:officer|assistant)|front desk|office manager :: town Mount Hagen, Goroka
nurse and lab technician for a health centre, Momase :: ${NURSES}|${LABS} :: ${VILLAGE}|nurs(?:e|ing) assist|\bcna\b|patient care technician|phlebotom :: region Momase
truck driver or forklift driver, under K35,000 :: ${TRUCKS}|forklift :: ${BUSES}|delivery driver|^driver|storeman|warehouse assistant|dump truck :: pay 35000
gardener, watchman or house cleaner for a family compound, Port Moresby :: ${GARDENS}|${GUARDS}|${MAIDS} :: room attendant|hotel housekeeper|laundry attendant|residential cleaning :: town Port Moresby
safety officer, first aid a must, must live outside Port Moresby :: ${SAFETY} :: safety (?:assistant|intern)|& safety|and safety|occupational health nurse :: has first aid; outside Port Moresby
programmer, Python a must, no students :: ${CODERS} :: ${NETS}|software engineering|etl developer|java intern|web ?(?:site)? design|web development|software quality :: has python; learner
payroll officer, must know Attache, not from Port Moresby :: ${PAY} :: ${BOOKS}|\bhr (?:assistant|clerk) :: has attache; outside Port Moresby
high school teacher, physics a must, no student teachers, not in Port Moresby :: ${SECONDARY} :: (?<!substitute |preschool |elementary |kindergarten |primary school |assistant )\bteacher\b(?! assist| aide) :: has physics; learner; outside Port Moresby
bank teller, foreign exchange a must, no trainees, not in Port Moresby :: ${TELLERS} :: ^banking$|business banking|banking center|cashier|member services :: has foreign exchange; learner; outside Port Moresby
fitter for C15 and 3512 engines :: ${HEAVY} :: ${CARS}|maintenance mechanic|marine engineer :: has \bC15\b|3512
supervisor for 80 harvesters :: ${PALMS} :: ${FARMS} :: has 80 harvesters
class teacher for 40 pupils in grade 4, two years or more :: ${PRIMARY} :: \bteacher\b|substitute :: years 2; has grades? [34]\b|4th|fourth
man bilong kilim pik na katim mit long buseri :: :: ::
teaches learners to drive and takes them for the licence test :: :: ::
goes from house to house and reads the power meters :: :: ::
NDT tech level 2 :: :: ::
taps the rubber trees and collects the latex :: :: ::
`
