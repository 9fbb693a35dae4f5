import { termsOf } from '../../occupations/normalise.ts'

/** Words used of every job and every person. They distinguish no one, so they are ignored without a message. */
export const FILLERS = new Set(
  termsOf(
    `experience experienced exp skill skills skilled knowledge know knows knowing familiar ability able good great best excellent strong
    working qualified trained competent proven professional suitable available
    job jobs work working worker role position vacancy vacancies vacant employ recruit employee employees employment full part time permanent casual
    company business organisation our office site based base live lives living located near around close nearby area local
    must should required requirement preferably preferred ideally essential urgent urgently start join help hello hi thanks thank
    year years month months least more less plus minimum maximum per not no but only just very really well also including include after
    one two three four five anyone anybody someone everyone everything something new old big small other etc salary pay wage budget
    like who how what when where why province town city region country png papua guinea anywhere immediately high quality level team
    call contact phone email apply interested speaking speaks speak fluent spoken cheap affordable low cost
    kain man meri save wok wokman laik laikim painim
    em i bai ol dispela mi yu mipela yumi stap inap gat gut gutpela tru nau tasol o wanem husat sampela olgeta wantaim taim
    mas ken nao nogat mipla bilon blong tasol wok gutpla tumora tude hariap kwik kwiktaim moning apinun nait bikpela liklik
    than then there here run runs used doe does do doing done make made making take taking give giving get getting go going come coming keep
    use using stay carry bring put set own early late daily weekly monthly always often sometimes again still even same different another
    few many most first last next day days time times people thing things lovely nice kind sort type person persons
    because every sunday monday tuesday wednesday thursday friday saturday weekend week morning afternoon evening tomorrow today`,
  ),
)

export function isFiller(term: string): boolean {
  return FILLERS.has(term)
}

/** Kinds of workplaces and customers. After 'for' or 'at' they are not a requirement that a CV must name. */
const SETTINGS = new Set(
  termsOf(
    `hotel motel lodge resort guesthouse restaurant mine pit site camp compound house home family school college university hospital sik clinic
    church mission agency ngo charity bank store shop supermarket warehouse workshop factory cannery mill plantation farm estate ship
    vessel wharf airport government department council authority ministry embassy company firm business group limited ltd
    salon garage sawmill bakery cafe orphanage abattoir shipyard refinery quarry depot gym casino dealership`,
  ),
)

export function isSetting(term: string): boolean {
  return SETTINGS.has(term)
}

/** Times, places and conditions of work. Before a job they are not part of it: 'night duty nurse', 'rural CHW'. */
const CIRCUMSTANCES = new Set(
  termsOf(
    `night day shift duty overnight evening dayshift nightshift graveyard roster standby oncall busy seasonal freelance
    rural remote urban village outback bush offshore onshore coastal itinerant outstation suburban overseas`,
  ),
)

export function isCircumstance(term: string): boolean {
  return CIRCUMSTANCES.has(term)
}

export const FOR_WHOM = 'the employer or workplace is not searched for'
export const NO_CV_SHOWS = 'CVs do not say this: ask in the interview'
/** Personal qualities that employers ask for and people claim. */
export const QUALITIES = new Set(
  termsOf(
    `honest honesty reliable reliability hardworking trustworthy trusted loyal punctual friendly polite dedicated motivated committed
    sober energetic passionate proactive flexible drinker smoker drunk drunkard
    thief lazy motivation`,
  ),
)

export function isQuality(term: string): boolean {
  return QUALITIES.has(term)
}

/** Languages, and frequent names of people in the country that look like misspelt words. */
export const NAMES = new Set(
  `english pisin tokpisin motu hiri mandarin cantonese bahasa indonesian japanese french german spanish tagalog kuanua
  tolai enga huli kuman melpa hagen binandere toaripi rotokas arabic hindi korean filipino malay auslan
  wari warri maino kepas kepa kambu chan maladina polye waide wenge steven stephen steve moses sailas sailos silas nadia kila kilala morea tau vagi
  vali gima gabi guba iamo kaupa kaupas rachael delilah veronica bernadette philemon namaliu somare marape juffa tomande waim yapi tovin aihi tolopa
  ganai airi pomat yuki kakabin nablu duban tari tarere lohia boni boge toua daera dobi dorum gari garo geno haoda igo ilai kaia kalo kapi kari karo
  kaumu kera kewa kiap kini koi kora kuri lari lavi loi mara maru mea miria mori nao nima noki ogi oala ova pala paru pato pita pius rei renagi
  ricky sali samo sari sere siaguru sinai sori tabu tamate tarube tom tomas tore tuka ume vele vere vagoli wama wamu wanu waro wartovo yama yando
  yaru yori apa apelis alois aloysius anton banabas benaiah bomai brenda buka clement conrad dagi damien daure demas dika doriga elijah elias
  elizah enoch esther ezekiel fidelis francisca gideon gorethy hosea ignas immanuel isaiah jacinta jeremiah joab joyce junias kaiyo karen kerenga
  ketsin kialo koiya konio kumo kundi kuno lahui leva linus lukas maima manase mathias melchior micah mondo naime nason nelson norah obed otto
  paias pawa peni petrus pokana rex rhoda ruben rudolf sapau serah sikale soso tamara tiensten tobby toea uguro ulato waigani wapi warena wesley
  yalo yamuna yawale zacharias zurenuoc`.split(/\s+/),
)
