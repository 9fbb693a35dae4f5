/**
 * Harder kinds of searches: sentences in Tok Pisin, verbs, vague heads with a qualifier, abbreviations, several trades,
 * must and must not, grades taught, numbers of other things. In the form of `readQueries`.
 */
export const HARDER_QUERIES = String.raw`
man bilong wokim haus :: carpenter|builder|joiner :: construction worker
mi laikim wanpela meri bilong kuk long kemp :: \bcook\b|kitchen hand :: chef
wokman bilong was long geit long nait :: guard|watchman|security officer|dog handler
draiva bilong bikpela trak long hailans haiwe :: truck driver|heavy vehicle driver|semi.?trailer|tanker driver|delivery driver :: bus driver|pmv :: has highlands highway
meri bilong lukautim haus na wasim klos :: domestic|haus meri|home help|house ?cleaner|housekeeper|nanny :: housekeeping|laundry
man bilong stretim kar :: (?:auto|motor|vehicle|automotive) ?(?:mechanic|technician) :: mechanic
wokman bilong katim gras na lukautim gaden :: garden|groundsman|grounds|landscap
nes bilong helt senta long Goroka :: nurs|midwife :: community health|village health :: town Goroka
tisa bilong praimeri skul long Madang :: primary|elementary|^teacher$|senior teacher :: teacher :: town Madang
boskru bilong sip :: deckhand|seaman|ship crew|coxswain|dinghy
kuskus bilong ofis husat i save long kompiuta :: office assistant|secretary|administration officer|receptionist|clerk
mekanik bilong bikpela masin na dosa :: diesel|heavy equipment fitter|hef|plant mechanic :: mechanic
who can operate an excavator or a dozer :: (?:grader|heavy equipment|dozer|excavator|dump truck|equipment) operator
somebody who drives a forklift in a warehouse :: forklift|store(?:man|s clerk|keeper)|warehouse
person who installs solar panels and wires houses :: electrician|electrical (?:fitter|trades) :: :: has solar
fixes leaking taps and lays pipes :: plumb|pipe ?fitter
who can teach maths in grade 11 and 12 :: math|secondary school teacher|high school teacher|science teacher :: teacher :: has math
somebody who keeps our books and does the GST :: bookkeep|accounts (?:clerk|officer|payable)|finance clerk|accountant :: :: has gst
sells to trade stores from a van :: sales rep|van sales|merchandiser|territory sales :: sales
does our fortnightly wages :: payroll|paymaster
clears containers through customs :: customs broker|freight|import export|shipping clerk
writes news and takes photos :: journalist|reporter|media officer|communications officer|radio announcer :: photograph
runs our computer network and firewalls :: network (?:admin|engineer)|systems? admin|telecommunications engineer :: it support|help ?desk|information technology
serves customers and balances the till :: cashier|checkout|till operator|shop assistant|sales assistant :: sales associate
can weld pipes 6G and fabricate steel :: welder|boilermaker|fabricator :: :: has 6g
industrial relations officer :: industrial relations :: (?:hr|human resources?) (?:officer|coordinator|generalist|specialist)|recruitment officer
survey technician :: survey tech :: survey
assay technician :: assay :: lab(?:oratory)? (?:tech|assist)
landowner liaison officer :: (?:landowner|community) liaison|community affairs|village relations :: community relations
inventory officer :: inventory :: store(?:man|s clerk|keeper)|warehouse
import export officer :: import export :: customs broker|freight|shipping clerk
telecommunications engineer :: telecom.*engineer :: network engineer|telecom
recruitment officer :: recruitment officer|recruiter|recruiting :: (?:hr|human resources?) (?:officer|coordinator|generalist|specialist)
procurement officer :: procure|purchas|buyer :: logistics|supply
document controller :: document control :: records|administrative assistant
quality control inspector :: quality (?:assur|control)|\bqc\b|\bqa\b :: inspector
CLO for LNG project :: liaison officer|community affairs|village relations :: community
HEO or CHW for aid post :: health extension|community health|aid post|village health :: nurs
AP/AR clerk :: accounts payable|accounts receivable|accounts clerk|bookkeep|finance clerk :: accountant|accounts
BDM with tender experience :: business development manager :: business development
PR officer :: public relations (?:officer|specialist|coordinator) :: public relations|communications officer
HEF with Cat gear :: diesel|heavy equipment fitter|hef |plant mechanic :: mechanic :: has cat
CFO :: chief financial officer|^cfo|finance director|director of finance :: finance manager|controller
DBA :: \bdba\b|database admin :: database
plumber and electrician for a housing estate :: plumb|pipe ?fitter|electrician|electrical (?:fitter|trades)
cook or housekeeper for our lodge in Alotau or Kokopo :: \bcook\b|housekeeper|room attendant|domestic|haus meri|home help|house ?cleaner :: chef :: town Alotau, Kokopo
need 2 carpenters and 1 welder in Kimbe :: carpenter|joiner|builder|welder|boilermaker :: :: town Kimbe
accountant, must have IFRS, must not be a student :: accountant :: bookkeep :: has ifrs; learner no
IT support, no managers, must know Active Directory :: it support|help ?desk|desktop support|computer technician|ict officer :: network|information technology :: has active directory
teacher for grades 3 to 5 :: primary|elementary|^teacher$|senior teacher|[345](?:rd|th) grade :: teacher
grade 12 physics teacher :: (?:secondary|high school|science|mathematics|maths|physics) ?(?:school )?teacher|head of department :: teacher :: has physics
marine engineer class 3 :: marine engineer :: seaman|ship crew|coxswain
truck driver class 6, 2 positions, K8 an hour :: truck driver|heavy vehicle driver|semi.?trailer|tanker driver|delivery driver :: driver :: has class 6; pay 16640
babysitter for 3 kids aged 2 to 6 in Gerehu :: domestic|haus meri|home help|nanny|babysit :: house ?cleaner|housekeeper :: town Port Moresby
guard for 12 hour shifts, minimum 2 years :: guard|watchman|security officer|dog handler :: :: years 2
25 seater bus driver, class 3, for school runs :: bus driver|passenger bus|pmv driver|public motor :: driver :: has class 3
brain surgeon with 10 years
croupier for a casino :: dealer|croupier
crocodile farmer
reefer technician
town planner Port Moresby
bowser attendant
ballet dancer teacher
astronaut with moon landing experience
judge of the national court
kiap for Tari`
