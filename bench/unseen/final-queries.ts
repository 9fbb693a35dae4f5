/**
 * Searches in the format of `readQueries`, written by rules before the engine's answers were known. At first only their
 * figures were looked at. Later their answers were read, to find out what the engine misses. Since then they have been
 * development sets.
 */
export const FINAL_PLAIN_QUERIES = String.raw`
management accountant, CPA, Port Moresby :: (?:management|cpa png) accountant|accountant :: finance|accounts :: has \bcpa\b; town Port Moresby
pmv driver in Goroka :: pmv|public motor|bus (?:driver|operator)|25-seater :: driver :: town Goroka
kitchen hand, Mount Hagen, can start immediately :: kitchen (?:hand|helper|steward)|canteen cook|\bcook\b :: chef|waiter :: town Mount Hagen; now
radio announcer :: radio announcer|broadcaster|presenter :: journalist|reporter|media
welder, aluminium, at least 4 years :: welder|boilermaker|fabricator :: pipe ?fitter :: has alumin; years 4
registered nurse for emergency department in Lae :: \bnurse\b|nursing officer|\brn\b :: midwife|health extension|community health :: has emergency; town Lae
customs broker with ASYCUDA :: customs broker|import export|freight forward :: shipping|logistics :: has asycuda
delivery driver, clean record, Lae :: (?:delivery|truck|van) driver :: driver :: town Lae
sous chef, maximum K55,000 :: sous[- ]chef :: chef :: pay 55000
groundsman for a school :: groundsman|grounds ?keeper|grounds maintenance|gardener|landscap :: maintenance
hairdressing salon receptionist :: receptionist|front desk :: customer service|office assistant
network engineer Cisco, Lae :: network (?:engineer|administrator|technician) :: telecom|systems? admin|it support :: has cisco; town Lae
mechanic for outboard motors :: mechanic|marine engineer :: dinghy|fitter|engine :: has outboard
cadastral surveyor :: cadastral survey|land survey|^surveyor :: survey
head of department mathematics in a secondary school, Momase :: head of department|(?:mathematics|maths) teacher|secondary school teacher :: teacher :: region Momase
bank branch manager :: (?:branch|banking cent(?:er|re)) manager :: \bbank
construction inspector :: construction inspector|building inspector :: inspector|construction (?:manager|supervisor)
executive assistant, 5 years, Port Moresby :: executive assistant|personal assistant|assistant to (?:the )?(?:ceo|managing|general|chief|director) :: administrative assistant|secretary :: years 5; town Port Moresby
plantation supervisor New Britain :: plantation supervisor|oil palm field supervisor|harvest supervisor|estate (?:manager|supervisor) :: agronom|agricultur|cocoa field :: town Kimbe, Kokopo
hse officer with first aid, Tabubil :: \b(?:hse|ohs|whs|ehs)\b|safety (?:officer|advis|manager|coordinator)|occupational health :: safety|environment :: town Tabubil; has first aid
leasing consultant :: leasing (?:consultant|agent|specialist|manager) :: property|real estate|rental
kindergarten teacher in Kokopo :: kindergarten|pre-?school|elementary teacher|early childhood :: teacher :: town Kokopo
instructional designer :: instructional design|e-?learning design|curriculum (?:developer|designer) :: training|designer
SQL programmer, not a student :: (?:software|application|database|sql|web)[\w /]*(?:programmer|developer|engineer)|programmer :: developer|software|database :: has \bsql\b; learner no
marine engineer, diesel engines, Port Moresby :: marine engineer :: ship crew|seaman|dinghy|diesel :: town Port Moresby
cleaner for a hospital in Wewak :: \bcleaner|janitor|room attendant|housekeep(?:er|ing) :: haus meri|home help|domestic worker|laundry :: town Wewak
patient care technician :: patient care tech|nurs(?:e|ing) (?:aide|assist)|\bcna\b :: patient|nurse|health worker
marketing coordinator with Photoshop :: marketing (?:coordinator|assistant|officer|specialist|associate) :: marketing|social media :: has photoshop
financial controller over 10 years :: (?:finance|financial) controller|^controller|corporate controller|assistant controller :: finance (?:manager|director)|accountant :: years 10
sales executive for pharmaceuticals :: sales (?:executive|rep|consultant)|account (?:executive|manager) :: sales :: has pharma
`.trim()

/** Tok Pisin, work told by verbs, vague titles with a qualifier, abbreviations, exclusions, advertisements, and no one. */
export const FINAL_HARDER_QUERIES = String.raw`
man bilong samapim tebol na sia :: joiner|carpenter|cabinet|furniture :: builder|construction
meri bilong tanim kaikai na lukautim kitsen long haus kaikai :: \bcook\b|kitchen hand|canteen :: chef
wokman bilong digim graun wantaim masin long Lae :: (?:excavator|dozer|grader|heavy equipment|equipment|plant) operator :: dump truck|driver :: town Lae
mi nidim nes o HEO long liklik ples long Milne Bay :: \bnurs(?:e|ing)|midwife|health extension|community health|village health :: health :: town Alotau
yangpela husat inap karim kago na lodim trak :: store(?:man|s clerk|keeper)|warehouse assistant|labou?rer|general hand|factory hand :: forklift|construction worker|driver
drills wells and looks for water :: drill :: geologist|plumber
designs roads and bridges in AutoCAD :: (?:roads|civil|structural|site|project) engineer :: engineer|survey|draft :: has autocad
keeps staff records and answers questions about leave :: (?:hr|human resources?) (?:officer|coordinator|assistant|generalist|clerk|associate|specialist|administrator)|industrial relations officer :: \bhr\b|human resource|payroll
cuts up fish and cleans the cannery :: cannery|loining|fish process|factory hand|production line :: fish|factory
speaks on air and interviews guests :: radio announcer|broadcaster|presenter|journalist|news reporter :: media|communications
gives out medicines and counts tablets :: pharmac|dispens :: health|nurse
procurement specialist :: procure|purchasing|\bbuyer\b :: supply|logistics|inventory
benefits officer :: benefits (?:officer|specialist|coordinator|administrator|manager|analyst)|compensation :: \bhr\b|human resources?|payroll
maintenance planner :: maintenance plan|planner ?/ ?scheduler|production planner :: maintenance (?:manager|supervisor|coordinator|technician)
membership coordinator :: membership :: customer service
aviation supply technician :: aviation supply :: aviation|supply
events officer :: \bevents? (?:officer|coordinator|planner|manager|specialist|director) :: event|public relations
R&D technician :: research (?:and|&) development|\br ?& ?d\b|research (?:tech|assist) :: research|lab(?:oratory)? tech|engineering technician
CAD operator :: \bcad\b|drafter|draft(?:sman|sperson) :: mechanical designer|designer|survey technician
VHW or APO in the Sepik :: village health|aid post|community health|health extension :: nurs :: town Wewak
SEO specialist :: \bseo\b|search engine|digital market :: marketing|social media|web
GL accountant, no interns :: accountant :: bookkeep|accounts|finance :: has general ledger|\bgl\b; learner no
chef or baker in Madang or Wewak, not a kitchen hand :: \bchef\b|baker|pastry :: \bcook\b :: town Madang, Wewak
driver and security guard for a compound in Port Moresby, K600 a fortnight :: driver|guard|watchman|security officer :: security :: town Port Moresby; pay 15600
grade 5 teacher, 6 years, must not be in Lae :: primary|elementary|^teacher$|lead teacher|classroom teacher|5th|fifth grade :: teacher :: years 6; outside Lae
Position vacant: Motor Mechanic, Kimbe. Our plantation workshop looks for a mechanic to service tractors, utes and light trucks. You need a trade certificate, three years on the job and a driver's licence. House provided, attractive salary. Apply before 15 May with two references. We are an equal opportunity employer. :: (?:motor|auto|vehicle|automotive|plant|diesel) ?(?:mechanic|technician|fitter) :: mechanic|fitter :: town Kimbe; years 3
stained glass artist for a cathedral
horse trainer
submarine engineer
man bilong wokim musik instrumen
`.trim()
