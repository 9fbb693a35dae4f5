import { termsOf } from './normalise.ts'

/** Said of every job and every person: they tell nobody from another and are passed over in silence. */
export const FILLERS = new Set(
  termsOf(
    `experience experienced exp skill skills skilled knowledge know knows knowing familiar ability able good great best excellent strong
    working qualified trained competent proven professional suitable available
    job jobs work working worker role position vacancy vacancies employee employees employment full part time permanent casual
    company business organisation our office site based base live lives living located near around close nearby area local
    must should required requirement preferably preferred ideally essential urgent urgently start join help hello hi thanks thank
    year years month months least more less plus minimum maximum per not no but only just very really well also including include
    one two three four five anyone anybody someone everyone everything something new old big small other etc salary pay wage budget
    like who how what when where why province town city region country png papua guinea anywhere immediately high quality level team
    call contact phone email apply interested speaking speaks speak fluent spoken cheap affordable low cost
    kain man meri save wok wokman laik laikim painim`,
  ),
)

export function isFiller(term: string): boolean {
  return FILLERS.has(term)
}

export const NO_CV_SHOWS = 'no CV shows this: ask in the interview'
/** What employers ask for and people say of themselves. */
export const QUALITIES = new Set(
  termsOf(
    `honest honesty reliable reliability hardworking trustworthy trusted loyal punctual friendly polite dedicated motivated committed
    sober energetic passionate proactive flexible`,
  ),
)

/** What never counts, and what the employer is told of it. */
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
    'origin and looks are never used',
  ],
]

/** Why a word is left out of account whatever else is asked for; undefined: it counts. */
export function whyNeverUsed(term: string): string | undefined {
  return QUALITIES.has(term) ? NO_CV_SHOWS : NEVER_USED.find(([pattern]) => pattern.test(term))?.[1]
}
