import { expect, test } from 'vitest'
import { seededWorld } from '../../../tests/support/ai-world.ts'
import { stemKey } from './duties.ts'
import { linkTitle, titlesIn } from './link-title.ts'
import { namedTradesOf } from './named-trades.ts'
import { termsOf } from './normalise.ts'

const { lexicon } = seededWorld()
const meaningOf = (title: string) => {
  const [[job = -1] = []] = linkTitle(lexicon, termsOf(title)).links
  return lexicon.occupations[job]?.title
}

// Rule (jobs): A title with another last word than a listed one is near that job, but is not on the page of its trade
test('a payroll executive is near a payroll officer', () => {
  expect(meaningOf('payroll executive')).toBe(meaningOf('payroll officer'))
  expect(namedTradesOf(lexicon, 'Payroll Officer')).toHaveLength(1)
  expect(namedTradesOf(lexicon, 'Payroll Executive')).toEqual([])
})

test('a lower title is not taken for a higher one', () => {
  expect(meaningOf('student officer')).toBe('Social Workers, All Other')
  expect(meaningOf('student worker')).not.toBe('Social Workers, All Other')
})

// Rule (AI search): The words of a listed title may have other forms: a finance controller is a financial controller
test('a title in other forms of its words is the listed one', () => {
  expect(meaningOf('finance controller')).toBe(meaningOf('financial controller'))
  expect(meaningOf('event management')).toBe(meaningOf('event manager'))
})

test.each([
  ['handymen', 'handyman'],
  ['security watchmen', 'security watchman'],
  ['draughtsmen', 'draughtsman'],
  ['specimen', 'specimen'],
])('%s is read as %s', (typed, read) => {
  expect(termsOf(typed)).toEqual(read.split(' '))
})

test('an assistant to a manager is no manager', () => {
  expect(titlesIn('Assistant to the Managing Director')).toEqual([['personal', 'assistant']])
})

// Rule (AI search): Words with the same stem and another meaning do not make titles equal
test('titles in other forms of their words mean the same', () => {
  const forms = [...new Set(lexicon.aliases.values())].flatMap(({ forms }) => forms)
  const titles = forms.filter(({ length }) => length > 1).map((form) => form.join(' '))
  const joined = [...Map.groupBy(titles, (title) => stemKey(title.split(' '))).values()]
  const heads = joined.flatMap((same) => (new Set(same.map(meaningOf)).size > 1 ? same[0] : []))
  expect(heads.toSorted()).toEqual(NEARLY_THE_SAME)
})
const NEARLY_THE_SAME = [
  ...['account officer', 'account specialist', 'accounting assistant', 'accounting director'],
  ...[
    'accounting manager',
    'accounting trainee',
    'administrative assistant',
    'filing clerk',
    'head programs',
    'shipping officer',
  ],
  ...['system support officer', 'transport coordinator'],
]
