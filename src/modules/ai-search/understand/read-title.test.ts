import { expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld()
const understand = (text: string) => understandQuery(text, world)

// Rule (AI search): Jobs and skills joined by 'or' are alternatives
test('jobs and skills joined by or are alternatives', () => {
  expect(understand('accountant or auditor').roles).toHaveLength(2)
  expect(understand('fitter and turner').roles).toHaveLength(1)
  expect(understand('bookkeeper with MYOB or SAP').skills).toMatchObject([{ name: 'MYOB or SAP' }])
  expect(understand('auditor with CPA or CA').skills).toMatchObject([{ name: 'CPA or CA' }])
})

test('a workplace counts for people who know it, and is not required of anyone', () => {
  const settings = (text: string) =>
    understandQuery(text, { ...world, wordCounts: new Map([['hotel', 9]]) }).skills.map(
      ({ isSetting }) => isSetting,
    )
  expect(settings('receptionist for our hotel')).toEqual([true])
  expect(settings('receptionist with hotel experience')).toEqual([false])
})

// Rule (AI search): From a pasted job posting, only the first job, the skills, places and limits are read
test('from a pasted posting the first job, skills, places and limits are read, and its prose is not', () => {
  const posting = `VACANCY: Senior Procurement Officer. Coral Sea Logistics Ltd is a leading transport company in Lae. Reporting to the Supply
    Chain Manager, you will raise purchase orders and work beside our Accountant. Key requirements: Diploma or degree; minimum 5 years
    experience; SAP or Pronto; communication; valid driver's licence class 3. Females are encouraged to apply. Send your CV to us.`
  const { roles, skills, education, level, years, licences, places } = understand(posting)
  expect(roles.map(({ typed }) => typed)).toEqual(['Procurement Officer'])
  expect(skills.map(({ name }) => name)).toEqual(['SAP or Pronto'])
  expect({ education, level, years, licences }).toEqual({
    education: 'diploma',
    level: 'senior',
    years: { min: 5, max: null },
    licences: [3],
  })
  expect(places.map(({ label }) => label)).toEqual(['Lae'])
})

// Rule (AI search): 'Not from Lae or Madang' excludes both towns
test('places joined by "or" are excluded together', () => {
  const { places, notPlaces, chips } = understand('boilermaker but not from Lae or Madang')
  expect(places).toEqual([])
  expect(notPlaces.map(({ label }) => label)).toEqual(['Lae', 'Madang'])
  expect(chips.map(({ label }) => label)).toEqual(['Boilermaker', 'not in Lae', 'not in Madang'])
})

test('a workplace is neither a job nor an education', () => {
  expect(
    understand('we run a trade store and need a shop assistant').roles.map(({ typed }) => typed),
  ).toEqual(['shop assistant'])
  expect(understand('teacher for our high school').education).toBeUndefined()
  expect(understand('cleaner with high school').education).toBe('high-school')
})

// Rule (AI search): A title is read with its object in Tok Pisin and without its workplace; 'cum' joins two
test.each([
  ['tisa bilong gret 3', ['Primary School Teacher']],
  ['mekanik bilong bikpela masin', ['Diesel Fitter']],
  ['secretary cum receptionist', ['Secretary', 'Receptionist']],
])('%s', (text, labels) => {
  expect(understand(text).roles.map(({ label }) => label)).toEqual(labels)
})

// Rule (AI search): An abbreviation with several meanings finds all of these jobs
test('an abbreviation with two meanings', () => {
  const { roles, chips } = understand('PO')
  expect(roles).toMatchObject([
    { label: 'Project Officer', isUnclear: true },
    { label: 'Purchasing Agent', isUnclear: true },
  ])
  expect(chips.map(({ label }) => label)).toEqual(['Project Officer or Purchasing Agent'])
})

// Rule (AI search): What is said not to be needed is no exclusion
test('no MYOB needed', () => {
  expect(understand('accountant, no MYOB needed').excluded).toEqual([])
  expect(understand('welder without certificate is ok').excluded).toEqual([])
  expect(understand('accountant, no MYOB').excluded).toHaveLength(1)
})

// Rule (AI search): A job told by a verb is that of most of its objects
test.each([
  ['man bilong stretim ensin bilong bot', 'outboard mechanic'],
  ['weld the cracks in an excavator bucket', 'Welder'],
  ['looks after old people', 'caregiver'],
  ['cut hair with clippers', 'Hairdresser'],
  ['sells second hand clothes', 'Shop Assistant'],
  ['treats sick animals', 'Veterinarian'],
])('%s: %s', (text, label) => {
  expect(understand(text).roles[0]?.label).toBe(label)
})

// Rule (AI search): Certificates, licences and things are not part of a title
test.each([
  ['trade certificate electrician', ['Electrician']],
  ['licensed plumber', ['Plumber']],
  ['the freezer is warm and the fish go bad', ['Refrigeration Mechanic']],
  ['dog handler for a security firm', ['dog handler']],
  ['nursing vacancy Goroka', ['Registered Nurse']],
  ['sec guard', ['Security Guard']],
])('%s', (text, labels) => {
  expect(understand(text).roles.map(({ label }) => label)).toEqual(labels)
})

test('a skill beside another one, and a province that is named like a thing', () => {
  expect(understand('accountant with MYOB and payroll')).toMatchObject({
    roles: [{ label: 'Accountant' }],
    skills: [{ name: 'MYOB' }, { name: 'Payroll' }],
  })
  expect(understand('driver Gulf').places).toMatchObject([{ label: 'Gulf Province' }])
})

// Rule (AI search): Neither the person who has the wish nor a former job is the wanted job
test.each([
  ['the skipper wants a cook', ['Cook']],
  ['doctor looking for a house maid', ['Domestic Helper']],
  ['ex policeman for security manager', ['Security Manager']],
  ['former bank teller for cashier', ['Cashier']],
])('%s', (text, labels) => {
  expect(understand(text).roles.map(({ label }) => label)).toEqual(labels)
})

// Rule (AI search): An exact name in our own words adds its job to a title that O*NET lists
test('an ambulance driver is also a driver', () => {
  const [ambulance, driver] = ['ambulance driver', 'driver'].map((text) =>
    understand(text).roles.flatMap(({ links }) => links.map(([job]) => job)),
  )
  expect(ambulance).toEqual(expect.arrayContaining(driver ?? []))
})

// Rule (AI search): Of several meanings of an abbreviation, the words of the search choose
test('an HEO of a health centre is no operator', () => {
  expect(understand('HEO for a health centre').roles).toMatchObject([{ label: 'Health Extension Officer' }])
})

test('a qualification tells the job, and beside another job it is a skill', () => {
  expect(understand('LLB admitted to the bar').roles).toMatchObject([{ label: 'Lawyer' }])
  expect(understand('degree in civil engineering').roles).toMatchObject([{ label: 'Civil Engineer' }])
  expect(understand('CPA accountant')).toMatchObject({
    roles: [{ label: 'Accountant' }],
    skills: [{ name: 'CPA' }],
  })
})

test('the make of a machine is not part of the job, and halves of a title are two jobs', () => {
  expect(understand('Volvo truck driver').roles).toMatchObject([{ label: 'Truck Driver' }])
  expect(understand('workshop controller').roles).toMatchObject([{ label: 'workshop controller' }])
  expect(understand('payroll and HR officer').roles).toHaveLength(2)
})

test('a product of the workplace ranks people, and nobody must know it', () => {
  expect(understand('storeman for coffee warehouse').skills[0]).toMatchObject({
    name: 'Coffee',
    isSetting: true,
  })
  expect(understand('clerk with coffee experience').skills[0]).toMatchObject({ isSetting: false })
})

test('two verbs are the work of one job, and two plurals are two jobs', () => {
  expect(understand('cooks and cleans for us').roles).toMatchObject([{ label: 'Domestic Helper' }])
  expect(understand('cooks, cleaners').roles).toMatchObject([{ label: 'Cook' }, { label: 'Cleaner' }])
})

test('places and workplaces are not part of the work or the title', () => {
  expect(understand('driving job Lae')).toMatchObject({
    roles: [{ label: 'Driver' }],
    places: [{ label: 'Lae' }],
  })
  expect(understand('SDA school teacher').roles).toMatchObject([{ label: 'Teacher', qualifiers: [] }])
})

// Rule (AI search): A bare title is read with the words around it, and everyday words are no requirement
test('a supervisor for labourers on a building site has a trade, and "nobody" is no requirement', () => {
  expect(understand('supervisor').roles).toMatchObject([{ links: [] }])
  expect(understand('supervisor for labourers on a building site').roles[0]?.links).not.toEqual([])
  expect(understand('welder, because nobody else is left since March').unread).toEqual([])
})

// Rule (AI search): A title that is only named in passing is not the job that the words around it tell
test.each([
  ['skipper says the outboard motor has no spark and will not go into gear', 'outboard mechanic'],
  ['the priest says louvres, gate latches and leaking sinks need fixing', 'Handyman'],
  ['our NGO lives from donors and needs a person who writes the proposals', 'grants officer'],
])('%s: %s', (text, label) => {
  expect(understand(text).roles.map((role) => role.label)).toContain(label)
})

// Rule (AI search): A job at a workplace is the job: a hotel receptionist is a receptionist, but a ship's pilot is no pilot
test('a title after its workplace has the other names of the job', () => {
  const namesOf = (text: string) => understand(text).roles[0]?.forms.map((form) => form.join(' '))
  expect(namesOf('hotel receptionist')).toEqual(['hotel receptionist', ...(namesOf('receptionist') ?? [])])
  expect(namesOf('hairdressing salon receptionist')).toContain('receptionist')
  expect(namesOf("ship's pilot")).not.toContain('pilot')
})

const jobsOf = (text: string, words: string[] = []) =>
  understandQuery(text, { ...world, wordCounts: new Map(words.map((word) => [word, 9])) }).roles.map(
    ({ label }) => label,
  )

// Rule (AI search): Times, shifts and places of work before a job are wishes, not a part of the job
test('a night duty nurse is a nurse, a train driver is no driver', () => {
  const { roles, skills } = understandQuery('night duty nurse', {
    ...world,
    wordCounts: new Map([['duty', 9]]),
  })
  expect(roles.map(({ typed }) => typed)).toEqual(['nurse'])
  expect(skills).toMatchObject([{ name: 'night duty', isSetting: true }])
  expect(jobsOf('rural CHW')).toEqual(['Community Health Worker'])
  expect(jobsOf('train driver')).toEqual(['train Driver'])
})

// Rule (AI search): Both halves of a title that share its last word are jobs
test.each([
  ['HSE and training officer', ['Safety Officer', 'Training Coordinator']],
  ['truck and bus driver', ['Truck Driver', 'Bus Driver']],
  ['HR/payroll officer', ['Human Resources Specialist', 'Payroll Clerk']],
  ['sales and marketing manager', ['Sales Manager']],
])('%s', (text, labels) => {
  expect(jobsOf(text)).toEqual(labels)
})

// Rule (AI search): Where somebody works is not a part of the work
test.each(['someone to drive trucks in the Highlands', 'man bilong draivim trak long Hailans'])(
  '%s',
  (text) => {
    const { roles, places } = understand(text)
    expect(roles.map(({ label }) => label)).toEqual(['Truck Driver'])
    expect(places.map(({ label }) => label)).toEqual(['the Highlands'])
  },
)

test('a title ends before whose workplace it is, and what somebody knows is a skill', () => {
  expect(jobsOf('nurse for our aid post')).toEqual(['nurse'])
  expect(jobsOf('HR officer who knows payroll')).toEqual(['Human Resources Specialist'])
  expect(understand('receptionist for a call centre').skills).toMatchObject([{ name: 'Call centre' }])
})

test('a skill of many jobs names none, and either of two certificates will do', () => {
  expect(understand('English and first aid')).toMatchObject({
    roles: [],
    skills: [{}, { name: 'First aid' }],
  })
  const { roles, skills } = understand('finance manager with MYOB or CPA')
  expect(roles).toHaveLength(1)
  expect(skills).toMatchObject([{ name: 'MYOB or CPA' }])
})

// Rule (AI search): A rank before a job is no job
test('an intern lawyer is no physician, and a deputy is not always a police officer', () => {
  expect(jobsOf('intern lawyer')).toEqual(['intern Lawyer'])
  expect(jobsOf('deputy X')).toEqual([])
})

test("a word that says little names no job: 'worker', \"women's officer\"", () => {
  expect(understand('worker').roles).toMatchObject([{ source: 'head', links: [] }])
  expect(jobsOf("women's officer")).toEqual(["women's officer"])
})

test("'it' before a job is the trade", () => {
  expect(jobsOf('it teacher')).toEqual(['Computer Teacher'])
})

test('a superintendent and a team leader have the job that the words before say', () => {
  expect(understand('welding superintendent').roles).toMatchObject([{ typed: 'welding superintendent' }])
  expect(jobsOf('housekeeping team leader')).toEqual(['housekeeping team leader'])
})

// Rule (AI search): The people whom somebody supervises are not the job
test.each([
  ['supervise cleaners', 'Housekeeping Supervisor'],
  ['looking to hire nurses', 'nurse'],
])('%s: %s', (text, label) => {
  expect(jobsOf(text)).toEqual([label])
})

test('the owner of a job is its employer', () => {
  expect(jobsOf("CEO's secretary")).toEqual(['Secretary'])
  expect(understand("evaluation coordinator master's degree").education).toBe('masters')
})

test('a number before a job is no part of it', () => {
  expect(understand('level 5 electrician').roles[0]?.qualifiers).toEqual([])
})

test.each([
  ['SHE officer', 'Safety Officer'],
  ['NO or CHW', 'Community Health Worker'],
  ['H/D fitter', 'Diesel Fitter'],
  ['maint. supervisor', 'maint. supervisor'],
])('words of small letters or with a stroke are read as abbreviations: %s', (text, label) => {
  expect(jobsOf(text)).toEqual([label])
})

// Rule (AI search): A vague title takes its meaning from the words after 'for' or 'bilong': an operator for an excavator
test.each([
  ['operator for excavator', 'Heavy Equipment Operator'],
  ['clerk for stores', 'Storeman'],
  ['manager for our hotel', 'Hotel Manager'],
  ['Manager - Human Resources', 'Human Resources Manager'],
  ['Manager, Accounts', 'Finance Manager'],
  ['teacher for primary school', 'Primary School Teacher'],
  ['nurse for aid post', 'nurse'],
])('%s: %s', (text, label) => {
  expect(jobsOf(text)).toEqual([label])
})

// Rule (AI search): A group of people, told by its place or work, is the job of most of them: kitchen staff are kitchen helpers
test.each([
  ['kitchen staff for workers camp', 'Kitchen Helper'],
  ['2 cleaning staff in Lae', 'Cleaner'],
  ['food and beverage team members', 'Waiter'],
  ['we need staff for our new hotel', 'Receptionist'],
  ['man bilong stoa', 'Shop Assistant'],
  ['kitchen team leader', 'kitchen team leader'],
])('%s', (text, label) => {
  expect(understand(text).chips).toContainEqual(expect.objectContaining({ kind: 'role', label }))
})

// Rule (AI search): A sector with many jobs names none of them
test('a sector alone is a word, and with staff it is a job', () => {
  expect(understand('tourism in Madang').roles).toEqual([])
  expect(understand('hospitality staff').roles).toMatchObject([{ label: 'Waiter' }])
})
