/** Plain kinds of searches: a job with place, pay, years or skills; misspelt; under another name; with an exclusion. */
export const PLAIN_QUERIES = String.raw`
bookkeeper in Lae who can do MYOB and GST returns :: bookkeep|accounts (?:clerk|officer|payable)|finance clerk :: accountant|payroll :: town Lae; has myob; has gst
payroll officer Port Moresby with Attache, up to K70k :: payroll|paymaster :: bookkeep|accounts clerk :: town Port Moresby; has attache; pay 70000
qualified electrician for solar systems, Highlands :: electrician|electrical (?:fitter|trades) ::  :: has solar; region Highlands
plumbers Madang :: plumb|pipe ?fitter ::  :: town Madang
motor mechanic for Toyotas, brakes, under K45,000 :: (?:auto|motor|vehicle|automotive) ?(?:mechanic|technician) :: diesel|mechanic :: has toyota; has brake; pay 45000
grader operator 5 years experience :: (?:grader|heavy equipment|dozer|excavator|dump truck|equipment) operator :: truck driver :: has grader; years 5
semi trailer driver who knows the Highlands Highway :: truck driver|semi.?trailer|heavy vehicle driver|tanker driver|delivery driver :: bus driver|pmv :: has highlands highway
security guard with CCTV, available immediately :: guard|watchman|security officer|dog handler ::  :: has cctv; now
live in housekeeper Port Moresby :: domestic|haus meri|home help|house ?cleaner|housekeeper|nanny :: housekeeping|room attendant :: town Port Moresby
recieptionist with microsoft office :: receptionist|front desk|office assistant :: secretary|administrati :: has microsoft office|ms office
human resource officer for industrial relations, at least 5 years :: (?:hr|human resources?) (?:officer|coordinator|generalist|specialist)|industrial relations|recruitment officer :: (?:hr|human resources?)  :: has industrial relations; years 5
helpdesk tehnician office 365 :: help ?desk|it support|desktop support|computer technician|ict officer :: network|systems? admin :: has office 365
systems administrator Linux VMware :: systems? admin|network (?:admin|engineer) :: it support|help ?desk|telecommunications :: has linux; has vmware
full stack developer React and Python :: (?:software|web|full stack|application) ?(?:developer|programmer|engineer)|programmer ::  :: has react; has python
agriculture extension officer for cocoa :: agronom|extension (?:officer|agent|specialist)|field officer|rural development :: plantation|estate :: has cocoa
tuna cannery production worker :: cannery|fish process|loining|factory hand|production line
able seaman with STCW :: seaman|deckhand|ship crew|coxswain|marine engineer ::  :: has stcw
mine surveyor, not in Port Moresby :: survey ::  :: outside Port Moresby
structural engineer, concrete, 8 years or more :: structural engineer|civil engineer|site engineer|roads engineer :: project engineer|construction :: has concrete; years 8
mine geologist Leapfrog :: geologist ::  :: has leapfrog
OHS officer ISO 45001 Islands :: \b(?:hse|ohs|safety)\b|occupational health ::  :: has 45001; region Islands
bank teller foreign exchange :: teller|personal banker :: bank :: has foreign exchange
freight forwarder :: freight|customs broker|import export|shipping clerk :: logistics
pharmacist Lae :: pharmacist :: pharmacy|dispens :: town Lae
medical laboratory technician microscopy :: lab(?:oratory)? (?:tech|assist|scien)|assay tech|medical lab ::  :: has microscop
room attendant for a hotel in Kokopo :: room attendant|hotel housekeeper|housekeeping|laundry attendant :: domestic|house ?cleaner :: town Kokopo
van sales rep FMCG :: sales rep|van sales|merchandiser|territory sales|sales executive :: sales :: has fmcg
news reporter with photography :: journalist|reporter|media officer|radio announcer|communications officer ::  :: has photograph
secondary school teacher physics :: (?:secondary|high school|science|mathematics|maths|physics) ?(?:school )?teacher|head of department :: teacher :: has physics
midwife or ward nurse, Momase :: midwife|nurse|nursing :: community health|village health :: region Momase
community health worker who does TB treatment, available now :: community health|aid post|village health|health extension :: nurse|nursing :: has \btb\b; now
executive chef, at least 10 years :: executive chef|head chef :: chef :: years 10
interior designer AutoCAD :: interior design :: designer :: has autocad
personal trainer :: personal train :: fitness|trainer
public relations manager with social media :: (?:public relations|\bpr\b).*manager|manager.*public relations :: public relations|communications manager :: has social media
business development manager up to K110k :: business development.*manager|manager.*business development :: business development :: pay 110000
staff accountant with QuickBooks, under K60,000 :: accountant :: bookkeep|accounts :: has quickbooks; pay 60000
shop assistant in Goroka or Hagen :: cashier|checkout|sales assistant|shop assistant|till operator|sales associate :: sales :: town Goroka, Mount Hagen
digital marketing specialist :: digital market :: marketing|social media
storeman forklift Pronto Lae :: store(?:man|s clerk|keeper)|warehouse|inventory|forklift ::  :: has forklift; has pronto; town Lae
subsitute teacher :: substitute|guest teacher :: teacher
fuel tanker driver, dangerous goods, K1,500 a fortnight :: tanker driver|truck driver|heavy vehicle driver|semi.?trailer ::  :: has dangerous goods; pay 39000; titled tanker
carpenter for formwork, not a trainee :: carpenter|joiner|builder ::  :: has formwork; learner no
preschool teacher :: pre-?school|kindergarten :: teacher`
