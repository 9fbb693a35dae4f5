import { describe, expect, test } from 'vitest'
import { readCv } from './read-cv.ts'
import type { CvReading } from './schema.ts'

const world = {
  fileName: 'document.pdf',
  places: [
    { name: 'Port Moresby', kind: 'town', aliases: ['pom', 'ncd'] },
    { name: 'Lae', kind: 'town', aliases: [] },
    { name: 'Mount Hagen', kind: 'town', aliases: ['mt hagen', 'mt. hagen'] },
    { name: 'Central', kind: 'province', aliases: [] },
    { name: 'Morobe', kind: 'province', aliases: ['morobe province'] },
  ],
  categories: ['trades', 'healthcare', 'administration', 'finance', 'engineering', 'it'],
  now: new Date('2026-11-21T00:00:00Z'),
}

const read = (text: string, fileName = world.fileName) => readCv(text, { ...world, fileName })
const values = (reading: CvReading) =>
  Object.fromEntries(Object.entries(reading).map(([field, { value }]) => [field, value]))

const FITTER = `Jonah Waru
Diesel Fitter
7345 1290 | jonah.waru@example.com | Lae, Morobe Province

Career Objective
Diesel fitter who has kept loaders and trucks running for a road contractor,
and who looks for a camp job with a fair roster.

Key Skills
• Hydraulics
• Fault finding
• I am also good with people and computers.

Work Experience
Diesel Fitter, Bumbu Civil Works, Lae
March 2019 – present
Serviced six loaders.
Junior Fitter, Kamkumung Motors
January 2017 to February 2019

Education
2016 National Certificate 2 in Heavy Equipment, NATTB
2013 Grade 10, Busu Secondary School
Certificate of Participation, safety workshop

Referees
Peter Aron, workshop manager, 7222 3333, peter.aron@example.com`

const OFFICE = `C U R R I C U L U M V I T A E
PERSONAL PARTICULARS
Name:
Mrs. GRACE TOMU
Home Province: Morobe
Address:
P.O. Box 77, Mt. Hagen
Phone No: 542 1188
Date of birth: 12-03-1991
Position: Payroll Officer
PROFILE: Payroll officer with 8 years of experience in two large companies and a clean audit each year.
SKILLS
Payroll, Attaché, Excel, Leave records, year-end
returns, filing
ACADEMIC QUALIFICATIONS
2024 – present: Bachelor of Commerce (second year), distance mode
2015 Diploma in Accounting, business college`

describe('readCv', () => {
  test('reads a tradesman: contacts at the top, dated work, a national certificate', () => {
    expect(values(read(FITTER))).toEqual({
      fullName: 'Jonah Waru',
      email: 'jonah.waru@example.com',
      phone: '7345 1290',
      jobTitle: 'Diesel Fitter',
      location: 'Lae',
      skills: ['Hydraulics', 'Fault finding'],
      experience: 'senior',
      category: 'trades',
      education: 'certificate',
      summary:
        'Diesel fitter who has kept loaders and trucks running for a road contractor, and who looks for a camp job with a fair roster.',
    })
  })

  test('reads labelled particulars: takes the finished diploma, not the degree in progress', () => {
    expect(values(read(OFFICE))).toEqual({
      fullName: 'Grace Tomu',
      phone: '542 1188',
      jobTitle: 'Payroll Officer',
      location: 'Mount Hagen',
      skills: ['Payroll', 'Attaché', 'Excel', 'Leave records', 'Year-end returns', 'Filing'],
      experience: 'senior',
      category: 'finance',
      education: 'diploma',
      summary:
        'Payroll officer with 8 years of experience in two large companies and a clean audit each year.',
    })
    expect(read(OFFICE).education?.from).toBe('2015 Diploma in Accounting, business college')
  })

  test('returns nothing for an empty text, or for one that is not a CV', () => {
    expect(read('')).toEqual({})
    expect(read('Invoice 2019-2020\nTotal 7,300.00\nPlease pay within 30 days to Boroko Builders.')).toEqual(
      {},
    )
  })

  test.each([
    ['of an employer', 'Work Experience\nAccounts, Boroko Builders, 7222 3333, office@example.com'],
    ['of a referee', 'Referees\nPeter Aron 7222 3333 peter@example.com'],
    ['that are years and dates', 'Ana Kila\n2013-2014\n12-03-2019'],
    ['of a passport', 'Ana Kila\nPassport number H 8837359'],
  ])('takes no contacts %s', (_, text) => {
    expect(read(text)).not.toHaveProperty('phone')
    expect(read(text)).not.toHaveProperty('email')
  })

  test.each([
    ['Ana Kila\n+675 7012 3456', '+675 7012 3456'],
    ['Ana Kila\nMobile: 70123456 / 81234567', '70123456'],
    ['Ana Kila\n(675) 7012-3456', '(675) 7012-3456'],
    ['Ana Kila\nTelephone\n325 0148', '325 0148'],
  ])('finds the number in %j', (text, phone) => {
    expect(read(text).phone?.value).toBe(phone)
  })

  test.each([
    ['the file is named after it', 'Sales Team Leader\nRuth Pokana', 'CV Ruth Pokana.pdf', 'Ruth Pokana'],
    [
      'the e-mail address contains it',
      'SKILLS\nTok Pisin\nRuth Pokana\nCONTACT\nrpokana@example.com',
      '',
      'Ruth Pokana',
    ],
    ['contacts follow it', 'RUTH POKANA\n7012 3456', '', 'Ruth Pokana'],
    ['the heading names it', 'Curriculum Vitae of Ruth Pokana', '', 'Ruth Pokana'],
    ['nothing confirms it', 'Ruth Pokana\nSome lines of text', '', undefined],
    ['it is a title', 'SENIOR ACCOUNTANT\n7012 3456', '', undefined],
  ])('a name is taken when %s', (_, text, fileName, name) => {
    expect(read(text, fileName).fullName?.value).toBe(name)
  })

  test.each([
    ['PhD in Botany, University of Goroka', 'phd'],
    ['Master of Public Health', 'masters'],
    ['BSc (Geology), University of Papua New Guinea', 'bachelors'],
    ['Bachelor of Education, expected 2027', undefined],
    ['Associate of Science', 'diploma'],
    ['High School Diploma', 'high-school'],
    ['Standard Diploma : General Studies 05/2004 Springville High School', 'high-school'],
    ['NC2 Carpentry', 'certificate'],
    ['Certificate III in Commercial Cookery', 'certificate'],
    ['2019 Grade 12, Busu Secondary School', 'certificate'],
    ['Certificate from technical college, Lae', 'certificate'],
    ['Grade 10, Alotau', 'high-school'],
    ['Grade 10 certificate, Kokopo', 'high-school'],
    ['Masters , Public Administration 2006', 'masters'],
    ['Master of Communication, 2026\nExpected completion: fall 2027', undefined],
    ['Marketing course with MBA-level strategy', undefined],
    ['Associate of Applied Science 2016, worked concurrently in sales', 'diploma'],
    ['Certificate in First Aid', undefined],
  ])('education %j is %s', (line, level) => {
    expect(read(`Education\n${line}`).education?.value).toBe(level)
  })

  test.each([
    ['Fitter 06/2025 to 11/2026', 'entry'],
    ['Fitter 2022 – 2023\nCleaner 2021 – 2022', 'entry'],
    ['Manager Jan 2005 - present\nDirector 2010 to 2020', 'executive'],
    ['Manager 05/2005 Current\nClerk 02/2001 04/2005', 'executive'],
    ['Fitter Feb 2022 till the date', 'mid'],
    ['Fitter Jan 2025 – Nov 2026, with DNS servers in 2003-2008', 'entry'],
    ['Guard 11/26/2001-11/28/2005\nGuard 16.02.2010 - present', 'executive'],
    ['Fitter Jan 2025 – Nov 2026\n2001 to 2024 Stay at home mother', 'entry'],
    ['Fitter for the teams of 2012 2022', undefined],
    ['Fitter Jan 2025 – Nov 2026\nAgreements in all\ninterests.\nClerk Jan 2010 – Dec 2024', 'executive'],
    [
      'Clerk Jan 2026 – Nov 2026\nAwards\nBest clerk\nGraphic Design Experience\nDesigner Jan 2010 – Dec 2025',
      'executive',
    ],
    ['Fitter Jan 2025 – Nov 2026\nContact.\nClerk Jan 2010 – Dec 2024', 'executive'],
    [
      'Fitter Jan 2026 – Nov 2026\nAccomplishments: one\nAccomplishments: two\nClerk Jan 2010 – Dec 2025',
      'executive',
    ],
    ['Fitter Jan 2001&ndash; Dec 2014', 'executive'],
    ['Fitter Jan 2026 – Nov 2026\nProjects:\nA bridge\nClerk Jan 2010 – Dec 2025', 'executive'],
    // Three and a half years; five or more with the apprenticeship.
    [
      'Fitter Jan 2023 – June 2026\nShopping, sums and a long line of other duties in the workshop of the firm\nApprentice Jan 2019 – Dec 2022',
      undefined,
    ],
    ['Fitter, 2020 – 2023', undefined],
    ['Fitter since a long time', undefined],
  ])('work %j is %s', (lines, band) => {
    expect(read(`Experience\n${lines}`).experience?.value).toBe(band)
  })

  test('reads no experience when the dates contradict the years that the person states', () => {
    const text =
      'Summary\nOver 15 years of experience in workshops of all kinds.\nExperience\nFitter Jan 2024 – present'
    expect(read(text).experience).toBeUndefined()
  })

  // Rule (job seekers): Skills that are read from a file are no ordinary words and no halves of lines
  test.each([
    ['features, inspiration, Basic, Food safety, client', ['Food safety']],
    ['Welding • Possess exceptional organizational • Excellent communication', ['Welding']],
    ['budget, Budgets, customer service, Customer-Services', ['Budget', 'Customer service']],
    ['Knowledge of pumps, Rigging', ['Rigging']],
  ])('of the skills %j takes %j', (line, skills) => {
    expect(read(`Ana Kila\nSkills\n${line}`).skills?.value).toEqual(skills)
  })

  test('of a long list takes names and entries of several words first', () => {
    const words = Array.from({ length: 20 }, (_, index) => `trade${String.fromCharCode(97 + index)}`)
    const skills = read(`Skills\n${words.join(', ')}, Xero, night shifts`).skills?.value
    expect(skills).toHaveLength(20)
    expect(skills?.slice(-2)).toEqual(['Xero', 'Night shifts'])
  })

  test.each([
    ['Residential address: Gerehu, NCD', 'Port Moresby'],
    ['Lae or Port Moresby', undefined],
    ['Village: Lae', undefined],
    ['Address: Kupiano, Central Province', 'Central'],
    ['Central processing, 7012 3456', undefined],
  ])('%j is in %s', (line, place) => {
    expect(read(`Ana Kila\n${line}`).location?.value).toBe(place)
  })

  test.each([
    ['Accounts Clerk', 'finance'],
    ['Electrical Engineer', 'engineering'],
    ['Network Engineer', 'it'],
    ['Nurse and Electrician', undefined],
    ['Manager', undefined],
  ])('a %s belongs to %s', (title, category) => {
    expect(read(title).category?.value).toBe(category)
  })
})
