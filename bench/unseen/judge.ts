import type { CorpusCv } from '../ai-search-corpus.ts'
import type { JudgedQuery } from '../ai-search-figures.ts'

/**
 * A search and the rules by which people are judged for it. `is`: the titles of people who have the job; `near`: titles
 * of related jobs; `asks`: the other requirements. A search without `is` fits nobody.
 */
export type UnseenQuery = { text: string; is: RegExp | undefined; near: RegExp | undefined; asks: Ask[] }
type Ask = (cv: CorpusCv) => boolean

/** Reads lines of `search :: titles :: related titles :: requirement; requirement`. Titles are regular expressions. */
export function readQueries(lines: string): UnseenQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', is = '', near = '', asks = ''] = line.split('::').map((part) => part.trim())
      return {
        text,
        is: titles(is),
        near: titles(near),
        asks: asks === '' ? [] : asks.split('; ').map(askOf),
      }
    })
}

function titles(pattern: string): RegExp | undefined {
  return pattern === '' ? undefined : new RegExp(pattern, 'i')
}

const REGIONS: Record<string, string[]> = {
  Highlands: ['Mount Hagen', 'Goroka', 'Mendi', 'Kundiawa', 'Wabag', 'Tari'],
  Islands: ['Kokopo', 'Rabaul', 'Kimbe', 'Kavieng', 'Lorengau', 'Buka', 'Arawa'],
  Momase: ['Lae', 'Madang', 'Wewak', 'Vanimo'],
}

function askOf(line: string): Ask {
  const [kind = '', ...rest] = line.split(' ')
  const told = rest.join(' ')
  const number = Number(rest[0])
  const towns = told.split(', ')
  if (kind === 'town') return (cv) => towns.includes(cv.town)
  if (kind === 'outside') return (cv) => !towns.includes(cv.town)
  if (kind === 'region') return (cv) => (REGIONS[told] ?? []).includes(cv.town)
  // kina a year
  if (kind === 'pay') return (cv) => cv.pay !== null && cv.pay <= number
  if (kind === 'years') return (cv) => cv.years >= number && cv.years <= Number(rest[1] ?? 99)
  if (kind === 'now') return (cv) => cv.told?.availableDays === 0
  if (kind === 'has')
    return matches(told, ({ jobTitle, roles, skills, text }) => [jobTitle, ...roles, ...skills, text])
  if (kind === 'titled') return matches(told, titlesOf)
  if (kind === 'learner') return (cv) => !cv.told?.isLearner
  throw new Error(`unknown requirement: ${line}`)
}

function matches(pattern: string, textsOf: (cv: CorpusCv) => string[]): Ask {
  const wanted = new RegExp(pattern, 'i')
  return (cv) => textsOf(cv).some((text) => wanted.test(text))
}

function titlesOf({ jobTitle, roles }: CorpusCv): string[] {
  return [jobTitle, ...roles]
}

/**
 * 3: the job with all requirements; 2: one missing; 1: more missing, or a related or former job with all of them; else
 * 0. A job is that of the heading or the last one.
 */
function gradeOf(cv: CorpusCv, { is, near, asks }: UnseenQuery): number {
  const missed = asks.filter((ask) => !ask(cv)).length
  const [heading = '', latest = ''] = titlesOf(cv)
  if (is?.test(heading) || is?.test(latest)) return missed === 0 ? 3 : missed === 1 ? 2 : 1
  return missed === 0 && titlesOf(cv).some((title) => is?.test(title) || near?.test(title)) ? 1 : 0
}

/** The searches with the grades of the CVs, whose ids are 1, 2, 3, … in the given order. */
export function judged(queries: readonly UnseenQuery[], cvs: readonly CorpusCv[]): JudgedQuery[] {
  return queries.map((query) => ({
    text: query.text,
    grades: new Map(
      cvs.flatMap((cv, index) => {
        const grade = gradeOf(cv, query)
        return grade > 0 ? [[index + 1, grade] as const] : []
      }),
    ),
  }))
}
