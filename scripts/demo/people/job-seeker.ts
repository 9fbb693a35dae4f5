import type { Education, Experience } from '../../../src/modules/catalog/choices.ts'
import { commaList } from '../prose.ts'

export type Post = { years: string; title: string; employer: string; facts: readonly string[] }

/** One person in `job-seekers-*.ts`. Lists are separated by commas, as in the product's forms. */
export type JobSeekerContent = {
  username: string
  fullName: string
  /** Used only for the hair of the drawn portrait. */
  looks: 'woman' | 'man'
  /** The slug of a location. */
  location: string
  jobTitle: string
  category: string
  experience: Experience
  education: Education
  /** Minimum and maximum, whole kina a year. */
  pay?: readonly [number, number]
  skills: string
  summary: string
  posts: readonly Post[]
  training: readonly string[]
  licences?: string
  languages: string
  /** If false, the person is hidden from employers' searches. */
  unavailable?: true
  cvStatus?: 'interviewing' | 'hired'
  cvInactive?: true
  photo?: true
  /** Only for people who registered this week and have done nothing else since. */
  registeredDaysAgo?: number
  /** A second CV for another kind of work, with the same history. */
  secondCv?: Pick<JobSeekerContent, 'jobTitle' | 'category' | 'experience' | 'skills' | 'summary'>
}

export type DemoCv = {
  jobTitle: string
  category: string
  experience: Experience
  education: Education
  summary: string
  skills: string[]
  /** Whole kina a year. */
  salaryMin?: number
  /** Whole kina a year. */
  salaryMax?: number
  status: 'available' | 'interviewing' | 'hired'
  isActive: boolean
  fileType: 'pdf' | 'docx'
  /** The design of the file: 0, 1 or 2. */
  design: number
  updatedDaysAgo: number
}

export type DemoJobSeeker = {
  /** The position in the list. Portrait, design and dates are derived from it. */
  index: number
  username: string
  email: string
  phone: string
  fullName: string
  looks: 'woman' | 'man'
  location: string
  isAvailable: boolean
  hasPhoto: boolean
  registeredDaysAgo: number
  posts: readonly Post[]
  training: readonly string[]
  licences: string[]
  languages: string[]
  cvs: [DemoCv, ...DemoCv[]]
}

/** `employer` includes the place: 'Markham Ridge Haulage, Lae'. */
export function post(years: string, title: string, employer: string, facts: readonly string[]): Post {
  return { years, title, employer, facts }
}

export function demoJobSeeker(content: JobSeekerContent, index: number): DemoJobSeeker {
  const first = demoCv(content, content, index)
  const { secondCv } = content
  return {
    index,
    username: content.username,
    email: `${content.fullName
      .toLowerCase()
      .replace(/^(dr|sr) /, '')
      .replace(/[^a-z]+/g, '.')}@example.com`,
    phone: demoPhone(index),
    fullName: content.fullName,
    looks: content.looks,
    location: content.location,
    isAvailable: content.unavailable !== true,
    hasPhoto: content.photo === true,
    registeredDaysAgo: content.registeredDaysAgo ?? first.updatedDaysAgo + 45 + ((index * 29) % 150),
    posts: content.posts,
    training: content.training,
    licences: commaList(content.licences ?? ''),
    languages: commaList(content.languages),
    cvs: secondCv === undefined ? [first] : [first, demoCv(content, secondCv, index + 1)],
  }
}

function demoCv(
  person: JobSeekerContent,
  cv: Pick<JobSeekerContent, 'jobTitle' | 'category' | 'experience' | 'skills' | 'summary'>,
  index: number,
): DemoCv {
  return {
    jobTitle: cv.jobTitle,
    category: cv.category,
    experience: cv.experience,
    education: person.education,
    summary: cv.summary,
    skills: commaList(cv.skills),
    ...(person.pay === undefined ? {} : { salaryMin: person.pay[0], salaryMax: person.pay[1] }),
    status: person.cvStatus ?? 'available',
    isActive: person.cvInactive !== true,
    fileType: index % 3 === 2 ? 'docx' : 'pdf',
    design: Math.floor(index / 3) % 3,
    updatedDaysAgo: person.registeredDaysAgo ?? updatedDaysAgo(index),
  }
}

/** Most CVs are recent; a quarter have not been changed for months, as in reality. */
function updatedDaysAgo(index: number): number {
  return index % 4 === 3 ? 31 + ((index * 13) % 120) : (index * 7) % 30
}

/** Mobile numbers of Papua New Guinea as people write them: '7214 0653', '+675 7214 0653' or '72140653'. */
function demoPhone(index: number): string {
  const start = String(7010 + ((index * 37) % 390))
  const end = String((index * 2917 + 653) % 10000).padStart(4, '0')
  if (index % 5 === 1) return `+675 ${start} ${end}`
  return index % 7 === 3 ? `${start}${end}` : `${start} ${end}`
}
