import type { JudgedCv } from './ai-search-people.ts'

/** A search and how to judge its results: the roles that are meant, similar roles, and other requirements. */
export type OwnQuery = {
  text: string
  roles: string[]
  near?: string[]
  asks?: ((cv: JudgedCv) => boolean)[]
}

const inTown = (town: string) => (cv: JudgedCv) => cv.town === town
const inRegion = (region: string) => (cv: JudgedCv) => cv.region === region
const inProvince = (province: string) => (cv: JudgedCv) => cv.province === province
const years = (least: number) => (cv: JudgedCv) => cv.years >= least
const pay = (most: number) => (cv: JudgedCv) => cv.pay !== null && cv.pay <= most
const has = (skill: string) => (cv: JudgedCv) => cv.skills.some((own) => own.toLowerCase().includes(skill))
const now = (cv: JudgedCv) => cv.availableAtOnce

/** Written before the engine and its benchmark. The engine was never tuned to them. */
export const OWN_QUERIES: OwnQuery[] = [
  {
    text: 'accountant in Lae with MYOB',
    roles: ['accountant'],
    near: ['payroll'],
    asks: [inTown('Lae'), has('myob')],
  },
  { text: 'haus meri POM', roles: ['housekeeper'], asks: [inTown('Port Moresby')] },
  {
    text: 'registered nurse, 5 years experience, Highlands',
    roles: ['nurse'],
    near: ['midwife', 'chw'],
    asks: [years(5), inRegion('Highlands')],
  },
  {
    text: 'truck driver with class 6 licence K1,200 a fortnight',
    roles: ['truck'],
    near: ['bus', 'operator'],
    asks: [has('class 6'), pay(31_200)],
  },
  {
    text: 'someone to fix our computers and printers in Mt Hagen',
    roles: ['itsupport'],
    near: ['network'],
    asks: [inTown('Mount Hagen')],
  },
  { text: 'electrican available immediately', roles: ['electrician'], asks: [now] },
  { text: 'maths teacher', roles: ['maths'], near: ['primary'] },
  {
    text: 'HR manager, at least 8 years, not in Port Moresby',
    roles: ['hrmanager'],
    near: ['hr'],
    asks: [years(8), (cv) => cv.town !== 'Port Moresby'],
  },
  { text: 'meri kuk for a camp', roles: ['cook'], near: ['chef'] },
  { text: 'welder Morobe', roles: ['boilermaker'], asks: [inProvince('Morobe')] },
  { text: 'sekuriti', roles: ['guard'] },
  { text: 'bookkeeper under K50k', roles: ['accountant'], near: ['payroll', 'admin'], asks: [pay(50_000)] },
  {
    text: 'web developer who knows PHP and MySQL',
    roles: ['developer'],
    near: ['network', 'itsupport'],
    asks: [has('php'), has('mysql')],
  },
  { text: 'HD fitter', roles: ['dieselfitter'], near: ['mechanic'] },
  {
    text: 'safety officer with first aid, Islands region',
    roles: ['hse'],
    asks: [has('first aid'), inRegion('Islands')],
  },
  {
    text: 'personal assistant to a managing director',
    roles: ['secretary'],
    near: ['admin', 'receptionist'],
  },
  { text: 'warehouse worker with forklift', roles: ['storeman'], asks: [has('forklift')] },
  { text: 'exploration geologist K120,000', roles: ['geologist'], asks: [pay(120_000)] },
  { text: 'didiman for coffee farmers', roles: ['agronomist'], asks: [has('coffee')] },
  { text: 'checkout operator', roles: ['cashier'], near: ['sales'] },
]

/**
 * Held back: written after the first version of the engine, in the words of an employer. The engine was never tuned to
 * them.
 */
export const HELD_BACK_QUERIES: OwnQuery[] = [
  {
    text: 'wasman to watch our compound at night, Boroko',
    roles: ['guard'],
    asks: [inTown('Port Moresby')],
  },
  { text: 'draiva bilong bas long Lae', roles: ['bus'], near: ['truck'], asks: [inTown('Lae')] },
  {
    text: 'aid post orderly or CHW who can do malaria testing',
    roles: ['chw'],
    near: ['nurse'],
    asks: [has('malaria')],
  },
  { text: 'chippy for roofing work, K25 an hour', roles: ['carpenter'], asks: [has('roofing'), pay(52_000)] },
  { text: 'kamda Madang or Wewak', roles: ['carpenter'], asks: [(cv) => /^(?:Madang|Wewak)$/.test(cv.town)] },
  {
    text: 'secretery / PA anywhere except Lae',
    roles: ['secretary'],
    near: ['admin', 'receptionist'],
    asks: [(cv) => cv.town !== 'Lae'],
  },
  {
    text: 'payrol clerk K1500 per fortnite',
    roles: ['payroll'],
    near: ['accountant', 'hr'],
    asks: [pay(39_000)],
  },
  {
    text: 'front desk lady for our guest house in Kokopo',
    roles: ['receptionist'],
    near: ['waiter'],
    asks: [inTown('Kokopo')],
  },
  {
    text: 'heavy plant operator, excavator, class 6, FIFO 21/7 roster',
    roles: ['operator'],
    near: ['truck'],
    asks: [has('excavator'), has('class 6')],
  },
  {
    text: 'midwife or nursing sister Goroka, no students please',
    roles: ['midwife', 'nurse'],
    near: ['chw'],
    asks: [inTown('Goroka'), (cv) => !cv.isStudent],
  },
  { text: 'elementary skul tisa', roles: ['primary'], near: ['maths'] },
  {
    text: 'solar electrician max K4,000 a month',
    roles: ['electrician'],
    asks: [has('solar'), pay(48_000)],
  },
  {
    text: 'mekanik for landcruisers, brakes and engine repair',
    roles: ['mechanic'],
    near: ['dieselfitter'],
    asks: [has('land cruiser'), has('brakes'), has('engine')],
  },
  {
    text: 'customs broker ASYCUDA Lae wharf 3 yrs exp',
    roles: ['customs'],
    asks: [inTown('Lae'), has('asycuda'), years(3)],
  },
  {
    text: 'boilermaker can start straight away in Momase',
    roles: ['boilermaker'],
    asks: [now, inRegion('Momase')],
  },
  {
    text: 'React and JavaScript programmer, less than K65,000 pa',
    roles: ['developer'],
    near: ['network'],
    asks: [has('react'), has('javascript'), pay(65_000)],
  },
  { text: 'surveyer 10+ years', roles: ['surveyor'], asks: [years(10)] },
  {
    text: 'house girl to cook clean and mind the kids, Gerehu or Waigani',
    roles: ['housekeeper'],
    asks: [inTown('Port Moresby'), has('cooking'), has('cleaning'), has('child')],
  },
  {
    text: 'semi driver for highlands highway run, not from Moresby',
    roles: ['truck'],
    near: ['bus'],
    asks: [has('highlands highway'), (cv) => cv.town !== 'Port Moresby'],
  },
  {
    text: 'human resorces officer with recruitment, not a manager',
    roles: ['hr'],
    asks: [has('recruitment')],
  },
]

/**
 * 3: the role with all requirements; 2: one requirement missing; 1: more missing, or a similar role with all of them;
 * else 0.
 */
export function gradeOf(cv: JudgedCv, { roles, near = [], asks = [] }: OwnQuery): number {
  const missed = asks.filter((ask) => !ask(cv)).length
  if (roles.includes(cv.role)) return missed === 0 ? 3 : missed === 1 ? 2 : 1
  return near.includes(cv.role) && missed === 0 ? 1 : 0
}
