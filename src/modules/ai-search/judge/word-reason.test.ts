import { expect, test } from 'vitest'
import { judgedCvs } from '../../../../bench/ai-search-people.ts'
import { HELD_BACK_QUERIES, OWN_QUERIES } from '../../../../bench/ai-search-queries.ts'
import { seededLocations, seededWorld } from '../../../../tests/support/ai-world.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { reachOf } from '../../occupations/link-title.ts'
import { emptyIntent } from '../understand/intent.ts'
import { understandQuery } from '../understand/understand-query.ts'
import { candidateOf } from './candidate.ts'
import { profileCv } from './profile-cv.ts'
import { EXCELLENT, scoreCandidate } from './score-candidate.ts'
import { reasonClauses } from './word-reason.ts'

const world = seededWorld()
const places = new Map(seededLocations().map(({ name, id }) => [name, id]))
const people = judgedCvs(25, 99)
const queries = [...OWN_QUERIES, ...HELD_BACK_QUERIES]
const bands = (years: number) =>
  years < 3 ? 'entry' : years < 6 ? 'mid' : years <= 10 ? 'senior' : 'executive'

/** All words and figures of a CV that a reader could check. */
const readable = (cv: (typeof people)[number]) =>
  [cv.jobTitle, ...cv.earlierTitles, ...cv.skills, cv.summary, cv.text].join('\n').toLowerCase()

function candidate(cv: (typeof people)[number]) {
  const profile = profileCv(
    { ...cv, roles: cv.earlierTitles, licences: [] },
    world.lexicon,
    new Date('2026-11-21'),
  )
  const row = {
    ...profile,
    ...{
      id: cv.id,
      jobSeekerId: cv.id,
      jobTitle: cv.jobTitle,
      skills: cv.skills,
      summary: cv.summary,
      location: cv.town,
      education: null,
    },
    ...({
      locationId: places.get(cv.town) ?? null,
      experience: bands(cv.years),
      salaryMin: cv.pay,
      salaryMax: cv.pay,
    } as const),
  }
  return candidateOf(row, world.lexicon, cv.text)
}

// Rule (AI search): Every clause of a reason is true of its CV
test('every clause of every reason is true of its CV, and every score below Excellent has its reason: 1,000 random CVs, each for a quarter of the queries', () => {
  expect(people).toHaveLength(1000)
  const needs = queries.map(({ text }) => understandQuery(text, world))
  const reaches = needs.map(({ roles }) => roles.map(({ links }) => reachOf(world.lexicon, links)))
  let clauses = 0
  for (const cv of people) {
    const judgedCv = candidate(cv)
    for (let need = cv.id % 4; need < needs.length; need += 4) {
      const judged = scoreCandidate(judgedCv, needs[need] ?? emptyIntent(), reaches[need] ?? [])
      const own = judged ? reasonClauses(judged) : []
      const isExplained = own.some(({ about }) => about === 'gap' || about === 'doubt' || about === 'earlier')
      if (judged && judged.score < EXCELLENT && !isExplained)
        expect.fail(`${judged.score} without a gap: ${JSON.stringify(own)} for "${queries[need]?.text}"`)
      for (const clause of own) {
        clauses++
        if (isTrue(clause, cv)) continue
        expect.fail(`${JSON.stringify(clause)} of ${JSON.stringify(cv)} for "${queries[need]?.text}"`)
      }
    }
  }
  expect(clauses).toBeGreaterThan(15_000)
})

function isTrue(
  { about, text, fact }: ReturnType<typeof reasonClauses>[number],
  cv: (typeof people)[number],
): boolean {
  const said = readable(cv)
  if (about === 'title') return text === cv.jobTitle
  if (about === 'earlier') return cv.earlierTitles.includes(fact) || said.includes(fact.toLowerCase())
  if (about === 'years') return Number(fact) === cv.years
  if (about === 'place') return fact === cv.town
  if (about === 'listed' || about === 'mentioned')
    return fact
      .toLowerCase()
      .split(', ')
      .every((part) => said.includes(part) || said.includes(part.replace(/s$/, '')))
  // says nothing about the CV, or quotes its title
  if (about === 'doubt')
    return !text.includes('may be another job') || said.includes(fact.split(/[“”]/)[1]?.toLowerCase() ?? '-')
  if (about === 'gap') return isMissing(text, fact, cv, said)
  if (fact.startsWith('asks')) return cv.pay !== null && fact.includes(`K${formatNumber(cv.pay)}`)
  if (fact.endsWith('licence')) return said.includes(fact.replace(' licence', ''))
  return fact === 'available immediately' ? cv.availableAtOnce : false
}

function isMissing(text: string, asked: string, cv: (typeof people)[number], said: string): boolean {
  if (text.startsWith('no job titled '))
    return ![cv.jobTitle, ...cv.earlierTitles].some((title) => title.toLowerCase() === asked.toLowerCase())
  if (/says “|only “|may not mean the same/.test(text))
    return said.includes(text.split(/[“”]/)[1]?.toLowerCase() ?? '-')
  if (/^class .*licence, not/.test(text)) return said.includes(/class \d/.exec(text)?.[0] ?? '-')
  if (text === 'pay not found') return cv.pay === null
  if (text === 'start date not found') return !cv.availableAtOnce
  if (text.endsWith(' not found')) return !said.includes(asked.toLowerCase())
  if (text.startsWith('not in')) return !asked.includes(cv.town)
  if (text.startsWith('asks')) return cv.pay !== null && text.includes(`K${formatNumber(cv.pay)}`)
  if (/^you asked for at least \d+ years/.test(text)) return cv.years < Number(/\d+/.exec(text)?.[0])
  return text.endsWith('not sooner') ? !cv.availableAtOnce : false
}
