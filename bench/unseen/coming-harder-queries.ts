// Searches of the harder kinds, in the format of `readQueries`: written and judged before any of their results was seen.
const SPARKY = 'electrician|electrical (?:fitter|tradesman)'
const PLUMBERS = 'plumber|plumbing tradesman|pipe fitter'
const WELDERS = 'welder|boilermaker|fabricator'
const CHIPPY = String.raw`\bcarpenter(?! apprentice)|\bjoiner|^builder`
const HEAVY =
  'plant mechanic|heavy (?:diesel|equipment) fitter|hef tradesman|diesel mechanic|construction equipment repairer'
const CARS = '(?:auto|motor|vehicle) mechanic|automotive technician'
const EARTH =
  '(?:dozer|grader|excavator|heavy equipment|dump truck) operator|^equipment operator|construction equipment craftsman'
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
const SELLERS =
  'business development(?! intern| administrator| director| leader)(?<!(?:director|head|vp|vice president)[^/]*business development)(?<!assistant to business development)'
const RECRUIT = String.raw`recruitment officer|(?<!transfer )\brecruiter(?<!researcher, and recruiter)|recruiting (?:coordinator|manager|and hr)|staffing (?:coordinator|manager)(?<!development manager/staffing manager)|executive recruiting`
const OFFICE = String.raw`receptionist|front desk officer|administration (?:officer|assistant|office)|administrative (?:assistant|office assistant|coordinator)|office (?:assistant|administrator)|(?<!assistant |company )\bsecretary\b(?!.*clerk)|executive assistant|assistant to (?:managing|cfo)|cfo assistant`
const SOCIAL = 'social media'

export const COMING_HARDER_QUERIES = String.raw`
mi nidim draiva i gat laisens klas 3 bilong karim ol studen i go long skul :: ${BUSES} :: ${TRUCKS}|delivery driver|^driver :: has class 3
mi painim mekanik bilong senisim brek na klats bilong ol kar, Mosbi :: ${CARS} :: ${HEAVY}|maintenance mechanic :: has brake|clutch; town Port Moresby
man i save weldim ain na wokim stil tenk :: ${WELDERS} :: pipe fitter|iron workers|machinist :: has \btanks?\b
meri bilong praim pis na sips long kai bar :: ${COOKS} :: ${CHEFS}|food prep|kitchen hand|food server :: has \bfr(?:y|ied|ying)\b|kai bar
supavaisa bilong lukautim ol wokman i katim prut bilong wel pam :: ${PALMS} :: ${FARMS}
mi laikim wanpela akaunten i save long wokim takis bilong kampani :: accountant(?! helper)(?<!assistant accountant) :: ${BOOKS}|assistant accountant|(?<!special |dealership )finance (?:manager|officer|controller)|financial analyst|tax examin :: has \btax
man o meri bilong toktok long redio na ritim nius :: radio announcer :: journalist|news reporter|communications officer|weather forecaster
dokta boi bilong et pos long ples bus :: ${VILLAGE} :: ${NURSES}|nurs(?:e|ing) assist
man i save gut long kompiuta bilong putim intanet long ol skul :: ${DESKS}|${NETS} :: information technology specialist|\bit (?:specialist|consultant|manager)|information technology (?:manager|coordinator|administrator)
plama bilong putim wara tenk na paip long ol klasrum :: ${PLUMBERS} :: ${WELDERS}|lead piping
wanpela meri bilong givim mani long kaunta bilong beng :: ${TELLERS} :: ^banking$|business banking|banking center|^cashier|/cashier|loan assistant
man bilong redim ol pepa bilong kago i kam long sip :: ${CARGO} :: logistics (?:coord|tech|manager)|supply chain manager|shipper|trade finance
mipela i painim injinia bilong wokim rot na bris :: ${ROADS} :: construction (?:manager|inspector|superint)|civil engineering student|horizontal construction engineer|surveyor :: has \broads?\b|bridge|highway
man bilong ranim dosa na brukim rot i go long kemp :: (?:dozer|grader|excavator|heavy equipment) operator|^equipment operator|construction equipment craftsman :: ${TRUCKS}|dump truck operator|construction equipment|forklift :: has \bdozer
sefti man bilong ples maining i mas save long fes eid :: ${SAFETY} :: safety (?:assistant|intern)|aviation and safety|occupational health nurse :: has first aid
mi laik painim wanpela meri bilong taipim pas na bukim balus bilong bosman :: ${OFFICE} :: concierge|office manager|front desk|reservations|personal assistant|executive administrator :: has typ(?:ed|ing|ist|es?\b)|flights|bookings|travel
finds copper in the bush and brings back rock samples :: geologist :: mine surveyor|assay technician|mineralogy|survey technician
our septic is full and the toilets at the lodge will not flush :: ${PLUMBERS} :: maintenance (?:mechanic|specialist) :: has septic|toilets|drain|sewer
connects twelve new staff houses to the power :: ${SPARKY} :: electrical (?:engineer|cad)|electronic technician
rebuilds hydraulic pumps and cylinders on our excavators :: ${HEAVY} :: ${CARS}|maintenance mechanic|marine engineer|aircraft hydraulics :: has hydraulic
brings 40 foot containers up from the Lae wharf :: ${TRUCKS} :: delivery driver|${BUSES}|dump truck|^driver|automobile transporter :: has container
writes down number plates and lifts the boom for visitors :: ${GUARDS} :: security baggage|police|correctional|doorman
feeds 200 men three times a day in the bush :: ${COOKS} :: ${CHEFS}|kitchen|catering|food service :: has 200 workers|camp|bulk cooking
marks the roll and teaches our little ones to read :: primary school teacher|elementary teacher|^teacher\W*$|reading teacher|kindergarten teacher|preschool teacher|reading, speech|4/5 grade|classroom teacher :: \bteacher\b|substitute|literacy :: has phonics|\breading\b|literacy
keeps the dangerous drugs under lock and writes the register :: ${PILLS} :: ${VILLAGE}|${NURSES} :: has dangerous drugs|controlled|narcotic
tells the clans what the mine will do and writes down their complaints :: ${CLAN} :: community (?:outreach|relations|advocate|and community)|mediator|public relations officer|industrial relations officer
sets up our displays in the supermarkets and counts what is left :: merchandiser(?<!/ sr\. merchandiser) :: van sales|sales rep(?:resentative)?\b|territory sales|stocker|pricer|key ?holder|sourcing & merchandising
makes apps for phones and writes the code behind them :: ${CODERS} :: software engineering|etl developer|java intern|web ?(?:site)? design|web development|ux/ui|drupal dev|software quality
hunts for new corporate clients and writes the proposals :: ${SELLERS} :: business development|account (?:executive|manager)|sales (?:manager|executive|director|engineer)|proposal coordinator|development manager :: has proposals?\b
puts our news on Facebook every day and answers the comments :: ${SOCIAL} (?:&|manager|marketing|coordinator|producer|content|agent|analyst)|pr & social media|relations/social media :: digital (?:marketing|communications|content|media (?:producer|manager|intern))|communications? (?:officer|specialist|coordinator)|media (?:officer|activities|coordinator)|social (?:media|engage)|content strategist :: has facebook|social media
goes through a pile of CVs and rings people for interviews :: ${RECRUIT}|human resources officer|\bhr (?:coordinator|generalist) :: \bhr\b(?!.*payroll)|human resource|industrial relations officer|staffing :: has recruit|interview|screen
prices building tenders from the drawings :: estimator :: quantity survey|project engineer|construction (?:manager|coordinator|project)|site engineer|civil engineer\b|job captain|contract administrat|superintend
hangs doors and puts iron roofs on classrooms :: ${CHIPPY} :: construction (?:work|worker|helper|foreman)|carpenter apprentice|labou?rer|home ?construction :: has roof|doors|classrooms
gets the ground ready, trims the hedges and keeps the ovals green :: gardener|grounds|landscaper|landscape tech :: garden associate|conservation technician|manager of golf
stores controller :: ${STORES} :: forklift|supply (?:spec|tech|sergeant)|supply chain manager|logistics (?:coord|tech)|material(?: and tooling| logistics)|materials (?:planner|analyst)|shipper|stocker
freight clerk :: ${CARGO} :: logistics (?:coord|tech|manager)|supply chain manager|shipper|trade finance
payroll coordinator :: ${PAY} :: ${BOOKS}|finance (?:officer|assistant)|\bhr (?:assistant|clerk|administrator|coordinator)|human resources officer
ICT support technician :: ${DESKS} :: ${NETS}|information technology specialist|\bit (?:specialist|consultant)|information technology (?:coordinator|administrator|consultant)|software support|computer specialist
dispensary attendant :: ${PILLS} :: ${VILLAGE}
earthmoving operator :: ${EARTH} :: ${TRUCKS}|forklift|construction equipment|concrete laborer
recruitment coordinator :: ${RECRUIT} :: \bhr\b(?!.*payroll)|human resource|industrial relations officer|staffing
aviation technician :: aviation (?:mechanic|maintain|maintenance|technician|electronics|electrician|machin)|aircraft (?:hydraulics|mechanic|tech)|avionics|a&p mechanic|unmanned aviation technician :: (?<!city )aviation engineer|aerospace (?:assembler|engineer)|simulator technician|line service technician|assembly mechanic|aircraft management|aviation support
communications coordinator :: (?<!tele)communications (?:officer|coordinator|specialist|director|manager|executive)|(?:marketing|relations) and communication|& communications manager|and communications director|communications director|communications consultant :: public relations|media (?:officer|coordinator|specialist|services)|journalist|news reporter|social media|marketing coordinator|publicist
social media officer :: ${SOCIAL}(?! evaluator| intern|.*networking) :: digital (?:marketing|communications|content|media|strategy)|communications? (?:officer|specialist|coordinator)|marketing (?:coordinator|specialist)|paid media|content strategist|social engage
maintenance technician :: (?<!aviation |avionics/)maintenance (?:mechanic|specialist|electrician|plumber|technician)|technician/maintenance|industrial maintenance|maintenance, home ?construction :: ${SPARKY}|${PLUMBERS}|warehouse maintenance|facility manager|services engineer
diesel technician :: ${HEAVY} :: ${CARS}|maintenance mechanic|marine engineer|assembly mechanic
finance coordinator :: (?<!student |trade )finance (?:coordinator|officer|assistant|specialist|clerk|project coordinator|and accounting specialist|office associate)|budget finance specialist|programme finance associate :: ${BOOKS}|(?:assistant|staff|general|project) accountant|finance (?:analyst|supervisor|business partner)|trade finance|(?<!special |dealership )finance manager|financial analyst|accounting coordinator|grants manager|^finance$
leasing officer :: leasing (?:consultant|agent|officer|manager) :: property manage|realtor|real estate salesperson|relocation|acquisitions and dispositions
laboratory officer :: ${LABS}|assay technician :: phlebotom|microbiolog|research (?:scientist|molecular|associate)|lab technician|radiological control
community health officer :: ${VILLAGE} :: ${NURSES}|public health|healthcare senior outreach|communicable disease
SHEQ officer :: ${SAFETY} :: safety (?:assistant|intern)|safety & training|& safety project|aviation and safety|quality control inspector|environmental|occupational health nurse
HRO who knows the Employment Act :: (?<!intern, .*)human resources (?:officer|professional|generalist)|industrial relations officer|recruitment officer|\bhr (?:officer|coordinator|generalist|specialist|associate|administrator|executive|representative|professional) :: \bhr\b|human resource|recruit|staffing :: has employment act
CAO for a gold project :: ${CLAN} :: community (?:outreach|relations|advocate|and community)|mediator|public relations officer
AB for a coastal tanker :: able seaman|ship crew|deckhand :: dinghy operator|coxswain|marine engineer
Snr Acct, CPA :: (?:senior|lead|principal|chief|supervisor) accountant|supervisor, accountant|cpa png accountant|accountant iii|finance accountant|financial accountant|management accountant|corporate accountant :: accountant(?! helper)|(?<!special |dealership )finance (?:manager|controller)|corporate controller :: has \bCPA\b
TA for a prep class :: teacher(?:'s|s)?[ -](?:assistant|aide|associate)|teachers associate|assistant teacher|associate teacher|para professional|educational aide|instructional assistant :: preschool teacher|kindergarten|floater|student teacher|pre-service teacher|substitute teacher|kids club|child center|elementary teacher
BDO for a transport company :: ${SELLERS} :: business development|sales (?:manager|executive|representative|consultant|director)|account (?:executive|manager)|^marketing manager
PRO in a government department :: public relations(?!.*(?:intern\b|sales rep|procedures|event planning assistant))|director of pr\b|pr & event manager|public information|& public relations|(?<!tele)communications (?:officer|coordinator|specialist) :: (?<!tele)communications|media (?:officer|activities|coordinator)|journalist|news reporter|social media|community relations|public relations intern|publicist
boilermakers, diesel fitters and electricians for a shutdown :: ${WELDERS}|${HEAVY}|${SPARKY} :: pipe fitter|${CARS}|maintenance mechanic|machinist
chef or sous chef for a resort in Kokopo or Kavieng :: ${CHEFS} :: ${COOKS}|kitchen|pastry|food prep :: town Kokopo, Kavieng
geologist or surveyor for an exploration camp :: geologist|(?<!national |artillery )surveyor|survey technician :: assay technician|mineralogy|\bgis\b|civil engineer\b
agronomist or plantation supervisor, under K45,000 :: agronomist|${PALMS} :: ${FARMS} :: pay 45000
preschool teacher or teacher aide for a mission kindy :: pre-?school teacher|kindergarten teacher|teacher(?:'s|s)?[ -](?:assistant|aide|associate)|teachers associate|assistant teacher|associate teacher|floater/teacher|early childhood|head start teacher :: child center|elementary teacher|primary school teacher|^teacher\W*$|substitute (?:teach|para)|kids club|educational aide|instructional assistant
software developer or network engineer, Lae or Madang :: ${CODERS}|${NETS} :: ${DESKS}|software engineering|information technology (?:specialist|manager)|web ?(?:site)? design|web development :: town Lae, Madang
boilermaker, oxy cutting a must, must live outside Port Moresby :: ${WELDERS} :: pipe fitter|iron workers|machinist :: has \boxy; outside Port Moresby
civil engineer, AutoCAD a must, no students :: (?:civil|roads|site|structural) engineer\b|(?<!specialist )project engineer\b :: construction (?:manager|inspector|engineering)|surveyor|horizontal construction engineer|job captain :: has autocad; learner
cook, must have food safety, not from Port Moresby :: ${COOKS} :: ${CHEFS}|kitchen|food prep :: has food safety|servsafe|haccp; outside Port Moresby
community liaison officer, must speak Motu, no trainees :: ${CLAN} :: community (?:outreach|relations|advocate)|mediator|public relations officer :: has \bmotu\b; learner
accounts officer, MYOB essential, students need not apply :: ${BOOKS} :: accountant|finance (?:officer|assistant|specialist)|payroll (?:clerk|officer) :: has myob; learner
HR manager, must have 8 years or more, must not be in Lae :: (?:hr|human resources?)(?: deputy| regional)? (?:manager|director)|(?:director|head) of hr|manager - hr|hr & safety manager :: \bhr\b|human resource|recruit|industrial relations :: years 8; outside Lae
operator for a CAT 777 :: ${EARTH} :: ${TRUCKS}|construction equipment|training specialist - construction :: has \b777
ticket for a 3 tonne forklift :: forklift|storeman|warehouse assistant :: stores clerk|warehouse (?:lead|picker|selector)|inventory officer|store ?keeper|receiving|material (?:control|logistics)|supply (?:spec|tech) :: has forklift
nurse for a 30 bed surgical ward :: ${NURSES} :: nurs(?:e|ing) assist|\bcna\b|patient care technician|surgical clinical|health extension officer :: has 30-bed|surgical|\bsurgery
yard worker who finished grade 10 :: gardener|grounds|landscaper|landscape tech :: garden associate|conservation technician|manager of golf|labou?rer :: has grade 1[0-2]|diploma|degree
pays 600 workers every fortnight, 4 years or more :: ${PAY} :: ${BOOKS}|finance (?:officer|assistant)|\bhr (?:assistant|clerk|administrator) :: years 4; has 600 staff|fortnightly
class 6 licence for 40-foot loads :: ${TRUCKS} :: delivery driver|${BUSES}|dump truck|^driver|automobile transporter :: has class 6; has 40-foot
carves masks and storyboards to sell to tourists :: :: ::
man bilong wokim gita na ukulele :: :: ::
tanner of crocodile skins :: :: ::
fills gas bottles at the depot, LPG ticket :: :: ::
`
