import type { JudgedCv } from './ai-search-people.ts'

/** A search of our own and its judge: roles that are meant, roles that are near, and what else is asked for. */
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

/** Written before the engine and before its benchmark was read; never tuned to. */
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

/** 3: the role and all that is asked; 2: the role with one thing missed; 1: more missed, or a near role with all; else 0. */
export function gradeOf(cv: JudgedCv, { roles, near = [], asks = [] }: OwnQuery): number {
  const missed = asks.filter((ask) => !ask(cv)).length
  if (roles.includes(cv.role)) return missed === 0 ? 3 : missed === 1 ? 2 : 1
  return near.includes(cv.role) && missed === 0 ? 1 : 0
}
