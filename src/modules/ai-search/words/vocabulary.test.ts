import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededTerms } from '../../../../tests/support/ai-world.ts'
import { isEnglish } from '../../../platform/english-words.ts'
import { lexiconWith } from '../../occupations/lexicon.ts'
import { keyOf, termsOf } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'

const terms = seededTerms()
const listed = lexiconWith(terms)
const onet = lexiconWith([])
const isListed = (title: string) => listed.titles.has(keyOf(termsOf(title)))

test('each listed meaning of a phrase is a job that the lexicon knows', () => {
  const jobs = terms.flatMap(({ kind, phrase, meaning }) =>
    kind === 'skill' ? [] : kind === 'near' ? [phrase, meaning] : [meaning],
  )
  expect([...new Set(jobs)].filter((title) => !isListed(title))).toEqual([])
})

test('each job in everyday words is a job that the lexicon knows', () => {
  const described = listed.work.jobs.filter(({ names }) => names.length > 0).map(({ title }) => title)
  expect(described.filter((title) => !isListed(title))).toEqual([])
})

test('each job in everyday words is described once', () => {
  const text = readFileSync(new URL('../../../../db/lexicon/work.txt', import.meta.url), 'utf8')
  const titles = [...text.matchAll(/^([^#~:\n]+): /gm)].map(([, title]) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([])
})

test('no English word becomes a job by itself, except names of people at work', () => {
  const single = terms
    .filter(({ kind }) => kind === 'occupation' || kind === 'narrower')
    .flatMap(({ phrase }) => (termsOf(phrase).length === 1 ? termsOf(phrase) : []))
  expect(single.filter(isVagueHead).toSorted()).toEqual(['controller', 'superintendent', 'trainer'])
  const ordinary = single.filter((word) => isEnglish(word) && !onet.titles.has(word) && !AGENT.test(word))
  expect([...new Set(ordinary)].toSorted()).toEqual(KNOWN)
})

/** The endings of people at work: 'packer', 'counsellor', 'optometrist', 'fireman', 'housemaid'. */
const AGENT = /(?:er|or|ist|man|woman|maid|hand|ant|ian|ster|boy|ee)$/
/** Words that name a person although their form does not say so. */
const KNOWN =
  'bookkeeping brickie chippie chippy coxswain gad headmistress journo lame laundry marketing medic payroll physio police sales salesgirl security sparkie sparky vet'.split(
    ' ',
  )
