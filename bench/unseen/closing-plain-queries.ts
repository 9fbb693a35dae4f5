// Plain searches of all sectors, in the format of `readQueries`: written and judged before any of their results was seen.
export const CLOSING_PLAIN_QUERIES = String.raw`
bulldozer driver logging camp, 5 years at least :: dozer|heavy equipment operator :: grader|excavator|dump truck|construction equipment :: years 5
creditors clerk :: accounts? payable|^accounts (clerk|officer)|^finance (clerk|officer)|finance assistant|accountant helper|assistant accountant|accounting clerk :: bookkeep|accountant|account receivable|payroll
storeman with forklift ticket lae :: storeman|stores clerk|store ?keeper|forklift|warehouse (assistant|lead)|inventory officer|warehouse selector|warehouse picker :: stocker|logistics|shipping clerk|material control|supply spec :: town Lae; has forklift
deckhand for coastal ship :: able seaman|deckhand|ship crew :: dinghy operator|marine engineer|coxswain
customs clearance officer asycuda :: customs broker|import export|freight forward|shipping clerk :: logistics|air freight
exploration geologist core logging :: geologist :: survey tech|assay|mineralogy|mine surveyor :: has core logging|drill core
sous chef 3 years experience hotel :: sous chef|chef de partie|assistant chef|chef assistant|^chef$ :: chef|\bcook\b :: years 3
baker or pastry cook :: pastry|bakery|\bbaker\b :: chef|\bcook\b
bar attendant yacht club :: bartender|bar attendant|barista :: \bserver\b(?!s)|hostess|waitress|waiter
hotel room maid madang :: room attendant|hotel housekeeper|housekeeping :: laundry attendant|house cleaner|domestic worker|^housekeeper|live-in :: town Madang
graphic artist for printing shop :: (^|[^i])graphics? (designer|artist)|multimedia designer|pre-?press :: creative director|digital designer|web ?(site)? designer|illustrator|presentation designer|digital premedia
interior decorator :: interior designer :: bath designer|architectural designer|set designer|lighting designer|lead decorator
gym instructor port moresby :: fitness (instructor|trainer|specialist|staff|trainee|coordinator|director|attendant)|personal trainer|exercise (fitness|specialist)|yoga|fitness leader|personal training :: fitness|\bcoach\b|health coach|recreation|dance instructor :: town Port Moresby
relief teacher for term 3 :: substitute (teacher|para)|guest teacher|floater/teacher :: teacher(?! of the year)
kindy teacher :: kindergarten|pre-?school|^elementary teacher :: assistant teacher|primary school|child center|kids club|4/5 grade|lead teacher|head start
library assistant school :: librar(y|ian)(?! volunteer)(?!$) :: teacher assistant|assistant teacher|bookseller|record
human resource manager under k90000 a year :: (hr|human resources?) (&.{1,12} )?(manager|director|deputy)|(manager|director|head)( -|,)? (of )?hr|hr business partner|senior hr$|recruiting and hr manager|hr administrator/hr :: \bhr\b|human resource :: pay 90000
recruitment consultant :: recruiter|recruitment|(?<!driver-)recruiting (and|coord|manager)|staffing (coord|spec|manager)|hiring manager :: hr (officer|generalist|coord|specialist|assistant|consult)|human resources (officer|generalist)
internal auditor :: audit(?!ions) :: compliance|financial institutions? examiner|senior accountant
purchasing officer :: purchas(er|ing)|procurement|^buyer|packaging buyer|sourcing :: inventory|supply chain|logistics|stores clerk
supermarket manager lae or goroka :: store manager|softlines manager|shift supervisor|apparel department manager|retail manager|grocery manager|shoe dept|zone supervisor|fast food restaurant manager :: key ?holder|sales manager|branch manager|sales associate :: town Lae, Goroka
pharmacy assistant, can start straight away :: pharmacy|dispensary|pharmacist :: sales assistant|community health worker|lab assistant :: now
lab technician malaria slides genexpert :: laboratory tech|medical laboratory|lab assistant|phlebotomist :: assay tech|engineering lab|research (scientist|associate)|microbio :: has genexpert|malaria
nursing sister for health centre in the highlands :: nurse(?! chart)(?! assist)|nursing officer|\bRN\b|midwife :: health extension|community health worker|aid post|village health|nurse assist|patient care|healthcare provider :: region Highlands
aircraft mechanic :: aviation (mechanic|maint|tech|electronics|engineer)|aircraft hydraulics|unmanned aviation|lead aerospace|flight inspector :: aviation supply|line service|assembly mechanic|aerospace quality|aviation|avionics
airport check in staff :: passenger service|air freight agent|airline operations|baggage handler|reservations agent :: flight attendant|front desk|flight manager|customer service (agent|rep)|receptionist
building site foreman :: (construction|site|field project) (super(?!vision)|foreman|site manager)|superintend[ae]nt|site manager|project manger/lead super|construction supervisor|construction engineering supervisor|^construction (man(a)?ger|and site manager) ?(ii+)?|senior construction manager :: construction|site engineer|carpenter|builder
builders labourer :: labou?rer|laboer|construction (work(er)?$|helper|worker)|general construction worker|concrete|construction laborer|^builder|construction assistant :: carpenter|landscap|mover|grounds|factory hand
draftsman autocad lae :: (?<!jewelry )cad\b.*design|cad/gis|piping designer|mechanical designer|architectural designer|draft(s|ing)|osp engineering designer|job captain designer :: civil engineer|structural engineer|survey tech|engineering technician|project designer|interior designer :: town Lae; has autocad
road construction engineer :: civil engineer(?!ing st)|roads engineer|site engineer|project engineer|structural engineer|horizontal construction engineer :: civil engineering student|construction (project )?manager|surveyor|construction inspector|engineering student :: has road|highway
computer programmer php mysql :: programmer|(web|software|full stack|java full stack|asp\.net web|\.net|etl|app) develop(er|ment)|software engineer(?!ing m) :: web ?(site)? designer|software engineering|database|it specialist|java intern :: has php|mysql
it manager 10 years :: \b(it|information technology|i\.t\.|ict) (senior |deputy )?(manager|director|head|management|supervisor)|(manager|director|head|vp|vice president|administrator)(,| -| of)* ?(of )?(global )?information technology|chief information|information technology (bureau|infrastructure|project manager) :: information technology|systems? administrator|network|it specialist|ict officer :: years 10
van salesman trade stores :: ^(?!.*(insurance|membership|pharma|public rel|inside|management consultant)).*(van sales|sales rep(resentative)?\b|territory sales|sales agent|merchandiser, sales|sales executive)|route manager :: merchandiser|sales (associate|assistant|rep|agent|consultant|manager)|salesman|outbound sales
insurance claims clerk :: claims?\b(?! advanced)|adjuster|insurance spec|policy service specialist :: insurance|medical billing|underwriter|benefit
loans officer savings and loan society :: loan|lending|mortgage|credit (support|spec)|relationship support officer|trade finance officer :: personal banker|bank(ing)? officer|customer service officer|teller|relationship banker|branch banker|financial consultant|business banking
business development manager not more than k100,000 :: business development (regional |center )?(manager|director|leader|executive|consultant)|(director|head|vp|manager)(,| of|;)? (of |global |new )*business development|^business development( &.*)?$|business development specialist|partner; business dev|new business development :: business development|account (executive|manager|director)|sales (manager|director)|marketing manager :: pay 100000
public relations officer :: public (relations|information|affairs)|\bPR\b (&|and|man|off)|communications (officer|manager|director|specialist|coordinator|executive|consultant)|publicist|government relations|media relations|pr & :: journalist|news reporter|marketing|social media|community (affairs|relations)
research officer :: research (assistant|associate|scientist|molecular|fellow|analyst)|research(er)?$|operations research|clinical research|survey(ing)? research :: data analyst|enumerator|study coordinator|phd candidate|research intern|statistic
cocoa agronomist with nursery experience :: agronomist|cocoa|agricultur(e|al) (ext|adv|off)|extension agent|coffee extension|rural development officer :: plantation|plant protection|extension|agriculture :: has nursery
fish cannery workers momase :: cannery|tuna|fish processing|factory hand|production line :: production associate|machine operator|warehouse assistant|fisher :: region Momase
school groundsman grass cutting :: grounds|gardener|landscap|garden associate :: house cleaner|maintenance|labou?rer|domestic worker
welder 6g pipe :: weld|boilermaker|structural fabricator|\bfabricator :: pipe fitter|plant mechanic|machinist|heavy equipment fitter :: has 6G
cabinet maker :: joiner|cabinet :: custom framer|bath designer|carpenter|builder
fuel tanker driver class 6 :: tanker driver|heavy vehicle driver|truck driver|semi-?trailer :: delivery driver|bus driver|^driver|automobile transporter :: has class 6
office manager small law firm :: office (manager|administrator|support)|administration officer|administrative (manager|coordinator)|practice manager|^lead administrator :: administrative assistant|secretary|office assistant|^receptionist|front desk officer|legal
network engineer cisco under 80000 :: network (engineer|admin|security)|telecommunications|noc engineer|systems? administrator|rf systems :: ict officer|it support|desktop support|helpdesk|information technology spec :: has cisco; pay 80000
anaesthetist provincial hospital kundiawa :: :: ::
locksmith to cut keys :: :: ::
saw doctor for timber mill :: :: ::
scuba dive instructor resort kavieng :: :: ::
`
