import { WEEK } from '../../shared/time.ts'

/** The people, jobs and searches of sample mails. */

export const PERSON = { fullName: 'Ana Kila', username: 'ana.kila' }
export const COMPANY = { companyName: 'Boroko Builders', contactPerson: 'Peter Haro' }
export const { companyName, contactPerson } = COMPANY
export const TITLE = 'Diesel Fitter'
export const ADDRESS = 'ana.kila@example.com'
export const NOTE = 'Thank you for your patience.'
export const TOKEN = 'sample'
export const CVS = { label: 'Open your CVs', path: '/jobseeker-dashboard?tab=cvs' }
export const FOUND = [
  { field: 'Requirements', before: 'Bring a ', word: 'registration fee', after: ' of K50' },
]
export const PAID = {
  released: 'The 30 days that you paid for are counted from today.',
  refused: 'You have 5 credits back.',
  blocked: '',
  unblocked: '',
}
export const PAYMENT = {
  reference: 'PW-SAMPLE',
  packageName: 'Standard',
  packageCredits: 50,
  amount: 45_000,
  paymentMethod: 'bank_transfer',
  adminNotes: NOTE,
} as const
export const CV = {
  ...PERSON,
  jobTitle: 'Registered Nurse',
  experience: 'mid',
  location: 'Port Moresby',
  salaryMin: 45_000,
  salaryMax: 60_000,
  skills: ['Triage', 'Wound care', 'Theatre'],
  skillsCount: 7,
} as const
export const SEARCH = {
  query: 'nurse',
  category: '',
  experience: '',
  location: 'port-moresby',
  education: '',
  salaryRange: [],
  skills: [],
  maxSalary: null,
  hideOpened: false,
}
export const ALERT = {
  name: 'nurse · Port Moresby',
  search: { query: 'nurse', location: 'port-moresby' },
  frequency: 'daily',
  token: TOKEN,
} as const
export const ALERT_JOB = {
  id: 1,
  title: 'Registered Nurse',
  companyName,
  locationName: 'Port Moresby',
  salaryRange: 'K1,900 – K2,400 a fortnight',
}

export const MEETING = {
  minutes: 30,
  way: 'meeting',
  place: 'Waigani Drive, second floor',
  note: 'Ask for Vagi',
} as const

/** The times of an interview: in one week, and in two. */
export const timesFrom = (now: Date): Date[] => [1, 2].map((weeks) => new Date(now.getTime() + weeks * WEEK))
