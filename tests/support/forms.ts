import { randomBytes } from 'node:crypto'

export const PASSWORD = 'wantok-demo'
const unique = () => randomBytes(4).toString('hex')

/** Only letters: a search for something like a phone number would find nothing. */
export const uniqueWord = () => String.fromCharCode(...randomBytes(10).map((byte) => 97 + (byte % 26)))

/** A valid registration form of a job seeker. */
export function jobSeekerForm(overrides: Record<string, unknown> = {}) {
  const name = `ana.${unique()}`
  return {
    username: name,
    email: `${name}@example.com`,
    password: PASSWORD,
    fullName: 'Ana Kila',
    phone: '7012 3456',
    jobTitle: 'Registered Nurse',
    category: 'healthcare',
    experience: 'mid',
    education: 'diploma',
    location: 'Port Moresby',
    summary: 'Registered nurse with five years on the surgical ward of a provincial hospital.',
    skills: ['Patient care', 'Triage', 'Wound care'],
    salaryMin: null,
    salaryMax: null,
    ...overrides,
  }
}

/** A valid registration form of an employer. */
export function employerForm(overrides: Record<string, string> = {}) {
  return {
    companyName: 'Boroko Builders',
    contactPerson: 'Peter Haro',
    email: `hr.${unique()}@example.com`,
    password: PASSWORD,
    phone: '320 1234',
    website: 'https://example.com',
    industry: 'construction',
    companySize: '51-200',
    location: 'Port Moresby',
    address: 'Section 12, Angau Drive, Boroko',
    description:
      'We build schools, health centres and offices across the Southern Region, with our own joinery and a crew of eighty.',
    ...overrides,
  }
}

export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** A valid upload form, without the file. */
export function cvFields(overrides: Record<string, string> = {}) {
  return {
    fullName: 'Ana Kila',
    email: 'ana.kila@example.com',
    phone: '7012 3456',
    jobTitle: 'Registered Nurse',
    location: 'Port Moresby',
    experience: 'mid',
    category: 'healthcare',
    summary: 'Five years on the surgical ward, two of them as shift leader.',
    skills: JSON.stringify([
      'Triage',
      'Wound care',
      'Theatre',
      'Vaccination',
      'Midwifery',
      'Records',
      'Training',
    ]),
    education: 'diploma',
    salaryMin: '45000',
    salaryMax: '60000',
    ...overrides,
  }
}

/** A valid form that makes a CV. */
export function cvBuild(overrides: Record<string, unknown> = {}) {
  return {
    fullName: 'Tõvita Kauōna',
    email: 'tovita@example.com',
    phone: '7012 3456',
    jobTitle: 'Diesel Fitter',
    location: 'Lae',
    experience: 'mid',
    category: 'trades',
    summary: 'I keep loaders and trucks running.',
    education: 'certificate',
    skills: ['Hydraulics', 'Brakes'],
    salaryMin: 40_000,
    salaryMax: null,
    work: [
      {
        role: 'Diesel Fitter',
        place: 'Umboi quarry',
        from: '2021',
        to: '',
        tasks: 'Serviced six loaders\nTrained an apprentice',
      },
    ],
    schooling: [{ course: 'Grade 12', place: 'Busu Secondary School', year: '2015' }],
    licences: ['Driver licence class 6', 'First aid'],
    languages: ['Tok Pisin', 'English'],
    referees: [{ name: 'Peter Aron', role: 'Manager', contact: '7222 3333' }],
    ...overrides,
  }
}
