// Plain searches of all sectors, in the format of `readQueries`: written and judged before any of their results was seen.
const MAIDS = 'haus meri|house cleaner|live-in housekeeper|domestic worker|home help|^housekeeper$'
const TELLERS =
  'teller|customer service officer \\(bank|personal banker|branch banker|^banking (?:officer|employee)|banking relationship specialist'
const BOOKS =
  'bookkeeper|(?<!student )accounts (?:officer|clerk)|accounts payable(?! as)|finance clerk|accounts? receivable|accountant helper'
const SPARKY = 'electrician|electrical (?:fitter|tradesman)'
const PLUMBERS = 'plumber|plumbing tradesman|pipe fitter'
const WELDERS = 'welder|boilermaker|fabricator'
const CHIPPY = String.raw`\bcarpenter(?! apprentice)|\bjoiner|^builder`
const HEAVY =
  'plant mechanic|heavy (?:diesel|equipment) fitter|hef tradesman|diesel mechanic|construction equipment repairer'
const CARS = '(?:auto|motor|vehicle) mechanic|automotive technician'
const TRUCKS = '(?<!box )(?:truck|semi-trailer|heavy vehicle|tanker|feeder) driver'
const BUSES = '(?:bus|pmv|public motor vehicle) driver|passenger bus operator'
const GUARDS =
  '(?<!information |privacy and )security (?:guard|officer|aide)|static guard|boom gate|watchman|dog handler'
const NURSES = String.raw`\bnurse\b(?! assist| server)(?!.*chart review)|(?<!chief )nursing officer|\brn\b|midwife`
const VILLAGE = 'community health worker|village health worker|aid post orderly|health extension officer'
const PAY =
  'paymaster|payroll (?:accountant|admin|clerk|officer|specialist|coordinator|supervisor|manager)|hr(?: assistant)?/? ?payroll'
const CODERS = String.raw`(?:application|web) (?:programmer|developer)|asp\.net|software (?:developer|engineer\b)|full stack|database programmer|/ app developer`
const DESKS = String.raw`\bit support|i\.t\. (?:support|help)|ict officer|desktop support|help ?desk(?! psy)|computer technician|information technology (?:support|technician|certified technician|help)|geek squad|information systems technician`
const NETS =
  'network (?:admin|engineer|security engineer)|noc engineer|systems? administrator|telecommunications engineer'
const ROADS = String.raw`(?:civil|roads|site|structural) engineer\b|(?<!specialist )project engineer\b`
const SURVEY = '(?<!national |artillery )surveyor|survey technician'
const OFFICE = String.raw`receptionist|front desk officer|administration (?:officer|assistant|office)|administrative (?:assistant|office assistant|coordinator)|office (?:assistant|administrator)|(?<!assistant |company )\bsecretary\b(?!.*clerk)|executive assistant|assistant to (?:managing|cfo)|cfo assistant`
const STORES = String.raw`storeman|stores? ?clerk|store ?keeper|inventory (?:officer|analyst\\)|material control specialist|warehouse(?!\))|receiving manager`

export const FURTHER_PLAIN_QUERIES = String.raw`
live-in maid :: ${MAIDS} :: room attendant|hotel housekeeper|laundry attendant|residential cleaning|kids club|\bnanny|child ?care
staff transport driver :: ${BUSES} :: ${TRUCKS}|delivery driver|^driver
trade store bookkeeper with Excel, up to K35,000 :: ${BOOKS} :: assistant accountant|accounts|finance (?:officer|assistant)|payroll (?:clerk|officer) :: has excel; pay 35000
quality assurance officer :: quality assurance (?:associate|manager|lead)|qa / qc manager|quality control (?:inspector|specialist|assistant)|aerospace quality engineer|supplier quality|qa engineering|quality engineering|engineering manager/quality manager|quality specialist|engineering and quality technician :: quality|qa test|compliance officer
sales coordinator :: sales (?:coordinator|support)|sales & service coordinator :: sales (?:supervisor|assistant|specialist|representative|consultant|executive)\b|marketing coordinator|sales & marketing
HR assistant :: \bhr (?:assistant|clerk|associate|administrator|personnel assistant)|general hr assistant|human resources administrative :: \bhr (?:coordinator|generalist|representative|intern|services rep|specialist|professional|analyst|contact center)|human resources officer|recruitment officer|office assistant|executive assistant hr
managing director :: (?<!assistant to |manager/)managing director|chief executive officer|^ceo\b|co-ceo|^president\b|^director/president|^executive director :: general manager|chief operating|managing principal|office manager/managing director|^vice president$|^owner
administration manager :: admin(?:istrative|istration)? manager|office manager|finance (?:&|and) admin|manager- administration|chief administrative officer :: ${OFFICE}|practice manager|lead administrator|corporate administrator
patient liaison officer :: \bpatient (?:health |\w+ )?(?:advocate|experience|service rep|access rep)|inpatient/financial advocate|health advocate :: care coordinator|health coach|community advocate|clinical support|medical support assistant|emergency room admitting|patient service manager|healthcare (?:customer|advocate)
recruiter for doctors and nurses :: recruitment officer|(?<!transfer )\brecruiter(?<!researcher, and recruiter)|recruiting (?:coordinator|manager|and hr)|staffing (?:coordinator|manager)(?<!development manager/staffing manager)|executive recruiting :: \bhr\b(?!.*payroll)|human resource|staffing :: has healthcare|physician|nurs|medical
hospital and health consultant :: healthcare consult|it healthcare consultant :: (?:healthcare|health care) (?:administrator|clinical|associate|senior)|healthcare analyst|health systems analyst|analytics - healthcare|specialist leader healthcare|practice manager|management consultant
IT project manager :: (?:\bit|information technology|technical) project manag|technology project and|project manager and technical :: digital project manager|business solution project|^(?:senior |sr\. )?project manager$|information technology manager|it specialist project|sap project|corporate project manager
engineering manager :: (?<!administrative assistant .*)engineering (?:lab |services |planning |systems )?manager|engineering (?:operations )?director|director of engineering|engineering (?:supervisor|team lead|business unit leader)|^manager,? (?:quality )?engineering|manufacturing systems engineering :: engineering (?:project|program) manager|lead (?:operations )?engineer|engineering (?:specialist|consultant|coordinator)|project engineer
engineering technician :: engineering (?:lab |support |and quality )?tech|engineering technologist|engineering aide :: engineering (?:assistant|specialist|associate|systems installer|officer)|electronic technician|manufacturing technician|development technician|services engineer|field service
product designer :: product designer|product and web designer|industrial designer :: mechanical designer|(?<!apparel )technical designer|tooling designer|product development|^(?:lead |freelance |independent )?designer$|design engineer|\bux\b|interaction designer
bank counter staff :: ${TELLERS} :: ^banking$|business banking|banking center|cashier|member services
maintenance sparky :: ${SPARKY} :: electrical (?:engineer|cad)|electronic technician
marketing executive :: (?<!(?:director|vp|vice|assist|assisted|created|global)\b.*)marketing(?!.*(?:intern\b|director|analyst|corporate comm|automation))(?<!hr administrator/marketing) :: marketing(?! material)|brand|public relations (?:officer|specialist|manager|consultant)
business analyst :: business (?:process |systems? |system applications )?analyst|business system applications analyst :: (?:data|project|program|systems?|operations|information technology|process) analyst|system analysis|manager/analyst|solution designer|business intelligence|business solution
aircraft spares storeman :: aviation supply :: aviation parts|${STORES}|supply (?:sergeant|chain)|logistics|aircraft|aviation (?:records|operation)
abattoir slaughterman :: ::
archaeologist, Port Moresby :: ::
log scaler for a timber company, Vanimo :: ::
cattle stockman for a ranch in the Markham Valley :: ::
swimming pool lifeguard :: ::
warehouse hand to pick and pack orders, under K35,000 :: storeman|stores? ?clerk|store ?keeper|warehouse(?!\))|forklift|material control specialist :: inventory (?:officer|analyst)|receiving manager|supply (?:spec|tech)|stocker|shipper|logistics :: has pick; pay 35000
payroll lady who checks timesheets, Port Moresby :: ${PAY} :: ${BOOKS} :: has timesheet; town Port Moresby
MIG welder, Lae or Kundiawa :: ${WELDERS} :: pipe fitter|iron workers|machinist :: has \bMIG\b; town Lae, Kundiawa
container truck driver, load restraint, 4 years :: ${TRUCKS} :: delivery driver|${BUSES}|dump truck|^driver|automobile transporter :: has load restraint|secured loads; years 4
surveyor for setting out roads and houses, 4 years :: ${SURVEY} :: \bgis\b|civil engineer\b :: has set out|total station; years 4
road engineer who can prepare tenders :: ${ROADS} :: construction (?:manager|inspector)|civil engineering student :: has tender|bills of quantities
nursing officer for antenatal clinics, 3 years :: ${NURSES} :: ${VILLAGE} :: has antenatal|maternal; years 3
CHW who can test for malaria, under K35,000 :: ${VILLAGE} :: ${NURSES} :: has malaria; pay 35000
diesel fitter with Caterpillar ET software :: ${HEAVY} :: ${CARS} :: has \bET\b|diagnostics
mechanic for roadworthy checks, Lae :: ${CARS} :: ${HEAVY} :: has roadworthy|safety checks; town Lae
grade control geologist, 3 years :: geologist :: assay technician|mine surveyor :: has grade control; years 3
HR adviser for work permits and visas, under K70,000 :: (?<!intern, .*)human resources (?:officer|professional|generalist)|industrial relations officer|recruitment officer|\bhr (?:officer|coordinator|generalist|specialist|senior specialist|associate(?! mob)|administrator|executive|representative|services rep|professional|consult|partner|business partner|employee relations|benefits) :: \bhr\b|human resource|recruit :: has work permit|\bvisas?\b; pay 70000
accountant for year-end audit, Port Moresby, 5 years :: accountant(?! helper)(?<!assistant accountant|volunteer accountant) :: (?<!special |dealership )finance (?:manager|controller|officer|supervisor)|financial analyst|audit|corporate controller :: has \baudit; town Port Moresby; years 5
Python developer, Port Moresby :: ${CODERS} :: ${NETS} :: has python; town Port Moresby
VMware server administrator :: ${NETS} :: ${DESKS} :: has vmware
IT officer who knows Active Directory, Goroka or Mount Hagen :: ${DESKS} :: ${NETS} :: has active directory; town Goroka, Mount Hagen
mobile patrol guard who answers alarms :: ${GUARDS} :: security baggage|police|correctional|loss prevention|investigator :: has alarms|mobile squad
plumber for hot water systems, 4 years :: ${PLUMBERS} :: ${WELDERS} :: has hot water; years 4
carpenter who reads drawings, under K40,000 :: ${CHIPPY} :: construction (?:work|worker|helper|foreman)|carpenter apprentice|labou?rer|home ?construction|bath designer :: has drawings; pay 40000
media officer for a government ministry, Port Moresby :: (?<!tele)communications (?:officer|coordinator|specialist)|journalist|news reporter|media officer :: radio announcer|public relations (?:officer|specialist|manager)|social media|publicist|digital communications :: has ministry|social media; town Port Moresby
`
