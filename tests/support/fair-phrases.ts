/**
 * Searches with requests that are never used, in brackets: the search must say so, and mean the same without them. By
 * kind of request; in English and Tok Pisin.
 */
export const UNFAIR: Record<string, string> = {
  sex: `
accountant, [no ladies please]
driver [must be a gentleman]
[lady] cook wanted
receptionist [(F)]
cleaner [boys only]
mi laikim wanpela [meri tasol] bilong kuk
draiva [man tasol]
[no ken meri], sekuriti
[male]/[female] welder
cook [M/F]
haus meri, [no man]
[female] receptionist in Lae
[male] security guard
accountant, [women only]
truck driver, [no women]
[no women] drivers for our bus company
nurse [not a man]
waitress, [girls only] please
cashier, [lady preferred]
[men only] for warehouse storeman
storeman, [no ladies]
cook [must be female]
driver, [prefer male]
office clerk [meri tasol]
driver [man tasol]
accountant, [nogat meri]
tisa, [mi no laikim man]
electrician, [not a woman]
secretary, [gender: female]
guard, [males]
a [boy] to work as storeman
HR manager, [he must be a man]
someone to mind our house [lady preferred]
child care [lady]
teaches maths [female]
customer service [girl] who types fast
[female] camp cook
[male] mess hand at the mine`,
  age: `
receptionist, [young lady] preferred
welder [aged 20-30]
cashier [below 35 years of age]
[fresh young] sales girl
[no old people], need labourer
driver [not older than forty]
security, [yangpela man]
[no lapun], draiva
[must be between 25 and 35 years old], accountant
bookkeeper, [no pensioners]
receptionist [under 25]
driver [below 40 years]
[young] accountant
nurse [aged 25 to 35]
cook, [not older than 30]
security guard [between 20 and 30 years old]
carpenter, [no old people]
welder [18-25 years of age]
waiter, [youth only]
teacher [over 40] for babysitting
bus driver, [max age 45]
cashier, [age limit 30]
cleaner, [no older than 50]
mechanic, [maximum 35 years old]
plumber, [yangpela man]
haus meri, [yangpela tasol]
guard, [lapun nogat]
secretary [in her twenties]
office clerk [born after 1995]
electrician, [not over 50]
[middle aged] nanny
nanny to look after kids [young lady]
nanny for our kids, [no old people]
works after hours [young]`,
  religion: `
[SDA] accountant
teacher [must be born again]
nurse, [no catholics]
[practising christian] driver required
security, [non muslim]
kuk bilong [lotu SDA]
cleaner [who goes to church]
[Christian] driver
accountant, [Catholic only]
teacher, [must be SDA]
nurse, [no muslims]
[no Muslim] cook
office clerk [born again]
haus meri, [Lutheran] preferred
guard, [not SDA]
receptionist, [God fearing]
driver, [lotu man]
mechanic, [must go to church]
[must be a United Church member]
cook [from our church]
cook, [no Mormons]
accountant [of Christian faith]
cleaner, [strong believer]
nanny, [Pentecostal]
storeman, [any religion but Islam]
somebody to teach maths [Catholic only]
cares for kids [Christian]`,
  origin: `
mechanic, [not from the Engan tribe]
[tolai] accountant
[must be Motuan], receptionist
[no ken hailans man], draiva
sekuriti man [bilong Hagen tasol]
labourer [of my own line]
carpenter, [same clan as landowners]
electrician [originally from Manus]
carpenter, [Sepik origin]
storeman, [not a Southern Highlander]
draiva [no ken bilong Chimbu]
tisa, [as ples Rabaul]
cook, [born in Kavieng]
storeman, [no highlanders]
[no highlander] security guard
driver, [no sepik]
accountant [not Engan]
guard, [not from Enga]
mechanic, [Simbu only]
driver [no Tari]
nurse, [Papuan]
cook, [prefer Tolai]
driver, [not a Hagen man]
cashier, [coastal people only]
storeman, [from my tribe]
guard, [same clan]
secretary, [wantok bilong mi]
welder, [no Goilala]
carpenter, [manus man]
haus meri, [Sepik meri]
guard, [no Southern Highlanders]
electrician, [originally from Morobe]
driver, [nogat hailans man]
receptionist, [Central girl]
accountant, [Bougainvillean]
mechanic, [not Hela]
teacher, [no tribal people]`,
  race: `
chef, [no asians]
engineer, [waitman tasol]
[half caste] secretary
[Australian] nurse
shop manager, [no Chinese nationals]
[expat] engineer
[white] manager
[no Asians] in the shop, cashier
accountant, [Filipino]
[Chinese] cook for mess
engineer, [Australian only]
driver, [national]
accountant, [citizen]
electrician, [PNG citizens only]
supervisor, [black]
mechanic, [no Indians]
cook, [mixed race]
teacher, [native] to the area
[Papua New Guinean] accountant
IT officer, [no expatriates]
secretary, [half caste]
accountant, [nationality Filipino]
welder, [nationals only]
nurse, [no foreigners]`,
  family: `
office clerk, [mother from Milne Bay]
[single] secretary
driver, [married men only]
receptionist, [no husband]
nanny, [i no marit yet]
nurse [without kids]
cashier, [must not have small children]
housekeeper, [no pikinini]
shop assistant [who is not expecting]
cleaner, [i no gat bel]
cleaner, [no single mothers]
[single] receptionist
[married] driver
nurse, [no kids]
accountant, [no pregnant]
[no kid] haus meri
secretary, [not pregnant]
cashier, [without children]
[unmarried] teacher
nanny, [divorced]
office clerk, [no family commitments]
driver, [nogat pikinini]
cook, [no babies]
waiter, [i no marit]
accountant, [not planning to have a baby]
driver, [family man]
someone to care for kids [mother preferred]
receptionist, [no breastfeeding mothers]
guard, [widow]`,
  health: `
labourer, [no sickness]
driver [with no disability]
guard, [fit and healthy no TB]
cook [must do AIDS test]
kuk, [i no gat sik AIDS]
nurse, [no diabetes]
[must not be HIV positive], cook
driver, [no disabled]
[able bodied] storeman
cook, [HIV negative]
nurse, [no HIV]
cleaner, [healthy]
guard, [no disability]
welder, [not handicapped]
haus meri, [no sik]
driver, [no sickness]
labourer, [physically fit]
cashier, [no TB]
teacher, [not mentally ill]
carpenter, [free of AIDS]
storeman, [no deaf]
receptionist, [without medical problems]
cook, [not sick]
nurse to treat kids [healthy]`,
  looks: `
[light skinned] receptionist
[good looking] waitress
receptionist, [slim and pretty]
guard, [at least 6 feet tall]
barmaid, [naispela meri]
waiter, [no beard]
[beautiful] receptionist
waitress, [good looking]
cashier, [attractive]
[pretty] secretary
receptionist, [slim]
guard, [tall] and strong
sales rep, [well groomed and handsome]
driver, [no fat]
waiter, [fair skin]
receptionist, [nice looking]
bar attendant, [sexy]
hostess [no tattoos]
secretary, [smart looking]`,
  politics: `
driver [who voted for Pangu]
office clerk, [no PNC supporters]
clerk, [must support our member]
office clerk, [Pangu party]
driver, [no PNC supporters]
accountant, [not political]
guard, [supporter of the government]
secretary, [no unionists]
clerk, [must vote for our member]`,
}

/** Harmless searches that look like such requests: nothing in them is refused. */
export const FAIR = `
community officer who speaks Huli
guide, fluent Japanese
Lutheran hospital nurse
Catholic school principal
single storey house carpenter
electrician, single and three phase
disability officer
under-12 team coach
Sepik tour guide
genset gives black smoke
teach mothers about nutrition
enrol voters and run polling
nurse Kerema
counsellor for gender based violence
gender equality officer
gender and protection officer
aged care nurse
women's health nurse
men's wear sales assistant
white goods technician
midwife for antenatal and pregnancy clinic
disability support worker
HIV counsellor
gender equality officer
child care worker
maternal and child health nurse
race car mechanic
tribal court interpreter
political reporter
national sales manager
English and Tok Pisin speaker, receptionist
Mandarin speaking interpreter
security guard with police clearance
truck driver for the Highlands Highway
accountant living in Enga
nurse in Sepik
teacher for young children
primary school teacher grade 3
manager for a women's centre
black coffee barista
accountant from Lae
boat skipper on the Sepik river
citizen engagement officer
customs clerk for certificates of origin
youth worker
church administrator
someone to paint the church
man o meri bilong kisim poto
feeds 200 men three times a day
tells the clans what the mine will do
driver with class 6 licence
electrician with work permit
occupational health and safety officer
community health worker for TB treatment
first aid trainer
single point mooring technician
family lawyer
sex education teacher
old age home cook
married quarters caretaker
nurse living in Enga only
carpenter in Hagen only
accountant from Lae
first aid officer for a women's refuge
female ward nurse
someone in my line of work, welder
teacher in the Sepik
working at heights rigger
operator for a 20 foot container forklift
single phase electrician
nurse not in Lae
haus sik sista
treats sick animals
looks after old people
someone to care for sick and old people
man bilong lukautim lapun
teaches deaf children`
