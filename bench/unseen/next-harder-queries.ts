const HEAVY =
  'diesel mechanic|heavy (?:diesel|equipment) fitter|hef tradesman|plant mechanic|construction equipment repairer'
const PLANES =
  'aviation (?:mechanic|maintain|maintenance|technician|electronics|electrician|engineer|structure|machin)|aircraft (?:hydraulics|tech|maint)|avionics|a&p mechanic|aerospace assembler'
const SPARKY = 'electrician|electrical (?:fitter|tradesman)'
const PIPES = 'plumber|plumbing tradesman|pipe fitter'
const WELDER = 'welder|boilermaker|structural fabricator'
const CHIPPY = String.raw`\bcarpenter(?! apprentice)|\bjoiner|^builder`
const SITE =
  'labou?rer|laboer|construction (?:work|worker|helper|installer)|^construction$|home ?construction|apprentice and construction'
const EARTH =
  '(?:dozer|grader|excavator|heavy equipment|dump truck) operator|^equipment operator|pavement & construction equipment'
const TRUCKS = '(?<!box )(?:truck|fuel tanker|semi-trailer|heavy vehicle|feeder|transport) driver'
const BUSES = '(?:bus|pmv|public motor vehicle) driver|passenger bus operator'
const GUARDS =
  '(?<!privacy and |information )security (?:guard|officer|aide)|static guard|gate guard|watchman|dog handler'
const YARD = 'gardener|grounds|landscap'
const HOUSE = 'haus meri|house cleaner|live-in housekeeper|domestic worker|home help|^housekeeper'
const ROOMS = 'room attendant|hotel housekeeper|^housekeeper|housekeeping'
const COOKS = String.raw`(?:^|camp |canteen |kai bar |mess |hand and |lead |line |prep |/)cook\b`
const NURSES = String.raw`\bnurse(?! assist| server)|^nursing officer|\brn\b|midwife`
const VILLAGE = 'community health worker|village health worker|aid post orderly|health extension officer'
const SHOPS =
  'sales (?:assistant|associate|clerk)|shop assistant|checkout operator|till operator|cashier|merchandiser|grocery clerk|key ?holder|bookseller|stocker'
const PAY = 'paymaster|payroll (?:accountant|admin|clerk|officer|supervisor|specialist|coordinator|manager)'
const SAFETY = String.raw`\bhse\b|\bohs\b|safety (?:officer|advisor|manager|professional|coordinator)|occupational health and safety|& safety (?:manager|project)`
const CLAN = 'community (?:affairs|liaison)|landowner liaison|village relations'
const FARMS =
  'agronomist|agriculture (?:extension|advisor)|(?<!health )extension (?:agent|officer|specialist)|cocoa field|rural development officer'
const PALMS = 'oil palm field|plantation supervisor|harvest supervisor|estate manager'
const TUNA = 'tuna loining|cannery|fish processing|factory hand|production line operator'
const SHIPS = 'ship crew|able seaman|deckhand|coxswain|dinghy operator'
const CARGO = 'customs broker|import export officer|freight forwarding|shipping clerk|air freight'
const PRESS = String.raw`\bcommunications?\b(?!.*(?:technician|network))|public relations|media officer|\bpr\b|public information`
const NEWS = 'journalist|news reporter|radio announcer'
const DESKS = String.raw`\bit support|ict officer|desktop support|help ?desk|computer technician|i\.t\. support|information technology support|information technology (?:technician|help)|geek squad`
const NETS = 'network(?:ing)? (?:admin|engineer)|noc engineer|telecommunications engineer'
const BOOKS =
  'bookkeeper|(?<!student )accounts (?:officer|clerk)|accounts payable(?! as)|finance clerk|accounts? receivable|accountant helper'
const MATHS = String.raw`math(?:s|ematics)?\b.*teacher|department maths|teacher.*\bmath`
const UPPER = 'secondary school teacher|science teacher|biology teacher'
const LABS = '(?<!engineering )lab(?:oratory)? (?:assistant|technician)|medical laboratory'

/** Searches of the harder kinds, in the format of `readQueries`, judged by their titles before any result was seen. */
export const NEXT_HARDER_QUERIES = String.raw`
draiva bilong PMV bas long Lae :: ${BUSES} :: ${TRUCKS}|delivery driver :: town Lae
mi laikim wanpela meri bilong lukautim pikinini long haus :: nanny|child ?care|haus meri|home help|domestic worker|live-in housekeeper|house cleaner :: housekeeper|kids club|preschool :: has child care|babysit|children|toddler
man bilong katim gras na klinim yad bilong kampani :: ${YARD} :: garden associate|house cleaner|domestic worker
mipela nidim tisa bilong elementeri skul :: elementary teacher|pre-?school teacher|kindergarten teacher :: primary school teacher|substitute teacher|assistant teacher|^teacher$|teacher assistant
wokman bilong wokim haus na rup :: ${CHIPPY}|${SITE} :: concrete|carpenter|construction (?:foreman|superintendent)
nes bilong haus sik long Mosbi :: ${NURSES} :: ${VILLAGE}|nurs(?:e|ing) assist|patient care technician|\bcna\b :: town Port Moresby
sekiuriti bilong was long kampani long nait :: ${GUARDS} :: correctional officer|police officer|military police|loss prevention
man bilong ronim somil na katim diwai :: :: ::
someone to weld steel pipes to 6G :: ${WELDER} :: ${PIPES}|fabricator :: has \b6G\b
get our customary land surveyed and registered :: cadastral surveyor|^surveyor|survey tech :: mine surveyor|\bgis\b :: has cadastr|land titles
person who clears containers from the wharf through customs :: ${CARGO} :: logistics (?:coord|tech|analyst)|shipping|supply chain
fix outboard motors and take passengers out to the islands :: ${SHIPS} :: marine engineer :: has outboard|banana boats
put solar panels on aid posts and schools :: ${SPARKY} :: electrical (?:engineer|forman|power) :: has solar|off-grid
do the fortnightly pays and Nasfund :: ${PAY} :: ${BOOKS}|payroll
can beat panels and spray paint vehicles :: :: ::
write press releases and look after the newspapers for a ministry :: ${PRESS} :: ${NEWS}|\bwriter|\beditor\b|social media
teach farmers to prune coffee and fight the berry borer :: ${FARMS} :: ${PALMS} :: has coffee
field officer to help cocoa growers :: ${FARMS} :: ${PALMS} :: has cocoa
division supervisor for an oil palm plantation :: ${PALMS} :: agronomist|agriculture (?:extension|advisor)|cocoa field|coffee extension
counter attendant for a trade store :: ${SHOPS} :: sales (?:rep|consultant)|customer service (?:rep|assoc)|stores? (?:clerk|assistant|keeper)
machine hand for the fish cannery, night shift :: ${TUNA} :: warehouse (?:assist|assoc|work|pick)|machine operator|line attendant
operator for our 20 tonne digger :: ${EARTH} :: ${TRUCKS} :: has 20-tonne|excavator
lending officer for a savings and loan society :: loan|lending|credit (?:spec|supp|officer|anal)|mortgage (?:consult|banking underwriter)|personal banker :: teller|customer service officer \(bank|branch banker|business banking|banking (?:officer|center|relationship)
project officer for a donor-funded NGO :: program(?:me)? (?:assistant|coordinator|officer|administrator|support)|project (?:assistant|coordinator|officer)|outreach (?:specialist|advocate|coordinator)|rural development officer|grants manager :: project manager|program (?:manager|director)|case manager|community (?:liaison|affairs)
ground staff for an airline check-in counter :: passenger services? |baggage handler :: flight attendant|front desk|customer service (?:agent|officer)|concierge|air freight
HEO :: health extension officer :: community health worker|village health worker|aid post orderly|^nursing officer
OHS adviser with ICAM :: ${SAFETY} :: safety|occupational health :: has \bICAM\b
QS for a building contractor :: quantity survey|estimator :: project engineer|construction (?:manager|accountant|coordinator)|contract administrat|costing manager
CLO or village liaison for an LNG pipeline :: ${CLAN} :: community (?:outreach|organizer|relations|advocate)|mediator|public relations officer
EA to the managing director :: executive assistant|personal assistant|assistant to (?:managing|cfo|ceo|director)|executive administrative assistant|cfo assistant :: administrative assistant|secretary|office manager|administration officer
HDF for CAT dump trucks :: ${HEAVY} :: mechanic\b|automotive technician :: has \bcat\b|caterpillar|C15|haul trucks
RAC tech :: :: ::
plumber or electrician for a housing estate :: ${PIPES}|${SPARKY} :: ${CHIPPY}|maintenance (?:mechanic|specialist)
cook and cleaner for a missionary couple :: ${HOUSE}|${COOKS} :: ${ROOMS}|kitchen hand|nanny :: has cook|lunch|meals; has clean|laundry|iron
maths or science teacher for a mission high school :: ${MATHS}|${UPPER} :: primary school teacher|high school .*teacher|history teacher|english teacher|^teacher$
reporter, announcer or camera person for a radio and TV station :: ${NEWS}|videograph|photographer|audio/visual|video director :: communications officer|media (?:officer|producer)|\beditor\b
waiters, barmen and kitchen hands :: food server|^server|waiter|waitress|bartender|barista|kitchen (?:hand|utility)|host(?:ess)?$|food prep|dietary aide|banquet server|dining services :: ${COOKS}|chef assistant|assistant chef
yardman who can also be night watchman :: ${YARD}|${GUARDS} :: house cleaner|domestic worker|labou?rer
lab tech plus someone for the dispensary :: ${LABS}|pharmacist|pharmacy (?:assistant|tech)|dispensary :: phlebotom|${VILLAGE}|\bnurse
accounts person, qualified CPA, no students :: accountant(?! helper) :: finance (?:manager|officer|controller)|bookkeeper|(?<!document |traffic )controller :: learner; has \bCPA\b
long haul truckie, not from Lae :: ${TRUCKS} :: delivery driver|bus driver|dump truck :: outside Lae
network engineer who must know Cisco and not be in Moresby :: ${NETS} :: systems? administrator|${DESKS} :: has cisco|ccna; outside Port Moresby
engineer for a road job, no interns or trainees :: (?:civil|roads?|site|(?<!specialist )project|structural) engineer(?!ing) :: construction (?:manager|superintendent|inspector|engineer) :: learner; has \broads?\b|highway
cashier to start straight away :: cashier|checkout operator|till operator :: sales (?:assistant|associate|clerk)|shop assistant|teller :: now
seaman with STCW for a coastal vessel :: ship crew|able seaman|deckhand|marine engineer :: ${SHIPS} :: has STCW
HR person who has done work permits for expats, not an intern :: human resources? (?:officer|manager|professional|supervisor|generalist)|\bhr (?:officer|coordinator|manager|generalist|specialist|assistant(?! intern)|associate|administrator|executive|partner|business partner|director|representative|clerk|personnel|consultant)|recruitment officer|industrial relations :: recruiter|staffing|administration officer :: has work permits|visas; learner
teacher for grade 12 exam classes :: secondary school teacher|${MATHS}|science teacher|biology teacher|high school .*teacher :: teacher :: has grade 12 (?:exam|student)
primary teacher who has taught grade 4 :: primary school teacher|4/5 grade teacher|classroom teacher|^teacher$|elementary teacher :: teacher :: has grades 3 to 5|4th grade|fourth grade|4/5 grade|grade 4\b
class 6 driver for a prime mover :: ${TRUCKS} :: delivery driver|dump truck|bus driver :: has class 6
bus operator, class 3, five years or more on the road :: ${BUSES} :: driver :: has class 3; years 5
bookkeeper 5 to 10 years experience under K50,000 :: ${BOOKS} :: accountant :: years 5 10; pay 50000
someone to make the beds and mop the rooms in our guest house :: ${ROOMS}|house cleaner|laundry attendant :: haus meri|domestic worker|home help|residential cleaning
somebody to look at drill core and tell us where the gold is :: geologist :: assay technician|mine surveyor|mineralog
person who makes our posters, logo and banners :: graphics? (?:designer|artist)|digital designer|^freelance designer|visual designer :: web designer|^designer$|creative director|digital production|presentation designer
somebody to get the office computers and printers going again :: ${DESKS} :: ${NETS}|systems? administrator|information technology specialist|\bit (?:consultant|specialist)
someone to sit with village mothers and deliver babies :: midwife|nursing officer|registered nurse|ward nurse|${VILLAGE} :: ${NURSES} :: has babies|antenatal|maternal|labor and delivery
someone who takes X-rays at a district hospital :: :: ::
a man with a blasting ticket to fire the shots at our quarry :: :: ::
someone to service the planes of our mission airline :: ${PLANES} :: aviation (?!camp|exec)|aircraft
someone to get our staff fit with classes after work :: fitness (?:instructor|trainer|specialist|director|coordinator|leader|consultant|staff|attendant|manager)|personal train|yoga instructor|dance instructor|health coach :: wellness|recreation|athletic director|fitness
`
