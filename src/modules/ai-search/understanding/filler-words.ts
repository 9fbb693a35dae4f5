import { termsOf } from '../../occupations/normalise.ts'

/** Words used of every job and every person. They distinguish no one, so they are ignored without a message. */
export const FILLERS = new Set(
  termsOf(
    `experience experienced exp skill skills skilled knowledge know knows knowing familiar ability able good great best excellent strong
    working qualified trained competent proven professional suitable available
    job jobs work working worker role position vacancy vacancies vacant employee employees employment full part time permanent casual
    company business organisation our office site based base live lives living located near around close nearby area local
    must should required requirement preferably preferred ideally essential urgent urgently start join help hello hi thanks thank
    year years month months least more less plus minimum maximum per not no but only just very really well also including include after
    one two three four five anyone anybody someone everyone everything something new old big small other etc salary pay wage budget
    like who how what when where why province town city region country png papua guinea anywhere immediately high quality level team
    call contact phone email apply interested speaking speaks speak fluent spoken cheap affordable low cost
    kain man meri save wok wokman laik laikim painim
    em i bai ol dispela mi yu mipela yumi stap inap gat gut gutpela tru nau tasol o wanem husat sampela olgeta wantaim taim
    mas ken nao nogat mipla bilon blong tasol wok wokim wokim gutpla tumora tude hariap kwik kwiktaim moning apinun nait bikpela liklik
    than then there here run runs`,
  ),
)

/** Words of everyday English that are in no title. Their spelling is not corrected. */
const PLAIN = new Set(
  termsOf(
    `taking making giving doing getting going coming being having keeping using talking meeting living staying carrying lifting loading
    opening closing finishing bringing putting setting running sitting standing walking watching minding caring owning buying paying
    asking answering calling serving fixing washing ironing growing feeding picking making sending sorting counting checking mixing
    take make give get go come keep use talk meet stay carry lift load open close finish bring put set run sit stand walk watch mind care
    own buy pay ask answer call serve wash iron grow feed pick send sort count check mix think feel own old young long short early late
    morning evening weekend daily weekly monthly yearly every always often sometimes never again still even same different another few
    many most first last next kids child baby family house home room village church island river beach road bridge fence gate yard`,
  ),
)

export function isPlainWord(term: string): boolean {
  return PLAIN.has(term)
}

export function isFiller(term: string): boolean {
  return FILLERS.has(term)
}

/** Kinds of workplaces and customers. After 'for' or 'at' they are not a requirement that a CV must name. */
const SETTINGS = new Set(
  termsOf(
    `hotel motel lodge resort guesthouse restaurant mine pit site camp compound house home family school college university hospital clinic
    church mission agency ngo charity bank store shop supermarket warehouse workshop factory cannery mill plantation farm estate ship
    vessel wharf airport government department council authority ministry embassy company firm business group limited ltd`,
  ),
)

export function isSetting(term: string): boolean {
  return SETTINGS.has(term)
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

/** Words that never count, with the explanation for the employer. */
const NEVER_USED: [RegExp, string][] = [
  [
    /^(?:female|male|woman|women|man|men|lady|ladies|gentleman|girl|boy|meri|husband|wife|mother|father|married|single|gender|sex)$/,
    'sex and family are never used',
  ],
  [/^(?:young|younger|youth|elderly|aged|age|mature)$/, 'age is never used'],
  [
    /^(?:christian|catholic|lutheran|sda|adventist|muslim|anglican|pentecostal|church|religion|religious|baptist|methodist)$/,
    'religion is never used',
  ],
  [
    /^(?:tribe|tribal|wantok|wantoks|clan|origin|native|expatriate|expat|nationality|white|black|beautiful|handsome|pretty|attractive)$/,
    'origin and appearance are never used',
  ],
]

/** Returns why a word never counts, or undefined when it counts. */
export function whyNeverUsed(term: string): string | undefined {
  return QUALITIES.has(term) ? NO_CV_SHOWS : NEVER_USED.find(([pattern]) => pattern.test(term))?.[1]
}
