/**
 * Searches for trades, technicians, engineers, mines, works, transport and cleaning, in the format of `readQueries`.
 * Written and judged before any of their results was seen; since then the answers may be read.
 */
const HEAVY =
  'diesel mechanic|heavy (?:diesel|equipment) fitter|hef tradesman|plant mechanic|construction equipment repairer'
const CARS = 'auto mechanic|automotive technician|motor mechanic|vehicle mechanic'
const WELDER = 'welder|boilermaker|structural fabricator'
const PIPES = 'plumber|plumbing tradesman|pipe fitter'
const SPARKY = 'electrician|electrical (?:fitter|tradesman)'
const CHIPPY = String.raw`carpenter(?! apprentice)|\bjoiner|^builder`
const BUILDING =
  'labou?rer|laboer|construction (?:work|worker|helper|& resid)|general construction|^construction$|apprentice and construction|concrete|homeconstruction|home construction'
const EARTH =
  'heavy equipment operator|(?:dozer|grader|excavator) operator|pavement & construction equipment|^equipment operator|dump truck'
const TRUCKS = '(?:truck|heavy vehicle|semi-trailer|fuel tanker|feeder) driver'
const BUSES = 'bus (?:driver|operator)|pmv driver|public motor vehicle|passenger bus'
const ANY_DRIVER = String.raw`(?<!forklift )\bdrivers?\b(?!-)|passenger bus operator|dump truck|automobile transporter`
const STORES =
  'store(?:man|s clerk|keeper)|store keeper|warehouse (?:assistant|picker|lead|selector)|inventory officer|replenishment stocker|receiving manager|material control|storekeeper'
const FREIGHT = 'customs broker|freight|import export|shipping clerk'
const SAFETY = String.raw`\bhse officer|safety (?:officer|advisor|manager|professional|assistant)|ohs coordinator|& safety manager|director of aviation and safety`
const SEA = 'able seaman|deckhand|ship crew'
const PEGS = String.raw`\bsurveyor`
const ROCKS = 'geologist'
const CIVIL = String.raw`civil engineer\b|structural engineer|roads engineer|site engineer|horizontal construction engineer`
const TUNA = 'cannery|fish processing|loining'
const FACTORY =
  'factory hand|production line operator|machine operator|production associate|cannery|fish processing|loining|assembler'
const LAB = '^laboratory technician|^lab assistant|assay technician'
const GROUNDS = 'gardener|grounds maintenance|groundsman|landscap|garden associate'
const SITE_BOSS = String.raw`construction[\w &]*(?:manager|manger|foreman|superintendent)|site manager|superintend[ae]nt|manager[\w ]*construction|facilities and construction|project and construction|director of facilities and construction`
const PLANES =
  'aviation (?:mechanic|technician|maintainer|maintenance tech|engineer)|aircraft hydraulics|avionics coordinator|maintenance egress'
const DRAWING = String.raw`\bcad\b|unigraphics|piping designer|mechanical designer|tooling designer|architectural designer|job captain designer|osp engineering designer`
const CLEANERS = 'house cleaner|residential cleaning|room attendant|housekeep|custod|janit|laundry attendant'
const COMMS = 'telecommunications engineer|osp engineering|noc engineer|rf systems'

export const TRADE_PLAIN_QUERIES = String.raw`
diesel fitter, Lae :: ${HEAVY} :: ${CARS}|maintenance mechanic|mechanic :: town Lae
HD fitter with Cat experience :: ${HEAVY} :: ${CARS}|mechanic :: has caterpillar
workshop mechanic for Hilux and Land Cruisers, Port Moresby :: ${CARS} :: ${HEAVY}|mechanic :: town Port Moresby
coded welder 6G, pipeline work :: ${WELDER} :: pipe fitter|fabricat|iron worker :: has 6g
boilermaker welder, Madang or Lae :: ${WELDER} :: pipe fitter|fabricat :: town Madang, Lae
pipefitter :: ${PIPES} :: ${WELDER}|plumb|maintenance plumber
drainlayer :: ${PIPES} :: ${BUILDING}|maintenance
electrical technician, Mount Hagen :: ${SPARKY}|electronic technician :: electric|maintenance (?:mechanic|specialist) :: town Mount Hagen
A grade electrician, 5 years experience :: ${SPARKY} :: electric :: years 5
house wiring electrician K900 fortnight, Moresby :: ${SPARKY} :: electric :: town Port Moresby; pay 24000
finishing carpenter for kitchens and cupboards :: ${CHIPPY} :: framer|construction|decorator|kitchen/bath designer
formwork hand :: formwork carpenter|carpenter|^builder :: joiner|${BUILDING}
leading hand carpenter :: ${CHIPPY} :: construction foreman|construction
construction labourer, Port Moresby, under K20,000 a year :: ${BUILDING} :: construction|groundsman|grounds maintenance|factory hand|carpenter|mover :: town Port Moresby; pay 20000
dozer driver :: dozer operator|heavy equipment operator :: ${EARTH}
plant operators for road works, Highlands :: ${EARTH} :: ${TRUCKS}|forklift :: region Highlands
haul truck operator :: dump truck|heavy equipment operator :: ${EARTH}|${TRUCKS}
tipper driver, Lae :: ${TRUCKS}|dump truck|^driver$ :: ${ANY_DRIVER} :: town Lae
fuel truck driver with dangerous goods :: ${TRUCKS} :: ${ANY_DRIVER} :: has dangerous goods
semi driver for the Highlands Highway, Lae, class 6 :: ${TRUCKS} :: ${ANY_DRIVER} :: town Lae; has class 6
staff bus driver :: ${BUSES}|^driver$ :: ${ANY_DRIVER}
forklift operator :: forklift :: warehouse|${STORES}|heavy equipment operator
warehouseman, Lae, two years :: ${STORES} :: forklift|logistic|stock|warehouse|inventory :: town Lae; years 2
inventory controller :: inventory|${STORES}|material control|materials analyst :: stock|warehouse|supply|logistic
customs clearance officer, Lae :: ${FREIGHT} :: logistic|supply chain|shipping :: town Lae
freight coordinator :: ${FREIGHT}|logistics (?:coordinator|technician)|material logistics :: logistic|supply|shipping
supply chain officer :: supply chain|logistics (?:coordinator|technician)|material logistics|procurement|^buyer|purchas|inventory officer|import export :: logistic|supply|purchas|${FREIGHT}
HSE advisor for a construction company :: ${SAFETY} :: safety|environment
safety manager, 10 years :: ${SAFETY} :: safety :: years 10
crew for a coastal vessel :: ${SEA}|dinghy :: marine engineer|\bship\b|fish
ships engineer, Rabaul or Kokopo :: marine engineer :: ${SEA}|mechanic :: town Rabaul, Kokopo
skipper for a banana boat :: dinghy :: ${SEA}
aircraft maintenance engineer :: ${PLANES} :: aviation|avionic|aircraft|aerospace
mine geo, open pit :: mine geologist|geologist :: mining|mineral|survey :: has open pit|leapfrog|resource
land surveyor with total station :: ${PEGS} :: survey tech :: has total station
structural engineer for steel buildings, Lae :: structural engineer|civil engineer\b :: ${CIVIL}|project engineer :: town Lae
works engineer for a provincial roads programme :: roads engineer|${CIVIL}|project engineer :: construction[\w ]*manager|engineer
site foreman :: construction foreman|${SITE_BOSS}|construction supervisor :: construction|supervisor|project manager
estimator for a building contractor :: estimator :: quantity|construction[\w ]*(?:manager|coordinator)|project coordinator
QA/QC manager, construction :: qa / qc manager|quality assurance manager|quality manager|regional quality manager|qa engineering manager|manager, quality :: quality|inspector
process worker for a food factory, Lae :: ${FACTORY} :: production|pack|kitchen utility|factory :: town Lae
telecom technician :: ${COMMS}|electronic technician :: network (?:engineer|admin)|engineering tech|electronic
groundskeeper, Madang :: ${GROUNDS} :: plantation|farm|labou?rer :: town Madang
industrial chemist :: ${LAB}|research scientist :: medical laboratory|chemical engineering|scientist
tower crane operator :: :: 
`

export const TRADE_HARDER_QUERIES = String.raw`
someone to overhaul the engines of our loaders and dump trucks at a quarry :: ${HEAVY} :: ${CARS}|mechanic
he must know how to fix brakes, clutches and gearboxes of our PMV buses :: ${CARS}|${HEAVY} :: mechanic
man bilong wokim mentenens long ol bikpela masin long main :: ${HEAVY}|maintenance mechanic :: ${CARS}|mechanic
mekanik bilong stretim ol kar bilong kampani, Hagen :: ${CARS} :: ${HEAVY}|mechanic :: town Mount Hagen
wokman bilong weldim paip na tenk :: ${WELDER} :: pipe fitter|fabricat|iron worker
kapenta bilong wokim haus tisa, Wewak :: ${CHIPPY} :: construction|labou?rer :: town Wewak
putim waia na lait long nupela haus :: ${SPARKY} :: electric
man bilong stretim toilet na wara paip long skul :: ${PIPES} :: maintenance|plumb
draiva bilong traipela trak i ran long Hagen na Lae :: ${TRUCKS} :: ${ANY_DRIVER}|dump truck
boskru bilong sip i karim kago i go long ol ailan :: ${SEA} :: dinghy|marine engineer
wokmeri bilong tinpis fektri :: ${TUNA} :: ${FACTORY}
person to knock out dents, well anyone who repairs company vehicles in Kokopo :: ${CARS} :: ${HEAVY}|mechanic :: town Kokopo
we need a guy who can run the grader and keep the camp access road in shape :: grader operator|heavy equipment operator :: ${EARTH}
digs foundations and loads trucks with the digger :: excavator operator|heavy equipment operator :: ${EARTH}
pulls cables, terminates switchboards and finds faults in motor starters :: ${SPARKY} :: electric
cuts plate, fits up steel frames and welds them in the yard :: ${WELDER} :: pipe fitter|fabricat|iron worker
counts the spare parts, receives deliveries and issues PPE to the crews :: ${STORES} :: inventory|logistic|warehouse|supply
lifts pallets off containers all day, needs a ticket :: forklift :: warehouse|${STORES}
lodges entries with customs, books containers and chases bills of lading :: ${FREIGHT} :: logistic|shipping
logs drill core and maps veins in the bush :: ${ROCKS} :: survey|mining|mineral
measures stockpile volumes with drone and total station every month end :: ${PEGS}|survey tech :: geolog|\bgis\b
draws house plans and shop drawings on AutoCAD :: ${DRAWING} :: designer|architect|engineering technician
runs toolbox meetings, checks harnesses and writes up near misses :: ${SAFETY} :: safety|occupational health
technical officer civil :: engineering tech|${CIVIL}|survey tech|engineering assistant|materials technician :: engineer|survey
materials testing technician for concrete and soil :: special inspector|cmt technician|construction materials|engineering tech|engineering lab :: construction inspector|laboratory technician|quality
works officer :: construction inspector|${CIVIL}|${SITE_BOSS} :: construction|maintenance|engineer
fleet mechanic or auto electrician, Lae or Madang :: ${CARS}|${HEAVY} :: mechanic|electric :: town Lae, Madang
transport officer who can also drive :: logistics (?:coordinator|technician|manager)|branch logistics|supervisory logistics|driver/manager|route manager :: ${ANY_DRIVER}|logistic|freight
stock controller, Pronto a must :: ${STORES}|inventory|material :: warehouse|stock|supply|logistic :: has pronto
OHS officer, ISO 45001, not in Port Moresby :: ${SAFETY} :: safety :: has 45001; outside Port Moresby
LAME for Dash 8 :: ${PLANES} :: aviation|avionic|aircraft|aerospace
AME or avionics tech :: ${PLANES}|aviation electronics :: aviation|avionic|electronic
HV driver with class 6 and clean record, no short-haul drivers, Lae :: ${TRUCKS} :: ${ANY_DRIVER} :: town Lae; has class 6
bus driver class 3, fare box experience, Port Moresby or Lae :: ${BUSES} :: ${ANY_DRIVER} :: town Port Moresby, Lae; has class 3
deckhand or dinghy driver, must be able to fix outboard motors :: ${SEA}|dinghy :: marine engineer|fish :: has outboard
plumber and electrician for a hotel in Madang, one of each :: ${PIPES}|${SPARKY} :: maintenance|electric :: town Madang
process engineer, graduate, chemical :: chemical engineer|process engineering|utility engineer|mineralogy engineering :: engineering intern|engineer|process
project engineer for LNG plant construction, 5 years, MATLAB or AutoCAD :: project engineer|piping engineer|${CIVIL}|mechanical engineer$|lead engineer :: engineer|construction[\w ]*manager :: years 5; has matlab|autocad
Vacancy: Heavy Equipment Mechanic. Logging camp in West New Britain. Service dozers, skidders and log loaders, do field breakdowns. Trade certificate and five years. Accommodation and rations provided. :: ${HEAVY} :: ${CARS}|mechanic :: town Kimbe; years 5
WANTED: 2 Coded Welders, Lae workshop, 3 month contract, must pass 3G and 6G test, own PPE, start Monday :: ${WELDER} :: pipe fitter|fabricat :: town Lae; has 6g
Storeperson required for our hardware depot at Goroka. Receive goods, load customer vehicles, stocktake every month. Grade 10, honest and strong. :: ${STORES} :: forklift|warehouse|logistic :: town Goroka
camp cleaner or laundry hand at Tabubil :: ${CLEANERS}|home help :: groundsman|domestic|haus meri|clean :: town Tabubil
underground blasting supervisor with shotfirer certificate :: :: 
saturation diver for offshore pipelines :: :: 
locomotive fitter for a sugar mill railway :: :: 
`
