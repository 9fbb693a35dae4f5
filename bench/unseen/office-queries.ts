/**
 * Searches for offices, money, shops, hotels, computers and media, in the format of `readQueries`. Written and judged before
 * any of their results was seen; since then the answers may be read.
 */
const BOOKS = String.raw`\baccounts? (?:clerk|officer|payable|receivable)|book-?keep|finance (?:clerk|assistant|office associate)|accountant helper|assistant accountant|billing (?:services|accountant)|\bcreditors`
const ACCOUNTANT = String.raw`\baccountant\b(?! helper)|consultant account`
const FINANCE_HEAD = String.raw`(?<!special |dealership )\bfinance (?:and operations |& admin )?(?:manager|director|controller|supervisor)|(?:director|manager|head|vp|avp|president)(?: of|,)?(?: corporate| accounts and)? finance|(?:corporate|finance|plant) controller|operations and finance manager|operations finance director|accounting and finance supervisor|(?<!assistant to )\bcfo\b(?! assistant)`
const FINANCE_OFFICER = String.raw`financ\w* (?:officer|specialist|coordinator|associate|analyst|business partner)|^finance$|finance and accounting specialist|programme finance|executive - finance|contracts and finance officer`
const MONEY = String.raw`financ|account(?:ant|ing)|accounts|bookkeep|payroll|audit|\btax\b|budget|billing`
const HR = String.raw`\bhr\b|human resource|personnel`
const HR_OFFICER = String.raw`\bhr[\w &/-]*(?:generalist|officer|coordinator|specialist|assistant|associate|administrator|representative|executive|clerk|advisor|professional|partner|consultant)|human resources? (?:officer|generalist|professional|assistant|coordinator|administrative assistant)`
const HR_HEAD = String.raw`\bhr (?:& safety |deputy )?(?:manager|director)|human resources? (?:manager|director|supervisor)|director of hr|manager - hr|recruiting and hr manager|^senior hr$|hr business partner`
const RECRUIT =
  'recruiter|recruitment officer|recruiting (?:and hr manager|manager|coordinator)|hiring manager|staffing (?:coordinator|manager)|executive recruiting'
const ADMIN = String.raw`administrat(?:ive|ion) (?:assistant|officer|clerk|office|associate|coordinator|support)|office (?:assistant|administrator|support)|^(?!hr|system|branch|network).*\badministrator$(?<!payroll administrator|information technology administrator|healthcare administrator|care administrator|database administrator|systems administrator)|secretary|program support assistant|staff assistant|front desk officer|receptionist`
const ADMIN_NEAR = String.raw`administrat|secretar|receptionist|\boffice\b|clerk|executive assistant|front desk`
const FRONT = 'front desk|receptionist|reservations agent|concierge|guest services'
const SELLER = String.raw`sales (?:associate|associte|assistant|clerk|advisor|team)\b|^sales$|retail sales|shop assistant|apparel (?:associate|sales)|key ?holder|bookseller|center sales|garden associate|grocery clerk|beauty advisor|jewelry consultant|fragrance consultant|michael's arts`
const TILL = 'cashier|checkout operator|till operator'
const REP = String.raw`sales (?:rep\b|rep |representative|executive|consultant|agent|specialist|engineer)|sale consultant|territory sales|account (?:executive|representative)|merchandiser, sales|salesman`
const SALES_NEAR = String.raw`\bsales|\bsale\b|retail|merchandis|business development|account (?:exec|manager|rep)`
const CALLS = String.raw`customer (?:service|care|relations|success|advocate)|customer services?\b|contact center|costumer services|client service|member service|service representative`
const BANK = String.raw`\bbank|teller|loan|mortgage|credit support|revolving credit|lending|trade finance`
const CLIENTS =
  '(?<!digital marketing )account (?:manager|director|lead|executive)|key account|partner account|client (?:lead|relations|service)|relationship manager|customer success|strategic account'
const BUSINESS = 'business development|new business'
const MARKETING = String.raw`marketing|\bbrand\b|^marketer|advertis|public relations|social media`
const CHEF = String.raw`\bchef\b(?! instructor)`
const COOK = String.raw`\bcook\b|kitchen|food prep|line chef|catering`
const SERVER = String.raw`(?<!windows )\bserver\b|food server|bartender|hostess|banquet event captain|waiter|waitress`
const FITNESS = 'fitness|personal trainer|yoga|exercise|gym |group instructor'
const SUPPORT = String.raw`help ?desk|\bit support|i\.t\. support|desktop support|computer technician|ict officer|geek squad|information technology (?:\(it\) )?(?:specialist|technician|help|support|certified|provisioning|coordinator|administrator)|it technology specialist|computer specialist|software support|pc technician|it consultant|support end users|applecare`
const IT = String.raw`information technology|\bit\b|\bict\b|network|systems? (?:admin|engineer|analyst)|computer|software|programmer|developer|help ?desk|desktop support|database|\bdata\b`
const CODER = String.raw`software (?:developer|engineer\b)|(?:web|full stack|\.net|etl) developer|application programmer|programmer|java intern`
const GRAPHIC =
  'graphics? (?:designer|artist)|digital designer|multimedia designer|forms designer|presentation designer|senior designer|creative assistant|pre-?press|premedia'
const DESIGN = 'design|creative|artist|illustrat|photograph|multimedia'
const MEDIA =
  'media|communicat|public relations|journalist|reporter|editor|announcer|publicist|content|writer'
const PROPERTY =
  'realtor|real estate|leasing|property manage|placement agent|relocation specialist|estate manager'
const SUPPLY =
  'supply|logistic|warehouse|inventory|freight|shipping|customs|import export|stores?|purchas|procure|buyer'
const BUYER = String.raw`^(?!digital media|group m).*\bbuyer\b|purchas(?:er|ing agent)|procurement|sourcing`
const BOSS = String.raw`(?<!assistant )general manager|^chief (?:executive|operating)|\bceo\b|^president|executive director|(?<!assistant to )managing director|country manager`
const BOSS_NEAR = String.raw`president|director|owner|operations manager|general manager|^manager$|chief|\bceo\b`
const RUNS =
  'operations? (?:manager|director)|director of operations|general/operations manager|^general manager|manager/operations|operations and finance manager|finance and operations manager'
const STORE_HEAD =
  'store manager|retail manager|co-manager|softlines manager|department manager|shoe dept|apparel zone|franchise owner|branch manager|jr publisher'

/** Titles alone or with a place, years, pay or a skill, other names of jobs, and jobs that nobody has. */
export const OFFICE_PLAIN_QUERIES = String.raw`
accounts lady :: ${BOOKS} :: ${MONEY}
senior finance officer, Port Moresby :: ${FINANCE_OFFICER} :: ${MONEY} :: town Port Moresby
tax agent :: tax accountant|enrolled agent|tax exam|tax collector|\btax\b(?! exempt) :: ${MONEY}
internal auditor :: \baudit(?!ion) :: ${MONEY}|compliance|examiner|risk
credit controller :: accounts? receivable|account receivable|billing|collect|${BOOKS} :: ${MONEY}|credit
corporate relationship manager for a bank :: relationship (?:manager|support)|banking relationship|business banking|commercial.*bank|corporate banking|regional director of banking :: ${BANK}
mortgage adviser :: mortgage|loan|lending officer|personal banker :: ${BANK}
bank operations officer :: bank operations|banking officer|investment banking operations|banking.*operations|branch banking coordinator|transaction processing|customer service officer \(bank|trade finance|^banking$ :: ${BANK}
insurance broker :: insurance(?! underwriter courses) :: claims?\b|policy service|insurance|benefit|underwriter
claims assessor :: claims?\b|adjuster :: insurance|policy service|benefit
HR business partner :: hr (?:business )?partner|manager/business partner|${HR_HEAD}|hr generalist|sr\. hr :: ${HR}
wages clerk, Lae :: payroll|paymaster :: ${MONEY}|${HR} :: town Lae
talent acquisition specialist :: ${RECRUIT} :: ${HR}|staffing|recruit|hiring
learning and development officer :: training (?:manager|specialist|assistant|coordinator|officer|& development)|technical trainer|lead trainer|online learning|revenue cycle trainer|instructional designer|e-learning designer|performance coach|corporate facilitator :: train(?:er|ing)|instructional|learning|${HR}
country manager :: ${BOSS} :: ${BOSS_NEAR}
second in charge of a hardware shop :: assistant (?:store )?manager|assistant branch manager|co-manager|${STORE_HEAD} :: manager$|supervisor|key ?holder|team lead
area manager for retail shops :: area manager|district manager|regional (?:sales|schedule|development)|multi-unit|${STORE_HEAD} :: manager|director|supervisor
project administrator :: project (?:administrator|coordinator|assistant|analyst|management associate)|construction (?:project )?coordinator|program (?:administrator|assistant)|coordinator / site|finance project coordinator|projects? support :: project|coordinator|administrat
BDM for a security company, Port Moresby :: ${BUSINESS} :: ${SALES_NEAR}|${CLIENTS} :: town Port Moresby
key accounts executive :: ${CLIENTS}|account (?:rep|exec) :: ${SALES_NEAR}|client
brand executive :: brand|marketing (?:coordinator|specialist|associate|assistant|executive|manager|&|and)|^marketer|product marketing :: ${MARKETING}|communications
digital marketer :: digital (?:marketing|advertising|strategy|media (?:market|manager|consultant))|social media|paid media|marketing :: ${MARKETING}|digital|media
call centre agent, available immediately :: ${CALLS} :: customer|front desk|receptionist|telephone|call :: now
till girl :: ${TILL} :: ${SELLER}|teller
sales girl for a dress shop, K500 a fortnight :: ${SELLER}|${TILL} :: ${SALES_NEAR}|customer service :: pay 13000
wholesale salesman with driver's licence :: ${REP}|van sales :: ${SALES_NEAR} :: has licen[cs]e|driv
F&B attendant :: ${SERVER} :: ${COOK}|${CHEF}|banquet|dining|food|host
commis chef :: ${COOK}|assistant chef|chef assistant|chef de partie|^chef$|line chef|grill chef :: ${CHEF}|${COOK}
night auditor at a hotel :: ${FRONT} :: hotel|accounts|reception|guest|customer
functions coordinator :: banquet event|event (?:planner|manager|coordinator|lead|planning)|special events|^events|dining services coordinator|catering and events :: ${MARKETING}|cater|banquet|coordinator
makeup artist :: make-?up|beauty advisor|stylist|salon|cosmet :: beauty|salon|stylist|fragrance
aerobics teacher, Madang :: ${FITNESS} :: coach|wellness|recreation|sports|fitness|dance :: town Madang
IT officer with 3 years experience :: ${SUPPORT}|^information technology$|information technology (?:analyst|supervisor)|systems? admin|network admin :: ${IT} :: years 3
ERP consultant :: \bsap\b|wms consultant|implementation (?:consultant|manager)|solution designer|application specialist|systems analyst|technical it|teradata|it consultant|information technology consultant :: ${IT}|consultant|business analyst
full stack programmer :: ${CODER} :: ${IT}|web design
layout artist for a newspaper :: ${GRAPHIC}|graphic :: ${DESIGN}|editor
radio newsreader :: radio announcer|announcer|news reporter :: ${MEDIA}
sub-editor :: editor\b|editorial|digital content editor|financial editor :: ${MEDIA}
letting agent :: ${PROPERTY} :: property|real estate|sales
law clerk :: paralegal|legal (?:assistant|secretary|specialist)|student attorney :: legal|attorney|law|court|counsel|compliance
customs clearance officer, Lae :: customs broker|import export|freight forward|shipping clerk :: ${SUPPLY} :: town Lae
procurement officer, mining experience :: ${BUYER} :: ${SUPPLY} :: has \bmin(?:e|es|ing)\b
dance teacher :: dance|dancing :: ${FITNESS}|arts|teacher|theater
actuary ::
tattoo artist ::
wine waiter with sommelier certificate :: ${SERVER} :: ${COOK}|banquet|food|dining :: has wine|sommelier
`

/** Jobs told by their work, in Tok Pisin, by vague words, in short advertisements, several at once, and with exclusions. */
export const OFFICE_HARDER_QUERIES = String.raw`
someone who pays the suppliers and keeps the cash book :: ${BOOKS}|${ACCOUNTANT} :: ${MONEY}
person to go through our books and find out where the money is lost :: \baudit(?!ion)|fraud|special investigat|examiner|${ACCOUNTANT} :: ${MONEY}|compliance|risk
looks after the rich customers of the bank and brings in deposits :: relationship (?:manager|support)|personal bank|branch bank|business bank|banking (?:relationship|specialist|officer|center)|wealth|customer service officer \(bank :: ${BANK}
checks if people can pay back before we lend them money :: loan|lending|credit|mortgage banking (?:under|research)|underwriter :: ${BANK}|credit|risk
hires people, keeps leave records and talks to staff who come late :: ${HR_OFFICER}|${HR_HEAD}|industrial relations|employee relations|human resource :: ${HR}|recruit
meri bilong wokim pe bilong ol wokman :: payroll|paymaster :: ${MONEY}|${HR}
man bilong salim kago long ol stua :: ${REP}|van sales|merchandiser :: ${SALES_NEAR}
mi laik painim wanpela meri bilong sanap long kaunta na kisim moni :: ${TILL}|teller|${SELLER} :: ${SALES_NEAR}|customer service|teller
kuskus bilong opis bilong loia :: legal (?:secretary|assistant)|paralegal|secretary|${ADMIN} :: ${ADMIN_NEAR}|legal
man bilong stretim kompyuta long opis :: ${SUPPORT} :: ${IT}
bosmeri bilong hotel kisen :: (?:executive|head|main|lead|sous) chef|chef (?:manager|owner)|chef de cuisine|kitchen manager|chef and restaurant manager :: ${CHEF}|${COOK}
wanpela manmeri bilong tanim tok :: interpret|translat|language officer :: language|communicat|liaison
finance executive :: ${FINANCE_OFFICER}|${FINANCE_HEAD} :: ${MONEY}
stock controller :: inventory|material(?:s)? (?:control|analyst)|stores? (?:clerk|keeper)|storekeeper|storeman|stock :: ${SUPPLY}
document officer :: document control|record(?:s)? (?:coordinator|keep)|documentation|medical record|batch record|file :: ${ADMIN_NEAR}|record|document
HR controller :: ${HR_HEAD}|${HR_OFFICER} :: ${HR}
marketing clerk :: marketing (?:coordinator|associate|assistant|specialist|&|and)|marketer|advertising coordinator|public relations assistant :: ${MARKETING}
operations executive :: ${RUNS}|operations (?:associate|coordinator|analyst)|manager, advisory :: operations|general manager|manager$
property officer :: ${PROPERTY}|facilit(?:y|ies) (?:manager|coordinator) :: property|facilit|leasing|real estate
PA to the MD :: executive assistant|personal assistant|assistant to (?:managing|cfo|ceo|director)|cfo assistant|secretary|administrative assistant :: ${ADMIN_NEAR}
AP clerk :: accounts? payable|creditors|${BOOKS} :: ${MONEY}
2IC of finance :: ${FINANCE_HEAD}|${ACCOUNTANT}|assistant director of finance :: ${MONEY}
CFO :: chief financ|(?<!assistant to )\bcfo\b(?! assistant)|${FINANCE_HEAD} :: ${MONEY}
QA tester :: (?:qa|quality assurance).*(?:test|software|engineering|analyst)|software quality|test (?:analyst|engineering|automation)|test automation :: quality|software|${IT}
UI/UX person :: \bux\b|interaction designer|web designer|product (?:and web )?designer|app developer|digital designer|website designer :: ${DESIGN}|web
we need somebody who answers Facebook messages and writes our posts, Port Moresby :: social media|content creator|digital (?:communications|content|marketing)|online :: ${MARKETING}|${MEDIA} :: town Port Moresby
decides what goes on the menu, orders meat and vegetables and leads six cooks :: (?:executive|head|main|lead|sous) chef|chef (?:manager|owner)|chef de cuisine|kitchen manager|^chef$ :: ${CHEF}|${COOK}
shows visitors around and arranges their trips by boat and plane :: \btour|trip coordinator|travel|activity|polar expedition|reservations :: concierge|guest|aviation|flight|recreation|hotel
helps people lose weight and get strong in a gym :: ${FITNESS}|health coach|wellness :: coach|wellness|recreation|sport
takes a product from the idea to the shelf and sets the price :: product (?:manage|market|develop|specialist|manager)|brand manager|new product|category :: ${MARKETING}|product|merchandis
looks for new customers by telephone :: telephone|inside sales|outbound|telemarket|business development (?:rep|exec|assoc)|sales rep|contact center|inside account :: ${SALES_NEAR}|${CALLS}
turns messy figures into charts so that the boss can decide :: data (?:analyst|quality)|business intelligence|analytics|management and program analysis|business analyst|(?:operations research|financial|force|program|market|inventory|procurement|hr) analyst :: analyst|${IT}|${MONEY}
makes sure that the company keeps the law and rules of the central bank :: compliance|examiner|\baudit|risk|legal specialist :: ${BANK}|legal|quality|risk
deals with the union and with workers who complain :: industrial relations|employee relations|union president|${HR_HEAD} :: ${HR}
Vacancy: Accounts Payable Officer. Must know MYOB or Pronto, do bank reconciliation and work in Lae. Two years experience. Apply with CV. :: accounts? payable|creditors|${BOOKS} :: ${MONEY} :: has myob|pronto|reconcil; town Lae; years 2
We are a busy hotel in Port Moresby and are looking for a Front Office Supervisor with good English and computer skills :: ${FRONT}|hostess :: hotel|guest|reception|customer|supervisor :: town Port Moresby
Position: Retail Supervisor. Duties: opening the shop, rosters, banking, stock take, serving customers. Kokopo. :: ${STORE_HEAD}|key ?holder|sales supervisor|e-commerce supervisor|assistant manager|shift supervisor|warehouse lead :: ${SELLER}|${TILL}|manager|supervisor :: town Kokopo
looking for a cleaner, a cook and a receptionist for a guest house in Goroka :: clean|housekeep|room attendant|\bcook\b|receptionist|front desk|domestic worker|haus meri :: kitchen|chef|laundry|hotel|office assistant|home help :: town Goroka
journalist or photographer who can also shoot video, not an intern :: journalist|news reporter|photograph|videograph|video director|multimedia specialist :: ${MEDIA}|video|film :: learner
accountant but not a student, must be CPA :: ${ACCOUNTANT} :: ${MONEY} :: learner; has \bcpa\b
receptionist who must speak Spanish :: receptionist|front desk|concierge|patient access|hostess :: ${ADMIN_NEAR}|customer|guest :: has spanish
sales manager with experience in cars, no call centre people :: sales[\w /,&-]*manager|manager[\w ,&-]*sales|sales (?:director|supervisor)|national sales|car salesman|director of sales :: ${SALES_NEAR} :: has \b(?:car|cars|auto|automotive|automobile|vehicle|vehicles|dealership)\b
person who sets the odds and takes bets at the race track ::
court judge to hear land cases ::
man bilong wokim tato ::
writes songs and sings at weddings ::
`
