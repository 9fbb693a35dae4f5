import type { Lexicon } from '../occupations/lexicon.ts'
import { nearnessTo, tradeOf } from '../occupations/trades.ts'
import type { Candidate } from './judge/candidate.ts'
import { gatherEvidence } from './judge/gather-evidence.ts'
import { needOfJob, type Posting } from './need-of-job.ts'
import type { Location, QueryWorld } from './understand/intent.ts'

/** One line about how a job fits a CV, in words for its owner. `near`: not quite, such as another town of the province. */
export type FitTick = {
  kind: 'trade' | 'place' | 'licence' | 'skills' | 'level'
  state: 'matched' | 'near' | 'missing' | 'unknown'
  text: string
}

export type FitJob = Posting & { locationKind: Location['kind'] | null; province: string | null }

const SAME_TRADE = 0.95
const NEAR_TRADE = 0.45

/** Returns three lines: the trade, the place, and the licence. A job without a licence has its skills there, or its level. */
export function fitOf(
  candidate: Candidate,
  job: FitJob,
  world: Pick<QueryWorld, 'lexicon' | 'locations'>,
): FitTick[] {
  return [
    tradeTick(candidate, job, world.lexicon),
    placeTick(candidate, job, world.locations),
    licenceTick(candidate, job) ?? skillsTick(candidate, job, world) ?? levelTick(candidate, job, world),
  ].filter((tick) => tick !== undefined)
}

/** Returns the nearness of a job to the nearest title of a CV, 0 to 1. */
export function tradeFit({ titles }: Candidate, job: { title: string }, lexicon: Lexicon) {
  const near = nearnessTo(lexicon, tradeOf(lexicon, job.title))
  return titles
    .map(({ told }, index) => ({ told, nearness: near(tradeOf(lexicon, told)), isHeading: index === 0 }))
    .reduce((best, other) => (other.nearness > best.nearness ? other : best))
}

function tradeTick(candidate: Candidate, job: FitJob, lexicon: Lexicon): FitTick {
  const { told, nearness, isHeading } = tradeFit(candidate, job, lexicon)
  if (nearness >= SAME_TRADE) {
    const text = `${isHeading ? 'Your trade' : 'Your earlier work'}: ${inSentence(told)}`
    return { kind: 'trade', state: 'matched', text }
  }
  if (nearness >= NEAR_TRADE)
    return { kind: 'trade', state: 'near', text: `Close to your work: ${inSentence(told)}` }
  const text = `Another trade than yours: ${inSentence(candidate.row.jobTitle)}`
  return { kind: 'trade', state: 'missing', text }
}

/** 'Diesel Fitter' becomes 'diesel fitter', and 'HR Officer' 'HR officer'. */
function inSentence(title: string): string {
  return title.replaceAll(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase())
}

function placeTick({ row }: Candidate, job: FitJob, locations: readonly Location[]): FitTick {
  const kind = 'place'
  const { locationName, locationKind, province } = job
  const own = locations.find(({ id }) => id === row.locationId)
  if (locationKind === 'special')
    return { kind, state: 'near', text: `Not tied to a town: ${locationName ?? ''}` }
  if (!own || own.kind === 'special')
    return { kind, state: 'unknown', text: `${locationName ?? ''}: your CV names no town` }
  if (own.name === locationName) return { kind, state: 'matched', text: `Your ${own.kind}: ${own.name}` }
  if (own.province !== '' && own.province === province) {
    const state = locationKind === 'province' ? 'matched' : 'near'
    return { kind, state, text: `Your province: ${province}` }
  }
  return { kind, state: 'missing', text: `In ${locationName ?? ''}, you are in ${own.name}` }
}

function licenceTick({ row }: Candidate, { licenceClasses }: FitJob): FitTick | undefined {
  if (licenceClasses.length === 0) return undefined
  const held = licenceClasses.filter((wanted) => row.licences.includes(Number(wanted)))
  if (held.length > 0)
    return { kind: 'licence', state: 'matched', text: `Your licence: Class ${held.join(', ')}` }
  const text = `Class ${licenceClasses.join(' or ')}: not in your CV`
  return { kind: 'licence', state: 'missing', text }
}

type World = Pick<QueryWorld, 'lexicon' | 'locations'>

function skillsTick(candidate: Candidate, job: FitJob, world: World): FitTick | undefined {
  const skills = gatherEvidence(candidate, needOfJob(job, world)).filter(({ kind }) => kind === 'skill')
  const [first] = skills
  if (!first) return undefined
  const met = skills.filter(({ state }) => state === 'matched')
  if (met.length === 0) {
    const text = skills.length === 1 ? `${first.asked}: not in your CV` : 'Its skills are not in your CV'
    return { kind: 'skills', state: 'missing', text }
  }
  const state = met.length * 2 >= skills.length ? 'matched' : 'near'
  const named = met.slice(0, 2).map(({ asked }) => asked)
  return { kind: 'skills', state, text: `${met.length} of ${skills.length} skills: ${named.join(', ')}` }
}

function levelTick(candidate: Candidate, job: FitJob, world: World): FitTick | undefined {
  const level = gatherEvidence(candidate, needOfJob(job, world)).find(({ kind }) => kind === 'level')
  if (!level) return undefined
  const state = level.state === 'matched' ? 'matched' : 'missing'
  return { kind: 'level', state, text: `Your experience: ${level.fact ?? 'not in your CV'}` }
}
