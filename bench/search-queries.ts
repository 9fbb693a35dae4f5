import { FIRST_NAMES, madeUpWords, randomNumbers } from './synthetic-words.ts'

type Choose = <T>(from: readonly T[]) => T
export type SearchParameters = Record<string, string | string[]>

const COMMON = ['manager', 'management', 'managing', 'manage']
const MID = [
  'nurse',
  'accountant',
  'geologist',
  'welding',
  'payroll',
  'electrician',
  'teacher',
  'surveyor',
  'customs',
  'forklift',
  'pharmacist',
  'auditor',
]
const PHRASES = [
  'project manager',
  'civil engineer',
  'registered nurse',
  'truck driver',
  'office manager',
  'security guard',
  'sales manager',
  'mine engineer',
]
const TOWNS = [
  'port-moresby',
  'lae',
  'mount-hagen',
  'kokopo',
  'Madang',
  'Goroka',
  'Western Highlands',
  'morobe-province',
]
const CATEGORIES = ['finance', 'healthcare', 'engineering', 'it', 'mining', 'logistics', 'trades', 'sales']
const EXPERIENCES = ['entry', 'mid', 'senior', 'executive']
const EDUCATIONS = ['certificate', 'diploma', 'bachelors', 'masters', 'phd', 'high-school']
const SKILLS = [
  'Microsoft Excel',
  'Team Leadership',
  'Report Writing',
  'Payroll',
  'Welding',
  'SQL',
  'Driving',
  'Auditing',
  'Procurement',
  'Training',
]
const BANDS = [
  { salaryMin: '0', salaryMax: '30000' },
  { salaryMin: '30000', salaryMax: '50000' },
  { salaryMin: '50000', salaryMax: '80000' },
  { salaryMin: '80000', salaryMax: '120000' },
  { salaryMin: '120000' },
]
const SURNAMES = madeUpWords(5000)
const RARE = madeUpWords(50_000).slice(20_000)

/** The kinds of searches that are measured. Each function makes the parameters of one random search. */
export const QUERY_CLASSES: Record<string, (choose: Choose) => SearchParameters> = {
  'common word': (choose) => ({ query: choose(COMMON) }),
  'mid word': (choose) => ({ query: choose(MID) }),
  'rare word': (choose) => ({ query: choose(RARE) }),
  'title phrase': (choose) => ({ query: choose(PHRASES) }),
  'three words': (choose) => ({
    query: `${choose(COMMON)} ${choose(MID)} ${choose(['safety', 'training', 'report', 'office'])}`,
  }),
  name: (choose) => ({ query: `${choose(FIRST_NAMES)} ${choose(SURNAMES)}` }),
  'mistyped word': (choose) => ({
    query: mistyped(choose([...MID, 'manager', 'engineer', 'supervisor']), choose),
  }),
  'common word, location, category': (choose) => ({
    query: choose(COMMON),
    location: choose(TOWNS),
    category: choose(CATEGORIES),
  }),
  location: (choose) => ({ location: choose(TOWNS) }),
  'location, category, experience': (choose) => ({
    location: choose(TOWNS),
    category: choose(CATEGORIES),
    experience: choose(EXPERIENCES),
  }),
  'two skills': (choose) => ({ skills: [choose(SKILLS.slice(0, 5)), choose(SKILLS.slice(5))] }),
  'location, education, pay': (choose) => ({
    location: choose(TOWNS),
    education: choose(EDUCATIONS),
    ...choose(BANDS),
  }),
  pay: (choose) => choose(BANDS),
  'no filter': () => ({}),
  'common word by pay': (choose) => ({ query: choose(COMMON), sortBy: 'salary' }),
  'mid word by pay': (choose) => ({ query: choose(MID), sortBy: 'salary' }),
  'location, category by experience': (choose) => ({
    location: choose(TOWNS),
    category: choose(CATEGORIES),
    sortBy: 'experience',
  }),
  'common word by date': (choose) => ({ query: choose(COMMON), sortBy: 'date' }),
  'common word, page 20': (choose) => ({ query: choose(COMMON), page: '20' }),
  'no filter, page 400': () => ({ page: '400' }),
}

/** Returns `count` searches of a kind. The same seed gives the same searches. */
export function searchesOf(kind: string, count: number, seed: number): SearchParameters[] {
  const random = randomNumbers(seed)
  const choose: Choose = (from) => {
    const chosen = from[Math.floor(random() * from.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  const make = QUERY_CLASSES[kind]
  return make ? Array.from({ length: count }, () => make(choose)) : []
}

/** The address of a search in the API. */
export function addressOf(search: SearchParameters): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return `/api/cvs/search?${new URLSearchParams(pairs)}`
}

/** Swaps two letters or leaves one out. The first letter stays. */
function mistyped(word: string, choose: Choose): string {
  const at = choose([...word].map((_, index) => index).slice(1, -1))
  return choose([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ])
}
