import { expect, test } from 'vitest'
import { EXCELLENT, judge } from '../../../../tests/support/judge.ts'
import { partsIn } from './find-mention.ts'
import { wordReason } from './word-reason.ts'

// Rule (AI search): A reason never presents the heading of a list as a fact
test('the heading of a list is not a fact, but the items below it are', () => {
  const text = 'Licences\nCertificate in plumbing\nWork experience\nHeld all licences of the trade'
  expect(
    wordReason(judge('plumber with licences', 'Plumber', {}, 'Licences\nCertificate in plumbing')),
  ).toContain('Gap: “licences” not found')
  expect(wordReason(judge('plumber with licences', 'Plumber', {}, text))).toContain('mentions licences')
})

// Rule (AI search): What a CV mentions but the person does not have is no match, and the reason quotes it
test.each([
  ['accountant with CPA', 'CPA (Inactive License)', 'CPA: only “CPA (Inactive License)”'],
  ['accountant with CPA', 'Currently studying for the CPA exam', 'CPA: only “studying for the CPA”'],
  ['accountant with CPA', 'Worked with CPA on tax returns', 'CPA: only “Worked with CPA”'],
  ['accountant with CPA', 'CPA since 2015', undefined],
  ['accountant with budget teaching', 'Taught budgets', undefined],
  ['accountant with Excel', 'Excels in teams', '“Microsoft Excel” not found'],
  ['accountant with port', 'Banks of Port Moresby', '“port” not found'],
  ['accountant with mining experience', 'Paid the workers of a mine', 'mining: says “mine”'],
  ['accountant with CIA certification', 'Internal Auditor (CIA)', 'CIA certification: only “CIA”'],
])('%s: %s', (query, text, gap) => {
  const reason = wordReason(judge(query, 'Accountant', {}, text))
  if (gap) expect(reason).toContain(`Gap: ${gap}.`)
  else expect(reason).not.toContain('Gap')
})

test('a list of keywords with CPA is not believed when the text says only that the person is a candidate', () => {
  const text = 'CPA candidate since 2020\nSkills\nMYOB, CPA, Excel'
  const judged = judge('accountant with CPA', 'Accountant', { skills: ['CPA'] }, text)
  expect(wordReason(judged)).toContain('Gap: CPA: only “CPA candidate”.')
})

test('the field of a degree counts only where the CV tells the education', () => {
  const need = 'accountant with degree in botany'
  const other = judge(need, 'Accountant', { skills: ['Botany'] }, 'Education\nBachelor of Arts 2010')
  expect(wordReason(other)).toContain('botany: not in the education')
  const own = judge(need, 'Accountant', {}, 'Education\nBachelor of Science in Botany 2010')
  expect(wordReason(own)).toContain('mentions Botany')
})

test('a reason says whether a CV has a certificate or grade 12', () => {
  const facts = ['Grade 12 certificate, Lae 2010', 'Certificate in welding, Lae 2010'].map(
    (line) => judge('welder with certificate', 'Welder', {}, `Education\n${line}`).evidence[0]?.fact,
  )
  expect(facts).toEqual(['“Grade 12”', '“Certificate in welding, Lae”'])
})

test('a part of a requested phrase is quoted', () => {
  const judged = judge('nurse with blue harbour council', 'Nurse', {}, 'Member of the Harbour Council.')
  expect(wordReason(judged)).toContain('blue harbour council: only “Harbour Council”')
})

test('Microsoft Office may contain the requested program, and the reason says so', () => {
  const judged = judge('accountant with Excel', 'Accountant', { codes: ['g=microsoftoffice'] })
  expect(wordReason(judged)).toContain('Gap: Microsoft Excel: only “Microsoft Office”.')
})

// Rule (AI search): A reason has three gaps at most and says how many more there are
test('a reason says how many gaps it leaves out', () => {
  const need = 'plumber in Madang with AutoCAD and MYOB, class 6, degree'
  expect(wordReason(judge(need, 'Plumber'))).toMatch(/; and 2 more\.$/)
})

test('a workplace that the CV does not name is said, and lowers no score', () => {
  const judged = judge('nurse for a clinic', 'Nurse')
  expect(judged.score).toBeGreaterThanOrEqual(EXCELLENT)
  expect(wordReason(judged)).toContain('Gap: “clinic” not found.')
})

test('a word of the title is matched and mentioned only once', () => {
  const judged = judge('lawyer with waterfront', 'Waterfront Lawyer')
  expect(judged.evidence).toMatchObject([{ state: 'matched' }])
  expect(wordReason(judged)).toBe('Waterfront Lawyer in Lae with 5 years of work.')
})

// Rule (AI search): The reason names a misspelt word by its corrected spelling
test('a corrected word is searched for, and named in the reason, by its corrected spelling', () => {
  const judged = judge('plumber foot weldng', 'Plumber')
  expect(wordReason(judged)).toContain('“Welding” not found')
})

// Rule (AI search): The reason says when the CV has a related job and not the wanted one
test('the reason calls a related job another job, unless the person did the wanted one before', () => {
  expect(wordReason(judge('nurse', 'Community Health Worker'))).toMatch(
    / Gap: no job titled “Nurse” found\.$/i,
  )
  const before = { titles: ['Community Health Worker', 'Nurse'] }
  expect(wordReason(judge('nurse', 'Community Health Worker', before))).not.toContain('Gap')
  expect(wordReason(judge('primary school teacher', 'Teacher'))).toMatch(
    / Gap: the title says only “Teacher”\.$/,
  )
})

// Rule (AI search): A reason never says that a person has another job if the title or an earlier job is the wanted one
test.each([
  ['diesel mechanic', 'Joiner', ['Joiner', 'Diesel Mechanic'], 'Joiner (also worked as Diesel Mechanic)'],
  ['barman', 'Bartender', ['Bartender'], '“barman” was read as “Bartender”'],
])('%s: %s', (query, title, titles, said) => {
  const reason = wordReason(judge(query, title, { titles }))
  expect(reason).toContain(said)
  expect(reason).not.toContain('may be another job')
})

test('an earlier job with the requested name is given before a present one with another name', () => {
  const judged = judge('barman', 'Bartender', { titles: ['Bartender', 'Barman'] })
  expect(wordReason(judged)).toBe('Bartender (also worked as Barman) in Lae with 5 years of work.')
})

test('a number, a joining word or "certificate" alone is no part of a phrase', () => {
  const words = ['class', '3', 'or', '4', 'certificate']
  expect(partsIn('3 years of work or more', words)).toEqual([])
  expect(partsIn('Certificate of class 3', words)).toEqual(['class 3'])
})

test('all parts of a phrase are quoted', () => {
  const words = ['road', 'construction', 'bridges']
  expect(partsIn('Road construction, design of bridges', words)).toEqual(['Road construction', 'bridges'])
})

test('the words of a trade speak for a person whose title leaves a doubt', () => {
  const reason = wordReason(judge('dump truck operator', 'Grader Operator', {}, 'Drove a dump truck'))
  expect(reason).toContain('; mentions dump truck.')
})

test.each([
  ['java programmer', 'Software Developer', 'Wrote code', 'Gap: “java” not found.'],
  ['java programmer', 'Software Developer', 'Wrote code in Java', 'mentions Java.'],
  ['truck driver', 'Semi-Trailer Driver', 'Drove far', 'years of work.'],
  ['hotel receptionist', 'Receptionist', 'Greeted people', 'Gap: “hotel” not found.'],
  ['answers phones and does filing', 'Receptionist', 'Answered the phones', 'mentions Answered and phones.'],
  ['HRBP', 'HR Business Partner', 'Hired people', 'years of work.'],
])('the words of a job that the title does not have: %s, %s, %s', (query, title, text, end) => {
  expect(wordReason(judge(query, title, {}, text))).toContain(end)
})

test.each([
  [
    'senior accountant',
    'Accountant',
    'Senior Accountant',
    '“Accountant” may be at another level, but “Senior Accountant” is listed too',
  ],
  ['bus driver', '25-Seater Bus Driver', 'Bus Driver', 'but “Bus Driver” is listed too'],
  [
    'product designer',
    'Product and Web Designer',
    '',
    '“Product and Web Designer” may not mean the same as “product designer”',
  ],
])('a doubt about the heading names another title that fits: %s, %s, %s', (query, title, other, said) => {
  expect(wordReason(judge(query, title, { titles: [title, other] }))).toContain(said)
})

test.each([
  [
    'boilermaker with oxy cutting',
    'Boilermaker',
    'Cut plate with oxy.',
    'oxy cutting: says “Cut plate with oxy”',
  ],
  [
    'chef with menu planning',
    'Chef',
    'Planned dinner and bar menus',
    'menu planning: says “Planned dinner and bar menus”',
  ],
  ['nurse with midwifery', 'Nurse', 'Delivered babies', 'mentions Delivered babies'],
  ['mechanic with Land Cruiser', 'Mechanic', 'Serviced LandCruisers', 'mentions LandCruisers'],
  ['nurse with labour ward', 'Nurse', 'Ran the labour ward', 'mentions labour ward'],
  ['bookkeeper for BAS', 'Bookkeeper', 'Plans based on facts', '“BAS” not found'],
  ['nurse with blue harbour', 'Nurse', 'Wore blue. Harbour duty', 'blue harbour: says “blue” and “Harbour”'],
  [
    'electrician with electrical licence',
    'Licensed Electrician',
    'Wired',
    'Licensed Electrician in Lae with 5 years of work.',
  ],
  ['editor with LinkedIn', 'Editor', 'linkedin.com/in/me', '“LinkedIn” not found'],
])('other forms of the requested words are quoted: %s', (query, title, text, said) => {
  expect(wordReason(judge(query, title, {}, text))).toContain(said)
})

test('a job that the text names, but that is no title, is not called absent', () => {
  const reason = wordReason(judge('nurse', 'Community Health Worker', {}, 'Helped the nurse'))
  expect(reason).toMatch(/ Gap: says “nurse”, but no job titled “nurse” found\.$/)
})

test('the reason names all wanted jobs of which a person has none', () => {
  expect(wordReason(judge('nurse or midwife', 'Community Health Worker'))).toMatch(
    /no job titled “nurse” or “midwife” found\.$/i,
  )
})

test('the reason does not say that a house cleaner was never a cleaner', () => {
  expect(wordReason(judge('office cleaner', 'House Cleaner'))).toMatch(
    / Gap: no job titled “office cleaner” found\.$/,
  )
})
