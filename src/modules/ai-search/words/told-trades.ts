/** Trades with machines, buildings, land and sea, in the form of `TOLD_JOBS`. */
export const TOLD_TRADES = `
diesel mechanic: fix machine truck engine hydraulic tractor gearbox diesel; service machine truck engine generator; rebuild engine gearbox
automotive mechanic: fix car bus brake clutch; service car bus; tune engine; change oil
auto electrician: fix alternator starter; wire car
panel beater: fix dent bumper; beat panel; spray car
tyre fitter: fix tire puncture; fit tire; change tire; patch tire
outboard mechanic: fix outboard boat engine; service outboard boat
aircraft mechanic: fix aircraft plane helicopter; service aircraft plane helicopter; inspect aircraft
computer technician: mind computer; fix computer network software; install computer software; reset password; set computer; help computer; connect computer
network administrator: run network server firewall; manage network server firewall; set network router server; configure router network server firewall switch
phone technician: fix phone radio tv television screen electronic
biomedical technician: fix xray hospital medical
refrigeration mechanic: fix aircon; install aircon; service aircon; regas aircon
plumber: fix pipe plumbing water tank pump shower; install pipe toilet tank shower sink; lay pipe; join pipe; unblock pipe toilet; connect water pipe
electrician: fix wire light power electrical; install wire light power; wire house building office; connect power light wire; run wire; tie wire; lay wire; do wire
solar installer: install solar; fix solar; mount solar; set solar
linesman: climb pole; fix pole transmission; string wire line
telecommunications technician: climb tower; splice fibre fiber cable; install antenna fibre fiber vsat satellite; fix tower antenna fibre telephone
cctv technician: install camera cctv alarm; fix camera cctv alarm
locksmith: cut key; fix lock; open lock
instrument technician: calibrate instrument gauge sensor
carpenter: fix house roof door window chair; build house roof wood classroom furniture deck cupboard; make wood table chair cupboard door; cut timber; hang door; fit kitchen door; join wood; frame house
bricklayer: lay wall; build wall; stack wall
concreter: pour concrete; mix concrete cement; finish concrete; build footpath
tiler: lay tile; fix tile; set tile
steel fixer: tie steel iron rebar; bend rebar iron
glazier: fit glass window; cut glass
roofer: fix ceiling; lay roof
painter: paint house wall building roof room fence ship
sign writer: paint sign; make sign signboard
welder: weld pipe iron tank gate frame; join iron; make gate grille
rigger: sling load; rig load
crane operator: operate crane; lift container; drive crane
heavy equipment operator: drive machine digger roller; operate machine digger roller; dig trench; push dirt; grade road; load rock ore; level ground
forklift driver: drive forklift; operate forklift; stack pallet; move pallet
truck driver: drive truck lorry semi tanker tipper trailer highway; cart gravel fuel cargo; haul log fuel ore cargo gravel; deliver gravel fuel
bus driver: drive bus passenger; carry passenger
bus driver: drive child
driver: drive car manager staff boss family visitor guest; transport staff
tractor driver: drive tractor; plough field
taxi driver: drive taxi cab
pilot: fly aircraft plane helicopter; drive aircraft plane helicopter
ship captain: drive ship boat; steer ship boat; captain ship boat; navigate ship boat; run ship
dinghy operator: run boat dinghy; drive dinghy; steer dinghy; operate dinghy boat
deckhand: tie ship rope; crew ship boat; moor ship
marine engineer: fix ship; run engine
stevedore: unload ship; load ship vessel; discharge ship
bus conductor: collect fare; fetch fare
baggage handler: load aircraft luggage baggage; unload aircraft luggage baggage
air traffic controller: guide aircraft; control aircraft airspace; direct aircraft
ticketing agent: sell ticket; book flight ticket; issue ticket; check passenger
flight attendant: serve passenger; mind passenger
travel agent: book trip travel holiday tour; arrange travel trip; organise travel trip
tour guide: guide tourist trekker visitor; take tourist trekker visitor; lead tourist trek; show tourist
courier: deliver parcel letter mail document; carry letter mail; take letter document`
