/**
 * Searches in the format of `readQueries`, written and judged before any of their results was seen. Nobody has read the
 * answers: only the figures are looked at, once for each version of the engine.
 */
export const LAST_PLAIN_QUERIES = String.raw`
assistant accountant, Madang :: (?:assistant|junior|trainee|graduate) accountant|accounts? (?:clerk|officer|assistant) :: account|bookkeep :: town Madang
internal auditor with 5 years experience :: internal audit|auditor|audit (?:officer|manager|senior|associate) :: audit|account|compliance :: years 5
customer service officer for a bank, Lae :: customer (?:service|care)[\w ]*(?:officer|representative|rep\b|agent|associate|specialist) :: customer|teller|bank :: town Lae
bank teller :: teller :: bank|cashier
sous chef, up to K60,000 :: sous chef :: chef|cook :: pay 60000
kitchen hand, Goroka :: kitchen (?:hand|helper|assistant|steward)|dish ?wash|prep cook :: cook|kitchen :: town Goroka
business development manager :: business development (?:manager|director|executive)|director[\w ,]*business development :: business development|sales manager
management consultant :: management consultant|business consultant|strategy consultant|^consultant|senior consultant :: consultant|analyst
web designer who knows HTML and CSS :: web (?:designer|developer)|ui|ux|front[- ]?end :: designer|developer|graphic :: has html; has css
interior designer, Port Moresby :: interior design|interior decorat :: designer|architect|decorat :: town Port Moresby
electrical engineer, 3 years experience :: electrical (?:engineer|design engineer|project engineer)|engineer[\w ,]*electrical :: engineer|electric :: years 3
personal trainer :: personal train|fitness (?:instructor|trainer|coach)|gym (?:instructor|trainer) :: fitness|coach|trainer
pharmacy technician :: pharmacy tech|dispens|pharmacy assist :: pharmac
medical receptionist :: (?:medical|clinic|patient|health)[\w ]*(?:reception|front desk|service rep)|receptionist[\w ,]*(?:medical|clinic)|unit secretary :: receptionist|medical (?:assistant|secretary)
HR manager, recruitment and training, Port Moresby :: (?:\bhr\b|human resources?)[\w ]*manager|manager[\w ,]*(?:\bhr\b|human resources?) :: \bhr\b|human resources? :: has recruit; town Port Moresby
systems administrator with Linux :: systems? admin|linux admin|server admin|network (?:and|&) systems? :: network|\bit\b|information technology :: has linux
network engineer, Cisco :: network (?:engineer|admin|analyst|technician|specialist) :: network|systems? (?:engineer|admin) :: has cisco
media relations officer :: media (?:relations|officer|liaison)|public relations (?:officer|specialist|coordinator|associate|manager)|\bpr (?:officer|specialist) :: communications|media|public relations
sales executive, Mount Hagen :: sales (?:executive|representative|rep\b|consultant|officer|associate) :: sales :: town Mount Hagen
English teacher, secondary school :: english[\w ]*teacher|teacher[\w ,]*english|language arts teacher|(?:secondary|high school) teacher :: teacher :: has english
physical education teacher :: physical education|\bpe teacher|p\.e|health (?:and|&) physical :: teacher|coach|fitness
carpenter for a building site, Wewak :: carpenter|joiner|formwork :: builder|construction|trades :: town Wewak
plumber with own tools :: plumb|pipe ?fitter :: plumbing|trades|maintenance
boilermaker, Lae :: boiler ?maker|welder|fabricat :: welding|fitter|metal :: town Lae
truck driver with class 6, Mount Hagen :: (?:truck|semi|trailer|tanker|heavy vehicle|hv|delivery)[\w ]*driver :: driver :: town Mount Hagen
excavator operator with 5 years :: excavator|(?:heavy equipment|plant|equipment) operator :: operator|dozer|grader :: years 5
storeman, Kimbe :: store ?(?:man|keeper|person)|stores? (?:clerk|officer)|warehouse (?:hand|assistant|clerk|officer) :: warehouse|inventory|stock :: town Kimbe
heavy equipment operator, at least 5 years :: (?:heavy equipment|plant|equipment|grader|dozer|excavator|loader) operator :: operator|truck driver :: years 5
nurse with midwifery, Kokopo :: nurs|midwife|mid-wife :: health|medical :: has midwif; town Kokopo
community health worker, Mendi :: community health|\bchw\b|aid post|village health :: health|nurs :: town Mendi
security officer with first aid :: security (?:officer|guard)|guard|watchman :: security :: has first aid
catering manager :: catering[\w ]*manager|food (?:service|and beverage|& beverage)[\w ]*manager|restaurant manager|kitchen manager :: chef|catering
haus meri, Lae, under K300 a fortnight :: haus meri|domestic|house ?(?:cleaner|keeper|maid|help)|home help|housekeeper :: cleaner|nanny|room attendant :: town Lae; pay 7800
gardener :: garden|groundsman|grounds (?:keeper|worker)|landscap :: farm|labourer|maintenance
coffee field officer, Eastern Highlands :: coffee|agronom|agricultur\w* (?:officer|extension|advisor)|extension officer|didiman :: agricultur|farm|field :: town Goroka
flight attendant :: flight attendant|cabin crew|steward :: customer|airline|passenger
forklift driver, Lae :: fork ?lift :: driver|warehouse|storeman :: town Lae
astronomer ::
beekeeper ::
ski instructor ::
`

export const LAST_HARDER_QUERIES = String.raw`
man bilong stiaim trak i go long Hailans :: (?:truck|semi|trailer|tanker|heavy vehicle|hv)[\w ]*driver|^driver :: driver|operator
meri bilong salim tiket long ples balus :: ticket|reservation|passenger service|check-?in|airport (?:agent|customer) :: travel|airline|customer service
wanpela man i save pentim haus, Madang :: painter|decorator :: builder|carpenter|maintenance :: town Madang
mi laik painim nes long klinik, Kimbe :: nurs|midwife|health extension :: community health|village health :: town Kimbe
man bilong wasim na fiksim kar :: (?:auto|motor|vehicle|automotive|car)[\w ]*(?:mechanic|technician|wash|repair)|^mechanic :: mechanic|car
tisa bilong lainim ol pikinini long kindi :: kindergarten|pre-?school|early childhood|elementary|toddler :: teacher|child ?care|nanny
man bilong baim na salim kopi :: coffee (?:buyer|trader|export)|produce buyer|buyer :: coffee|agricultur|purchas
reconciles the bank statements every month :: account|bookkeep|finance (?:officer|clerk) :: audit|finance|bank
unblocks drains and fits taps :: plumb|pipe ?fitter :: maintenance|handyman|trades
hires casual workers and keeps their files :: \bhr\b|human resources?|recruit|personnel :: office|administrat
drives tourists from the airport to the hotel :: driver|chauffeur :: transport|tour guide|bus
writes stories for the newspaper :: journalist|reporter|news (?:writer|editor)|editor :: writer|media|communications
sets up laptops and resets passwords for staff :: (?:\bit\b|ict|information technology|computer|desktop|help ?desk|technical)[\w ]*(?:support|officer|technician|specialist|analyst|help) :: network|systems? admin
takes orders and carries plates :: waiter|waitress|server|food (?:and|&) beverage|food runner :: restaurant|bartender|host
gives injections and dresses wounds :: nurs|midwife|health extension|medical assistant :: community health|village health|paramedic
mixes drinks behind the bar :: bartender|barm(?:an|aid)|bar (?:attendant|staff|server)|mixolog :: waiter|server|restaurant
teaches exercise classes at a gym :: fitness|personal train|aerobic|yoga|zumba|group exercise :: coach|trainer|wellness
claims assessor :: claims? (?:assess|adjust|examin|officer|analyst|specialist|process|represent)|adjuster :: insurance|claims
program coordinator :: program(?:me)?[\w ]*coordinator|coordinator[\w ,]*program :: coordinator|program
tender officer :: tender|bid (?:manager|coordinator)|contracts? (?:officer|administrator|specialist)|procurement (?:officer|specialist) :: procure|purchas|contract
roster clerk :: roster|schedul|crew (?:planner|coordinator)|timekeep :: clerk|dispatch|planner
donor relations officer :: donor|fundrais|development (?:officer|associate|director)|grants? :: public relations|partnership
design technician :: (?:design|cad|draft)[\w ]*(?:technician|drafter|specialist)|drafts(?:man|person)|drafter|cad :: designer|architect
SOE in a help desk :: help ?desk|service desk|(?:\bit\b|desktop|technical) support :: \bit\b|computer
FC for a trading company :: financial controller|finance controller|^controller|corporate controller :: finance manager|accountant
QA/QC engineer :: \bqa\b|\bqc\b|quality (?:assurance|control|engineer|manager|inspector|analyst) :: quality|test
MCH nurse :: nurs|midwife :: health
B&F officer, must hold a degree :: budget|finance officer|financial (?:analyst|officer) :: account|finance
chef who also manages the restaurant :: chef|restaurant manager|food service manager :: cook|restaurant
welder, plumber or carpenter for odd jobs in Alotau :: weld|boiler ?maker|plumb|carpenter|joiner :: handyman|maintenance|trades :: town Alotau
sales manager or marketing manager, Lae, not a student :: (?:sales|marketing)[\w &]*manager|manager[\w ,]*(?:sales|marketing) :: sales|marketing :: town Lae; learner
teacher who must know ICT, must not be in NCD :: teacher|lecturer|instructor|tutor :: training|education :: has computer|\bict\b|information tech|excel; outside Port Moresby
grade 11 and 12 biology teacher, Kokopo :: biology|(?:science|secondary|high school)[\w ]*teacher|teacher[\w ,]*(?:science|biology) :: teacher :: town Kokopo
grade 2 teacher, Wewak :: (?:primary|elementary|lower primary)[\w ]*teacher|^teacher$|(?:first|second|third)[- ]grade teacher :: teacher :: town Wewak
accountant but no auditors, MYOB a must :: (?<!audit )accountant|accounts officer|accounting (?:officer|manager) :: bookkeep|finance :: has myob
Wanted: cook for a mine camp in Tabubil. Cook breakfast and dinner for 80 workers. Clean kitchen. Certificate in cookery. Call 7123 4567. :: \bcook\b|chef :: kitchen|catering|baker :: town Tabubil
DRIVER NEEDED. Small family company, Lae. Deliver building materials to customers. Class 3 licence. Honest and sober. Bring your CV to the yard. :: driver :: transport|delivery|storeman :: town Lae
puppeteer for a children's theatre ::
sommelier in Kavieng ::
man bilong wokim klok na hanwas ::
`
