import { expect, test } from 'vitest'
import { seededWorld } from '../../../tests/support/ai-world.ts'
import { rankRelated } from './match-trades.ts'

const { lexicon, locations } = seededWorld()
const provinces = new Map(
  locations.map(({ name, province }) => [name.toLowerCase().replaceAll(' ', '-'), province]),
)
const job = (title: string, category: string, location = 'lae') => ({ title, category, location })
const titlesLike = (wanted: ReturnType<typeof job>, jobs: readonly ReturnType<typeof job>[]) =>
  rankRelated([wanted], jobs, { lexicon, provinces }).map((found) => found.job.title)

/** Judged by hand. `same`: the same trade. `near`: worth a look for the same person. `no`: nonsense. */
const PAIRS = [
  ['same', 'Executive Chef', 'hospitality', 'Cook', 'hospitality'],
  ['same', 'Cook', 'hospitality', 'Second Chef, Camp of 420', 'mining'],
  ['same', 'Cook', 'hospitality', 'Kitchen Hand', 'hospitality'],
  ['near', 'Cook', 'hospitality', 'Waiter', 'hospitality'],
  ['no', 'Cook', 'hospitality', 'Midwife, Minj Rural Hospital', 'healthcare'],
  ['no', 'Cook', 'hospitality', 'Web Designer, Project Basis', 'it'],
  ['no', 'Mathematics and Science Teacher, Grades 9 to 12', 'education', 'Boilermaker Welder', 'trades'],
  ['no', 'Primary School Teacher', 'education', 'School Bus Driver', 'education'],
  ['same', 'Primary School Teacher', 'education', 'Mathematics and Science Teacher', 'education'],
  ['same', 'Teacher', 'education', 'Lecturer in Food Science', 'education'],
  ['same', 'Midwife, Minj Rural Hospital', 'healthcare', 'Site Nurse', 'mining'],
  ['near', 'Midwife', 'healthcare', 'Community Health Workers, Hela (3 positions)', 'healthcare'],
  ['no', 'Registered Nurse', 'healthcare', 'Hospital Storeman', 'logistics'],
  ['same', 'Heavy Diesel Fitter', 'trades', 'Diesel Mechanic', 'mining'],
  ['same', 'Diesel Fitter', 'trades', 'Motor Mechanic', 'trades'],
  ['near', 'Heavy Diesel Fitter', 'trades', 'Auto Electrician', 'trades'],
  ['no', 'Heavy Diesel Fitter', 'trades', 'Finance Manager', 'finance'],
  ['same', 'Prime Mover Drivers, Highlands Highway', 'logistics', 'Truck Driver, Class 6', 'mining'],
  ['same', 'Truck Driver', 'logistics', 'Bus Driver', 'logistics'],
  ['near', 'Truck Driver', 'logistics', 'Forklift Operator', 'logistics'],
  ['no', 'Truck Driver', 'logistics', 'Shipping and Customs Clerk', 'logistics'],
  ['no', 'Truck Driver', 'logistics', 'Lecturer in Food Science', 'education'],
  ['same', 'Excavator and Dozer Operators', 'mining', 'Haul Truck Operator', 'mining'],
  ['no', 'Project Geologist', 'mining', 'Camp Cook', 'mining'],
  ['near', 'Project Geologist', 'mining', 'Mining Engineer', 'mining'],
  [
    'no',
    'Graduate Program: Engineers and Geologists',
    'engineering',
    'Cocoa Extension Officer',
    'agriculture',
  ],
  ['same', 'Storeman, Madang Depot', 'logistics', 'Warehouse Manager', 'logistics'],
  ['same', 'Security Guard', 'security', 'Security Supervisor, Mount Hagen Yard', 'security'],
  ['no', 'Security Guard', 'security', 'Carpenters (6 positions)', 'trades'],
  ['same', 'Accountant', 'finance', 'Accounts Clerk', 'administration'],
  ['near', 'Accounts Intern (University Break)', 'finance', 'Accountant', 'finance'],
  ['no', 'Finance Manager', 'finance', 'Security Guard', 'security'],
  ['same', 'Receptionist', 'administration', 'Office Administrator', 'administration'],
  ['same', 'Software Developer (TypeScript)', 'it', 'Web Designer, Project Basis', 'it'],
  ['no', 'Software Developer', 'it', 'Weekend Housekeeper', 'hospitality'],
  ['same', 'Civil Engineer', 'engineering', 'Project Engineer, Bridges and Wharves', 'engineering'],
  ['near', 'Carpenters (6 positions)', 'trades', 'Building Foreman, Health Centre Project', 'trades'],
  ['near', 'Carpenter', 'trades', 'Painter', 'trades'],
  ['same', 'Welder', 'trades', 'Boilermaker Welder for Dryer Rebuild', 'agriculture'],
  ['same', 'Haus Meri', 'hospitality', 'Weekend Housekeeper', 'hospitality'],
  ['no', 'Cocoa Extension Officer, Central Bougainville', 'agriculture', 'Deckhand', 'agriculture'],
] as const

test.each(PAIRS)('%s: %s (%s) and %s (%s)', (verdict, title, category, other, otherCategory) => {
  const [found] = rankRelated([job(title, category)], [job(other, otherCategory)], { lexicon, provinces })
  expect(found === undefined ? 'no' : found.nearness >= 0.7 ? 'same' : 'near').toBe(verdict)
})

// Rule (job seekers): Similar jobs are of the same trade first, then of the same category, then nearby
test('the same trade comes before the same category, and that before a place nearby', () => {
  const jobs = [
    job('Plumber', 'trades', 'kokopo'),
    job('Painter', 'trades', 'bulolo'),
    job('Roofer', 'trades', 'lae'),
    job('Site Carpenter', 'mining', 'kokopo'),
    job('Carpenters (6 positions)', 'trades', 'kundiawa'),
    job('Primary School Teacher', 'education', 'lae'),
  ]
  const found = titlesLike(job('Carpenter', 'trades', 'lae'), jobs)
  expect(found.slice(0, 2)).toEqual(['Carpenters (6 positions)', 'Site Carpenter'])
  expect(found).toHaveLength(5)
  const same = [
    job('Roofer', 'trades', 'kokopo'),
    job('Roofer', 'trades', 'bulolo'),
    job('Roofer', 'trades', 'lae'),
  ]
  expect(
    rankRelated([job('Carpenter', 'trades', 'lae')], same, { lexicon, provinces }).map((r) => r.job.location),
  ).toEqual(['lae', 'bulolo', 'kokopo'])
})

test('the heading of a CV counts more than an earlier job', () => {
  const own = [job('Accountant', 'finance'), job('Cook', 'finance')]
  const jobs = [job('Cook', 'hospitality'), job('Accountant', 'finance', 'kokopo')]
  expect(rankRelated(own, jobs, { lexicon, provinces }).map((found) => found.job.title)).toEqual([
    'Accountant',
    'Cook',
  ])
})
