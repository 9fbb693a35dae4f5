import { describe, expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld(new Map([['landrovers', 20]]))
const understand = (text: string) => understandQuery(text, world)
/** Each part as "kind: label"; ignored parts with the words that were typed. */
const chips = (text: string) =>
  understand(text).chips.map(({ kind, state, typed, label }) =>
    state === 'ignored' ? `${typed} - ${label}` : `${kind}: ${label}`,
  )

describe('jobs', () => {
  test.each([
    ['haus meri', 'Domestic Helper'],
    ['sekuriti', 'Security Guard'],
    ['sekuriti gad', 'Security Guard'],
    ['securty gards', 'Security Guard'],
    ['wasman', 'Security Guard'],
    ['haus boi', 'Domestic Helper'],
    ['draiva', 'Driver'],
    ['kuskus', 'Office Clerk'],
    ['didiman', 'Agronomist'],
    ['boskru', 'Deckhand'],
    ['mekanik', 'Mechanic'],
    ['reception', 'Receptionist'],
    ['advertising sales executive', 'Sales Representative'],
    ['kamda', 'Carpenter'],
    ['tisa', 'Teacher'],
    ['nes', 'Registered Nurse'],
    ['dokta', 'Doctor'],
    ['wokman', 'Labourer'],
    ['inventory officer', 'inventory officer'],
    ['meri kuk', 'Cook'],
    ['HD fitter', 'Diesel Fitter'],
    ['IT officer', 'Computer Technician'],
    ['someone to fix our computers', 'Computer Technician'],
    ['drive a truck', 'Truck Driver'],
    ['driver for our school bus', 'Bus Driver'],
    ['accounts manager', 'Finance Manager'],
    ['mechanic foreman', 'mechanic Foreman'],
    ['bosman bilong sekuriti', 'Security Supervisor'],
    ['draiva bilong bas', 'Bus Driver'],
    ['draiva bilong sip', 'Skipper'],
    ['tisa bilong liklik pikinini', 'Preschool Teacher'],
    ['someone to look after my two kids', 'Nanny'],
    ['meri bilong kisim moni long kaunta', 'Cashier'],
    ['man bilong stretim paip i bagarap', 'Plumber'],
    ['electrican', 'Electrician'],
    ['accountent', 'Accountant'],
    ['pharmacy assistant', 'Pharmacy Technician'],
    ['retired bank teller', 'retired Bank Teller'],
    ['roster clerk', 'roster clerk'],
    ['civil eng', 'Civil Engineer'],
    ['supervisor of 12 cleaners', 'Housekeeping Supervisor'],
    ['someone to supervise 12 cleaners', 'Housekeeping Supervisor'],
    ['in charge of a team of security guards', 'security guard supervisor'],
    ['supervises four mechanics', 'Maintenance Manager'],
    ['workers for my store', 'Shop Assistant'],
    ['urgent: 3 carpenters', 'Carpenter'],
    ['man i save ranim trakta', 'tractor driver'],
    ['refrigeration guy', 'Refrigeration Mechanic'],
    ['carpentry guy', 'Carpenter'],
    ['cooking and cleaning', 'Domestic Helper'],
  ])('%s is a %s', (text, label) => {
    expect(chips(text)).toEqual([`role: ${label}`])
  })

  test.each([
    ['guards and 2 drivers', 'Security Guard', 'Driver'],
    ['2 cooks and 10 cleaners', 'Cook', 'Cleaner'],
    ['boat skipper and mechanic', 'Skipper', 'Mechanic'],
  ])('%s are a %s and a %s', (text, ...labels) => {
    expect(chips(text)).toEqual(labels.map((label) => `role: ${label}`))
  })

  test('a refused person does not hide the job before it', () => {
    expect(chips('office girl')).toEqual(['role: Office Clerk', 'girl - sex is never used'])
  })

  test('a qualified job keeps its qualities, and a narrower one is not the wider', () => {
    const forms = (text: string) => understand(text).roles[0]?.forms.map((form) => form.join(' '))
    expect(forms('underground electrician')?.slice(0, 2)).toEqual([
      'underground electrician',
      'underground lektrisin',
    ])
    expect(forms('maths teacher')).not.toContain('science teacher')
    expect(forms('tanker driver')).not.toContain('truck driver')
    expect(forms('truck driver')).toContain('tanker driver')
  })

  test('the employer of a job is not a second job; what somebody is able to do is a skill', () => {
    expect(chips('personal assistant to a managing director')).toEqual([
      'role: Executive Assistant',
      'managing director - about you or your workplace: not searched for',
    ])
    expect(understand('nanny who can cook').roles).toHaveLength(1)
    expect(chips('haus meri i save kuk na klin')).toEqual([
      'role: Domestic Helper',
      'skill: Cooking',
      'skill: Cleaning',
    ])
    expect(chips('truck driver and cook')).toEqual(['role: Truck Driver', 'role: Cook'])
    expect(chips('nurse or midwife')).toEqual(['role: nurse', 'role: Midwife'])
  })
})

test('a number after a grade belongs to the grade', () => {
  const read = understandQuery('teacher grade 3', seededWorld(new Map([['grade', 20]])))
  expect(read.skills.map(({ name }) => name)).toEqual(['grade 3'])
})

// Rule (AI search): Sex, age, religion and origin never count, and the search says so
test('attributes that never count are ignored with the reason; meaningless words are ignored too', () => {
  expect(chips('young female receptionist under 25 years old')).toEqual([
    'young - age is never used',
    'female - sex is never used',
    'role: Receptionist',
    'under 25 years old - age is never used',
  ])
  expect(chips('Christian driver')).toContain('Christian - religion is never used')
  expect(chips('qwzx vbnmq')).toEqual(['qwzx - not understood', 'vbnmq - not understood'])
})

// Rule (AI search): Rosters and shifts are understood, and the search says that no CV states them
test.each([
  ['camp cook FIFO', 'FIFO'],
  ['camp cook fly in fly out', 'fly in fly out'],
  ['camp cook, 21/7 roster', '21/7 roster'],
  ['camp cook for night shift', 'night shift'],
])('ways of working are understood, and the search says that no CV states them: %s', (text, typed) => {
  expect(chips(text)).toEqual([
    'role: Camp Cook',
    `${typed} - few CVs say which rosters and shifts a person can work: ask in the interview`,
  ])
  expect(chips('night shift supervisor')).toEqual(['word: night', 'role: shift supervisor'])
})

// Rule (AI search): Personal qualities that no CV shows are ignored, and the search says so
test('the search says that it ignores qualities that no CV shows, also when they are misspelt', () => {
  const why = 'few CVs say this: ask in the interview'
  expect(chips('honest hard working relaible cook')).toEqual([
    `honest - ${why}`,
    `hard working - ${why}`,
    `relaible - ${why}`,
    'role: Cook',
  ])
})

test('the words around years are not read as anything else, and everyday words are corrected as meant', () => {
  const { years, skills } = understandQuery(
    'lawyer with 5 years commercial experience',
    seededWorld(new Map([['commercial', 9]])),
  )
  expect(years).toEqual({ min: 5, max: null })
  expect(skills.map(({ name }) => name)).toEqual(['commercial'])
  expect(understand('cook making kids walk').chips.map(({ state }) => state)).not.toContain('corrected')
})

test('plurals side by side are a list', () => {
  const words = seededWorld(
    new Map([
      ['drains', 9],
      ['culverts', 9],
    ]),
  )
  expect(understandQuery('labourer drains culverts', words).skills.map(({ name }) => name)).toEqual([
    'drains',
    'culverts',
  ])
})

// Rule (AI search): A field of study names the job of those who studied it, not of those who teach it
test.each([
  ['law degree', 'Lawyer'],
  ['degree in engineering', 'Graduate Engineer'],
  ['diploma in social work', 'Social Worker'],
  ['certificate in hospitality', 'Waiter or hotel receptionist'],
])('%s asks for a %s', (text, label) => {
  const { education, chips } = understand(text)
  expect(education).toBeDefined()
  expect(chips).toContainEqual(expect.objectContaining({ kind: 'role', label }))
})

test('a certificate or licence is not the work that it is for', () => {
  expect(chips('storeman with forklift licence')).toEqual(['role: Storeman', 'skill: Forklift licence'])
  expect(chips('forklift licence')).toEqual(['role: Forklift Driver', 'skill: Forklift licence'])
  expect(chips('first aid certificate')).toEqual(['skill: First aid certificate'])
  expect(chips('registered engineer')).toEqual(['word: registered', 'role: engineer'])
})

test('fine dining is a kind of workplace', () => {
  expect(understand('fine dining waiter').roles).toMatchObject([{ source: 'title', qualifiers: [] }])
})

test('a program is named as it was typed', () => {
  expect(chips('planner with QGIS')).toContain('skill: QGIS')
  expect(chips('planner with Primavera')).toContain('skill: Primavera')
})

test('one teacher may teach both subjects', () => {
  const { roles, skills } = understand('maths and science teacher')
  expect(roles).toHaveLength(2)
  expect(skills).toMatchObject([
    { name: 'maths', isSetting: true },
    { name: 'science', isSetting: true },
  ])
})

test('what follows "with" is an ability, not a second job', () => {
  expect(understand('accountant with CPA').roles).toHaveLength(1)
  expect(chips('training officer who can teach computers')).toContain('skill: computers')
  expect(chips('office manager who can do payroll')).toEqual(['role: Office Manager', 'skill: Payroll'])
  expect(chips('clerk with good English and computer skills')).toContain('skill: computer')
  expect(chips('bank teller, must have customer service')).toContain('skill: Customer service')
  expect(chips('security analyst, CISSP')).toContain('skill: CISSP')
  expect(chips('chef with food safety certificate')).toEqual(['role: Chef', 'skill: Food safety'])
  expect(chips('graphic designer Photoshop Illustrator')).toContain('skill: Adobe Illustrator')
  expect(chips("ship's cook, coastal vessel")).toContain('role: Ship Cook')
  expect(chips('able seaman with STCW')).toContain('skill: STCW')
  expect(chips('welder with trade certificate')).toEqual(['role: Welder', 'education: certificate'])
  expect(chips('web developer with Node.js')).toEqual(['role: Web Developer', 'skill: Node.js'])
  expect(chips('can run our helpdesk, knows Active Directory')).toContain('skill: Active Directory')
  expect(chips('financial controller CPA')).toEqual(['role: Financial Controller', 'skill: CPA'])
  expect(chips('Snr Acct, CPA')).toEqual(['level: senior level', 'role: Accountant', 'skill: CPA'])
})

test('words that appear on a CV are searched for unchanged, in their place in the query', () => {
  const [, chip] = understand('mechanic Landrovers').chips
  expect(chip).toMatchObject({ kind: 'word', state: 'understood', label: 'Landrovers', start: 9, end: 19 })
})

// Rule (AI search): A workplace after a job in Tok Pisin does not make it another job
test('who cooks for a guest house is a cook', () => {
  expect(understand('mi painim kuk bilong gest haus').roles).toMatchObject([{ label: 'Cook' }])
})

test('the duties of an occupation tell the job', () => {
  const [role] = understand('maps land and its boundaries for a title').roles
  expect(role?.label).toBe('Surveyor')
})

test.each([
  ['kitchen boss for a big hotel', 'Executive Chef'],
  ['truckie', 'Truck Driver'],
  ['draiva bilong kisim ol pikinini go long skul', 'Bus Driver'],
  ['nes bilong skelim ol bebi', 'Registered Nurse'],
  ['sekuriti bilong kaunim stok', 'Security Guard'],
  ['dokta bilong raitim pas', 'Doctor'],
  ['meri bilong stretim rum na senisim sit bilong bet', 'Room Attendant'],
  ['rings customers who have not paid their accounts', 'Accounts Receivable Clerk'],
])('everyday words tell the job: %s', (text, label) => {
  expect(understand(text).roles.map((role) => role.label ?? role.typed)).toContain(label)
})

test.each(['test test test', 'cheap flights to Brisbane', 'man bilong lukim ol sta long nait'])(
  '%s tells of no job',
  (text) => {
    expect(understand(text).roles).toEqual([])
  },
)

test('the words that say more than the job of a verb does are searched for', () => {
  expect(chips('sells frozen food in a shop')).toContain('word: frozen')
})

test('a word before the last word of a title only qualifies it', () => {
  expect(understand('train driver').roles[0]).toMatchObject({ qualifiers: ['train'] })
})

test('how much there is to do, and on how many days, is no requirement', () => {
  expect(understand('nurse for 40 bed hospital')).toMatchObject({ education: undefined, unread: [] })
  expect(understand('teacher for 30 children').unread).toEqual([])
  expect(understand('bookkeeper for 3 branches, 2 days a week')).toMatchObject({ skills: [], unread: [] })
})

// Rule (AI search): Words that fit everybody name no job
test.each(['hard working honest person in Lae', 'someone to start monday'])(
  'no job is guessed from "%s"',
  (text) => {
    expect(understandQuery(text, world).roles).toEqual([])
  },
)
