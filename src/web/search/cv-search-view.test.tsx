import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
import type { Filters, FoundCvs } from '../cvs/queries.ts'
import { CvRow } from './cv-row.tsx'
import type { CvSearch } from './cv-search.ts'
import { CvSearchView } from './cv-search-view.tsx'

const AT = '2026-05-10T00:00:00.000Z'
const cv: FoundCvs['cvs'][number] = {
  id: 7,
  fullName: 'Ana Kila',
  jobTitle: 'Nurse',
  location: 'Lae',
  category: 'healthcare',
  experience: 'mid',
  years: null,
  education: null,
  salaryMin: null,
  salaryMax: null,
  status: 'available',
  isAvailable: true,
  photoId: null,
  uploadedAt: AT,
  updatedAt: AT,
  summary: '',
  skills: ['Triage'],
  skillsCount: 1,
  isComplete: true,
  cvCount: 1,
}
const facets = { experience: {}, education: {}, salaryRange: {}, fresh: 1 }
const found = (skills: Record<string, number>): FoundCvs => ({
  cvs: [cv],
  total: 3,
  totalIsExact: true,
  titleTotal: 0,
  page: 1,
  totalPages: 1,
  facets: { ...facets, skills },
})
const options: Filters = {
  categories: [{ value: 'healthcare', label: 'Healthcare' }],
  locations: [],
  experiences: [],
  educations: [],
  salaryRanges: [],
  popularSkills: Array.from({ length: 12 }, (_, n) => `Popular ${n + 1}`),
}

type Shown = { skills?: Record<string, number>; options?: Filters; isEmployer?: boolean; search?: CvSearch }
const render = ({ skills = {}, options, isEmployer = false, search = {} }: Shown) =>
  renderAdmin(() => (
    <CvSearchView
      search={search}
      found={found(skills)}
      options={options}
      hrefOf={({ skills = [] }) => `/search?${skills.join()}`}
      show="rows"
      level="h1"
      isEmployer={isEmployer}
      form={{}}
      tools={null}
      row={(cv, shown) => <CvRow key={cv.id} cv={cv} href="/profile/7" {...shown} />}
    />
  ))

// Rule (employers): The search offers twelve skills: those of the people found first, completed by the most common of all CVs
test('twelve skills are offered, the chosen ones first and those that everybody has last', async () => {
  const skills = { Triage: 3, Midwifery: 2, Nursing: 1 }
  const { links } = await render({ skills, options, search: { skills: ['Nursing'] } })
  expect(links.filter((link) => /^(Nursing|Midwifery|Triage|Popular)/.test(link))).toEqual([
    'Nursing 1',
    'Midwifery 2',
    'Triage 3',
    ...Array.from({ length: 9 }, (_, n) => `Popular ${n + 1} 0`),
  ])
})

// Rule (employers): The search works without the choices of its filters, and says that they could not be loaded
test('without the choices of the filters the search says so and shows who was found', async () => {
  const words = 'Failed to load filter options. Please refresh the page.'
  const without = await render({})
  expect(without.text).toContain(words)
  expect(without.text).toContain('Ana Kila')
  expect((await render({ options })).text).not.toContain(words)
})

// Rule (employers): Employers see the category and the first five skills of every CV in a list
test('an employer sees the category of a CV', async () => {
  expect((await render({ options, isEmployer: true })).items.join()).toContain('Healthcare')
  expect((await render({ options })).items.join()).not.toContain('Healthcare')
})
