import { TOLD_TRADES } from './told-trades.ts'

/**
 * The jobs that a verb with an object names: 'title: verb object object; verb object'. Objects are in the singular and in
 * the usual word of `SAME_WORD`.
 */
export const TOLD_JOBS = `${TOLD_TRADES}
bookkeeper: keep book gst account; do book account accounting; enter invoice; reconcile bank account; write cashbook; mind book
accountant: balance book account; prepare financial budget; close month; report month; do month tax; file tax; lodge tax gst
accounts payable clerk: pay invoice supplier bill creditor; match invoice; process invoice; enter bill
accounts receivable clerk: send invoice; bill customer
debt collector: chase debt debtor payment; collect debt debtor loan arrears money; recover debt loan
payroll clerk: keep wage; pay wage staff worker; prepare wage; do wage; run wage; make wage; process wage; count wage; calculate wage
auditor: audit account book; check account
information technology auditor: audit ict system
loan officer: approve loan; assess loan; process loan; give loan; lend money; sell loan
bank teller: exchange money; cash cheque
cashier: serve till; balance till; fetch money; count cash money; take cash payment money; ring sale; scan grocery item; operate till; mind till; run till
insurance agent: sell insurance policy
claims officer: settle claim; assess claim; process claim
real estate agent: sell house land property; rent house
property manager: manage house property rental; collect rent; mind tenant
sales representative: sell trade wholesaler supermarket van machine equipment product; visit customer shop; win customer; promote product
shop assistant: sell shop store counter clothe; keep shop store; serve customer shop; mind shop store; help shopper
merchandiser: fill shelf; stack shelf; pack shelf; arrange shelf; display product
butcher: cut meat; bone meat; slaughter pig cattle
storeman: count stock; load container pallet; issue part stock tool; receive stock cargo goods; unload container truck; pick order; pack order; mind warehouse stock; keep stock; store goods; look warehouse
purchasing officer: buy part material stock supply goods equipment; order part material stock supply; get quote; raise order
logistics coordinator: arrange freight transport shipment; organise freight transport shipment; track shipment cargo; move cargo
customs broker: clear container custom cargo shipment
shipping clerk: ship cargo goods; prepare manifest; weigh truck
transport manager: manage vehicle fleet truck; schedule truck driver vehicle; run fleet; mind fleet; supervise fleet driver vehicle
customer service representative: answer customer complaint enquiry question query; handle complaint enquiry query; help customer; deal customer complaint; assist customer; solve complaint; serve enquiry
receptionist: answer phone telephone call; greet visitor guest; check guest; welcome visitor guest; book guest; transfer call; fetch call
secretary: type letter report memo document; take minute dictation; arrange meeting; write letter minute
executive assistant: manage diary calendar; keep diary; plan diary; arrange diary; mind boss
data entry clerk: enter data; type data; capture data; key data; input data
office clerk: file document paper letter record; copy document; sort mail; photocopy document; keep record file
records clerk: mind record archive; store record
human resources officer: hire staff; keep staff; handle staff discipline; mind staff
recruiter: recruit staff worker people; find staff worker; interview staff applicant; fetch applicant
training coordinator: train staff worker supervisor employee operator; run induction course; teach staff worker employee; organise training course; plan training
safety officer: check safety; investigate accident incident; run toolbox; prevent accident; do safety; inspect safety; mind safety
security guard: watch yard dog; watch gate house warehouse shop office site property; guard gate house warehouse shop office site property wharf bank camp plantation; patrol site yard camp mine fence; open gate; check bag gate; mind gate; stop thief; protect property house; search bag; look gate; escort money cash
police officer: arrest criminal thief; catch criminal thief; investigate crime
firefighter: fight fire; kill fire; put fire
prison officer: guard prisoner; watch prisoner; mind prisoner
domestic helper: wash clothe; clean house; mind house; look house; sweep house; do housework; keep house; help house; tidy house; run house
laundry worker: wash sheet linen towel; iron sheet linen
kitchen helper: wash dish plate pot; peel vegetable; clean kitchen; help kitchen cook; cut vegetable
cook: cook food camp dinner lunch rice crew mess kitchen; prepare food camp dinner lunch breakfast; make food dinner lunch; feed worker crew camp
baker: bake bread pie bun; make bread bun pastry pie; decorate bread; mix dough
waiter: serve table guest food drink dinner restaurant; wait table; carry food; take order; bring food
bartender: serve beer bar alcohol; mix drink cocktail; pour beer; make coffee cocktail
room attendant: make bed room; clean room hotel guesthouse lodge; change sheet linen bed; mind room
cleaner: clean office toilet floor window school shop hospital building; mop floor; sweep floor street office; empty bin; scrub floor toilet; wash floor window
garbage collector: collect rubbish garbage waste; pick rubbish; fetch rubbish; throw rubbish; load rubbish
car washer: wash car bus truck; clean car bus truck
pest controller: spray insect termite mosquito pest; kill insect termite mosquito pest rat
gardener: mind garden yard lawn; look garden yard lawn; cut grass; plant garden flower; water garden flower; trim flower tree; rake leaf; weed garden; do garden
handyman: fix thing broken fence house gate; do maintenance odd repair; mind building
nanny: mind child; watch child; look child; feed child; bath child; care child; wash child; hold child; play child
caregiver: mind old elderly lapun disabled; look old elderly lapun disabled parent; care old elderly lapun disabled; help old elderly lapun disabled; wash old lapun; watch old lapun
animal caretaker: mind animal horse dog cattle; look animal horse dog; care animal horse dog; feed animal horse dog; train dog; watch animal
veterinarian: treat animal dog; fix animal
tailor: sew clothe uniform curtain dress; make clothe uniform curtain dress; mend clothe; cut cloth
hairdresser: cut hair; braid hair; style hair; do hair; wash hair; shave hair
beautician: do nail makeup; paint nail
registered nurse: nurse patient sick; mind patient sick; look patient sick; care patient sick; give injection vaccination vaccine; dress wound sore; treat patient; inject patient; watch patient; give medicine
doctor: operate patient; diagnose patient disease; examine patient; heal patient
midwife: deliver baby child; birth child; help mother pregnant birth
medical laboratory technician: test blood sample urine malaria; examine blood slide; read slide; analyse blood; check blood malaria; run blood
phlebotomist: take blood; draw blood; collect blood; fetch blood
radiographer: take xray; do xray scan; operate xray
pharmacy technician: dispense medicine; count tablet; hand medicine; sell medicine; issue medicine
dentist: pull tooth; fix tooth; clean tooth; remove tooth; fill tooth; extract tooth; drill tooth
physiotherapist: massage patient; exercise patient
nutritionist: plan diet; advise diet nutrition
counselor: counsel victim family couple student patient
social worker: help victim family orphan youth; mind orphan; support victim family; visit family; place orphan; protect child
pastor: preach gospel church; lead church worship; run church; baptise child
preschool teacher: teach child kindergarten preschool kindy; tutor child
primary school teacher: teach primary elementary; tutor primary
secondary school teacher: teach secondary
driving instructor: teach driving driver
vocational teacher: teach trade carpentry welding mechanic sewing apprentice; train apprentice
teacher: teach student class pupil; tutor student pupil
lecturer: lecture student university; teach university college; mark exam
librarian: lend book; shelve book; mind library; run library; catalogue book
teacher aide: help teacher
journalist: write news article sport; report news court; cover news; gather news
public relations specialist: write press media speech; speak media newspaper journalist; talk media newspaper journalist; handle media; send press; issue press
radio announcer: read news; talk radio; present radio; host radio
editor: edit news text magazine newspaper; proofread text report
photographer: take photo picture; shoot photo wedding; fetch photo
videographer: film video wedding event; shoot video film; make video; fetch video
video editor: edit video film
graphic designer: design logo brochure poster flyer label magazine; make logo poster flyer; draw logo picture; lay magazine newspaper
printing press operator: print book newspaper shirt form; run press; operate press
social media specialist: run facebook; post facebook; manage facebook; update facebook; write post
web developer: build website; design website; make website; update website; develop website; code website
software developer: write code software app program; develop software app application system; build app software; make app; code app; program computer
database administrator: manage database; run database; tune database
data analyst: analyse data; report data; make dashboard; build dashboard
drafter: draw plan house building; draft plan; make plan
surveyor: survey land road boundary mine; peg land; measure land boundary; mark boundary
architect: design house building
civil engineer: design road bridge; build road bridge; supervise road bridge; engineer road
quantity surveyor: measure quantity; cost building project; estimate building
geologist: log core; map rock; find gold; explore gold
driller: drill core hole rock water; run drill rig; operate drill rig
shotfirer: blast rock; fire shot; charge hole; load explosive
process plant operator: operate mill crusher boiler; run mill crusher boiler refinery; crush ore; watch boiler; leach gold
water treatment operator: treat water sewage; chlorinate water; operate pump
assayer: assay gold; test gold ore; prepare sample
environmental officer: monitor water environment river; protect environment; sample water; test river
agronomist: train farmer grower; teach farmer grower; advise farmer grower; help farmer grower; visit farmer grower
farm worker: pick coffee cherry fruit cocoa; harvest coffee palm cocoa fruit copra crop; plant coffee palm cocoa crop tree; grow coffee cocoa vegetable kaukau potato; dig kaukau; feed chicken pig; mind pig chicken; raise pig chicken; milk cattle; cut copra bush palm; dry copra cocoa; carry palm
plantation manager: manage plantation farm estate; run plantation farm estate
logger: fell tree; cut tree log; chop tree; operate chainsaw; run chainsaw; drag log
sawmill worker: saw log timber wood; mill log timber; run sawmill; operate sawmill
fisherman: catch fish tuna lobster; fish tuna sea; dive fish; net fish
fish processing worker: pack fish tuna; clean fish tuna; cut fish tuna; weigh fish tuna; process fish tuna; fillet fish
factory worker: pack biscuit box bottle product factory; fill bottle; operate factory; sort coffee bean; bottle beer; wrap product; label bottle
quality control inspector: check quality product; inspect quality product; test quality product; grade coffee cocoa; taste coffee
lawyer: defend court accused; represent client court; argue court; draft contract; prosecute criminal; give legal
paralegal: file court; prepare legal
interpreter: interpret court language; translate english document language; turn talk
enumerator: count people household; interview household; survey household; collect data; ask household
community liaison officer: talk landowner community; meet landowner; liaise landowner community; consult landowner
project officer: run project; implement project; coordinate project; write project proposal
monitoring and evaluation officer: evaluate project program; monitor project program
fundraiser: raise fund; write grant
event coordinator: organise event conference wedding party; plan event conference wedding party; arrange event conference
sports coach: coach team rugby football netball soccer; train team player rugby
fitness instructor: train gym; teach gym aerobics; run gym
lifeguard: watch pool swimmer; guard pool; mind pool
musician: play guitar music keyboard band; sing song gospel
service station attendant: pump fuel petrol; fill fuel petrol tank car; sell fuel petrol; serve petrol
scaffolder: build scaffold; put scaffold; set scaffold
laborer: dig drain hole; carry bag cargo brick load; lift bag load; push wheelbarrow; shovel gravel sand; clear bush; lift cargo
chef: plan menu menus; write menu; create menu; design menu; lead kitchen; run kitchen; supervise kitchen
power plant operator: operate generator turbine; run generator turbine; keep generator turbine; watch turbine
receptionist: answer switchboard; operate switchboard
quality control inspector: check weld; inspect weld; test concrete weld
commercial diver: dive wreck hull underwater; inspect hull; clean hull; weld underwater
boat builder: build boat canoe dinghy; make boat canoe
upholsterer: cover chair sofa; make sofa mattress cushion
shoe repairer: fix shoe boot; make shoe
watch repairer: fix watch clock
jeweller: make jewellery jewelry ring
wood carver: carve wood mask; make carving
weaver: weave basket bilum mat cloth; make basket bilum mat
meteorologist: forecast weather; predict weather
economist: study economy; forecast price economy
chemist: analyse chemical; mix chemical
curator: mind museum; curate exhibition museum
archivist: mind archive; sort archive; preserve archive
actor: act film drama theatre
dancer: dance show
valuer: value property land house
market vendor: sell betelnut market vegetable
buyer: buy coffee cocoa copra vanilla crop
fast food worker: fry chip chicken; sell chip
bellboy: carry luggage suitcase
parking attendant: park car; mind parking
meter reader: read meter
judge: judge case; hear case
immigration officer: check passport visa; issue visa passport; process visa passport
customs officer: inspect cargo container; search cargo
town planner: plan town city; zone land
special education teacher: teach deaf disabled blind
music teacher: teach music guitar piano song
swimming instructor: teach swim swimming
computer teacher: teach computer ict
curriculum developer: write curriculum syllabus; develop curriculum syllabus
principal: run school; lead school; head school; manage school
hospital manager: run hospital; manage hospital
clinic manager: run clinic; manage clinic
medical records clerk: keep patient; file patient
epidemiologist: track disease outbreak; trace contact outbreak; investigate outbreak disease
health educator: teach health hygiene; run awareness; talk hiv awareness health; promote health hygiene
community health worker: run aidpost; mind aidpost; visit village patient; weigh baby
optometrist: test eye vision; check eye vision; fit spectacle eyeglass; make spectacle eyeglass
dental technician: make denture
pharmacist: run pharmacy; manage pharmacy; mind pharmacy
audiologist: test hearing ear
surgeon: do surgery; perform surgery
information security analyst: protect network computer; secure network computer system; stop hacker virus
software tester: test software app application
business analyst: gather requirement; write requirement; map process
ux designer: design screen interface app
gis officer: make map; draw map; digitise map
financial analyst: analyse financial finance; build model; model financial
investment manager: invest money fund; manage investment portfolio fund
stockbroker: trade share; buy share; sell share
office manager: run office; manage office
contracts officer: negotiate supplier contract; evaluate tender; manage contract
marketing officer: run campaign advertisement; plan campaign; research market; promote brand; launch product
retail store manager: run shop store supermarket; manage shop store supermarket
hotel manager: run hotel lodge guesthouse resort; manage hotel lodge guesthouse resort
restaurant manager: run restaurant cafe; manage restaurant cafe
warehouse manager: run warehouse; manage warehouse
construction manager: run site; manage construction site; supervise construction builder building
project manager: manage project; lead project
mine manager: run mine; manage mine
mining engineer: plan mine pit; design mine pit
metallurgist: improve recovery; optimise mill
electrical engineer: design electrical power circuit substation
mechanical engineer: design machine pump engine
conservation officer: protect forest turtle wildlife; conserve forest wildlife
forester: manage forest; count tree
park ranger: patrol forest park
aquaculture technician: farm fish prawn; raise fish prawn; feed fish prawn
beekeeper: keep bee; harvest honey
ramp agent: refuel aircraft; marshal aircraft; park aircraft
drone operator: fly drone; operate drone
recycling worker: sort rubbish waste
pool attendant: clean pool
septic tank cleaner: empty septic; pump septic
furniture mover: move furniture
road worker: lay bitumen asphalt; seal road; patch pothole road; fix pothole road
plasterer: plaster wall; hang plasterboard
carpet layer: lay carpet vinyl
elevator mechanic: fix lift elevator; install lift elevator
photocopier technician: fix photocopier
sheet metal worker: make duct gutter; bend metal; fold metal
machinist: operate lathe milling; run lathe; turn part; make gear
belt technician: splice belt; fix conveyor belt
cabinet maker: make cabinet; build cabinet
coffee roaster: roast coffee
brewer: brew beer
miller: mill rice flour
soap maker: make soap candle
harbour pilot: guide ship; pilot ship
croupier: deal card
funeral director: bury dead body; embalm body; prepare body funeral; arrange funeral
investigator: investigate fraud theft; solve crime
traffic controller: control traffic; direct traffic; stop traffic
mechanical fitter: fit pump gearbox conveyor; align shaft; fix pump conveyor compressor
welfare officer: visit prisoner orphanage; counsel prisoner
livestock officer: vaccinate pig cattle animal chicken
horticulturist: graft tree plant
plant nursery worker: raise seedling; grow seedling; water seedling
statistician: analyse statistic
researcher: research policy community; do research
anthropologist: study culture custom
translator: translate bible book
radio operator: operate radio; talk ship
cargo clerk: check cargo manifest; tally cargo
fuel truck driver: deliver petrol diesel
crane operator: lift steel heavy
tank cleaner: clean tank
band manager: manage band
tutor: help homework; tutor homework`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [title = '', told = ''] = line.split(': ')
    return told.split('; ').map((words) => {
      const [verb = '', ...objects] = words.split(' ')
      return { verb, objects: new Set(objects), title }
    })
  })
