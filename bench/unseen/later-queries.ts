/**
 * Searches of the harder kinds that were written later, and ten for jobs that nobody has, though their words are on CVs.
 * In the form of `readQueries`. To be looked at only before and after a change.
 */
export const LATER_QUERIES = String.raw`
meri bilong was long ol pikinini na kuk long Lae :: domestic|haus meri|home help|nanny|babysit :: house ?cleaner|housekeeper|\bcook\b :: town Lae
man bilong ranim loda na greda :: (?:grader|heavy equipment|dozer|excavator|dump truck|equipment|plant) operator :: truck driver
draiva bilong PMV bas long Hagen :: bus driver|passenger bus|pmv|public motor :: driver :: town Mount Hagen
wokman bilong stretim pawa na putim ol lait :: electrician|electrical (?:fitter|trades)
meri bilong salim kago long stoa :: sales assistant|shop assistant|cashier|checkout|till operator|sales associate :: sales
man bilong lukautim kakao na kopi :: cocoa|coffee|agronom|plantation|field officer|extension (?:officer|agent) :: oil palm|harvest
sista bilong wok long haus sik :: nurs|midwife :: community health|health extension|village health
drives a fuel tanker up the highway :: truck driver|heavy vehicle driver|semi.?trailer|tanker driver|delivery driver :: driver
can run a dinghy between the islands :: dinghy|skipper|coxswain|boat :: ship crew|deckhand|seaman
prepares wages in Attache and lodges SWT :: payroll|paymaster :: accounts|bookkeep :: has attache
makes beds, cleans hotel rooms and does laundry :: room attendant|hotel housekeeper|housekeeping|laundry :: domestic|cleaner|haus meri
patrols our yard at night with a dog :: guard|watchman|security officer|dog handler
counts stock and issues goods from the warehouse :: store(?:man|s clerk|keeper)|inventory|warehouse
teaches little kids before they start school :: preschool|kindergarten|early childhood|pre-?k\b|head start :: elementary|teacher
cocoa extension officer :: cocoa field|extension (?:officer|agent)|agronom :: field officer|plantation
production line operator in a fish factory :: cannery|production line|tuna|loining|factory hand|fish process
claims officer :: claims? :: adjuster|insurance
logistics coordinator :: logistics coordinator :: logistic|supply|warehouse|freight
laboratory attendant :: lab(?:oratory)? (?:assist|tech|attend) :: laboratory|assay
dispensary clerk :: dispens|pharmacy (?:assistant|tech) :: pharmac
RN for surgical ward, 3 yrs :: nurs|\brn\b :: midwife :: years 3
sys admin w/ MCSE :: systems? admin|network (?:admin|engineer) :: it support|information technology :: has mcse
PA to CEO :: personal assistant|executive assistant|assistant to :: administrative assistant|secretary|office assistant
boilermaker and pipe fitter for shutdown in Lae :: welder|boilermaker|fabricator|pipe ?fitter :: plumb :: town Lae
cook, cleaner and gardener for a guest house in Madang :: \bcook\b|cleaner|garden|grounds|housekeep|room attendant|haus meri|domestic :: chef|landscap :: town Madang
welder, must have 6G, must not be in Port Moresby :: welder|boilermaker|fabricator :: :: has 6g; outside Port Moresby
sales rep, FMCG, no interns, Lae only :: sales rep|van sales|merchandiser|territory sales|sales executive :: sales :: has fmcg; town Lae; learner no
accountant but not a manager, must know MYOB :: accountant :: bookkeep|accounts :: has myob
grade 9 English teacher, Wewak :: secondary|high school|english|language arts|9th|ninth :: teacher :: town Wewak
accounts clerk for 3 branches, K20 per hour :: accounts|bookkeep|finance clerk :: accountant|cashier :: pay 41600
train driver
quantity surveyor
scuba diving instructor
helicopter pilot for Tabubil
hairdresser
nuclear engineer
man bilong lukautim pukpuk
sign language interpreter
optometrist in Kavieng
funeral director`
