import * as v from 'valibot'
import type { Parts } from '../src/application.ts'
import { deletePosting } from '../src/modules/applications/tell-applicants.ts'
import { decideReport } from '../src/modules/contact-reports/decide-report.ts'
import { reportContact } from '../src/modules/contact-reports/report-contact.ts'
import { adjustCredits } from '../src/modules/credits/move-credits.ts'
import { unlockCv } from '../src/modules/cvs/open-cv.ts'
import { JobPosting } from '../src/modules/jobs/posting-schema.ts'
import { postJob, renewJob } from '../src/modules/jobs/publish-job.ts'
import {
  cancelPaymentRequest,
  processPaymentRequest,
  submitPaymentRequest,
} from '../src/modules/payments/payment-requests.ts'
import type { AdministratorContext, EmployerContext } from '../src/platform/context.ts'
import { AppError } from '../src/shared/errors.ts'
import { JOB_FORM } from './job-form.ts'

/** The bench's own record of an employer. An operation removes items from these lists while it uses them. */
export type Employer = {
  id: number
  /** The balance that the employer must have at the end. */
  credits: number
  /** Every CV that the employer paid for. */
  paid: Set<number>
  /** The paid CVs that the employer has not reported yet. */
  opened: number[]
  /** `refund`: credits that are refunded when the job is deleted. */
  jobs: { id: number; refund: number }[]
  /** Waiting payment requests. */
  pending: number[]
}

export type World = {
  parts: Parts
  administratorId: number
  cvs: readonly number[]
  packages: readonly { id: number; credits: number }[]
  /** Operations that succeeded twice although they may succeed only once. */
  doubled: number
  /** The number of refusals by error code. */
  refusals: Map<string, number>
  /** All other errors. There must be none. */
  failures: string[]
}

type Random = () => number
/** Performs the operation. Returns the change of the balance according to the product. */
type Operation = (world: World, employer: Employer, random: Random) => Promise<number>

/** Percent of all operations, by kind. */
const OPERATIONS: readonly (readonly [share: number, operation: Operation])[] = [
  [40, openCv],
  [15, adjust],
  [10, askToPay],
  [10, settlePayment],
  [8, post],
  [4, renew],
  [5, deleteTwice],
  [8, giveBack],
]

/** Performs one operation, chosen by `random`. A refusal must not change the balance. */
export async function operate(world: World, employer: Employer, random: Random): Promise<void> {
  try {
    const moved = await choose(random() * 100)(world, employer, random)
    employer.credits += moved
  } catch (error) {
    note(world, error)
  }
}

/** `turn`: a number from 0 to 100. */
function choose(turn: number): Operation {
  let sum = 0
  for (const [share, operation] of OPERATIONS) {
    sum += share
    if (turn < sum) return operation
  }
  return openCv
}

function note({ refusals, failures }: World, error: unknown): void {
  if (error instanceof AppError) refusals.set(error.code, (refusals.get(error.code) ?? 0) + 1)
  else failures.push(error instanceof Error ? error.message : String(error))
}

async function openCv(world: World, employer: Employer, random: Random): Promise<number> {
  const cvId = pick(world.cvs, random)
  if (cvId === undefined) return 0
  const { creditsUsed } = await unlockCv(asEmployer(world, employer), cvId, undefined)
  if (creditsUsed === 0) return 0
  if (employer.paid.has(cvId)) world.doubled += 1
  employer.paid.add(cvId)
  employer.opened.push(cvId)
  return -creditsUsed
}

/** Takes credits more often than it adds them, so that balances often reach zero. */
async function adjust(world: World, employer: Employer, random: Random): Promise<number> {
  const credits = Math.floor(random() * 60) - 40 || 1
  await adjustCredits(asAdministrator(world), employer.id, { credits, description: 'Ledger bench' })
  return credits
}

async function askToPay(world: World, employer: Employer, random: Random): Promise<number> {
  const input = { packageId: pick(world.packages, random)?.id ?? 0, paymentMethod: 'cash' as const }
  const paymentDetails = 'At the counter'
  const { id } = await submitPaymentRequest(asEmployer(world, employer), { ...input, paymentDetails })
  employer.pending.push(id)
  return 0
}

/** Approves a request twice while it is rejected or cancelled at the same moment. Only one of the three may succeed. */
async function settlePayment(world: World, employer: Employer, random: Random): Promise<number> {
  const id = employer.pending.shift()
  if (id === undefined) return 0
  const decide = (status: 'approved' | 'rejected') => async () => {
    const decision = { status, adminNotes: '' }
    const { packageCredits } = await processPaymentRequest(asAdministrator(world), id, decision)
    return status === 'approved' ? packageCredits : 0
  }
  const cancel = async () => {
    await cancelPaymentRequest(asEmployer(world, employer), id)
    return 0
  }
  const third = random() < 0.5 ? decide('rejected') : cancel
  return onlyOne(world, [decide('approved'), decide('approved'), third])
}

async function post(world: World, employer: Employer): Promise<number> {
  const { id, creditsUsed, state } = await postJob(asEmployer(world, employer), JOB)
  employer.jobs.push({ id, refund: state === 'held' ? creditsUsed : 0 })
  return -creditsUsed
}

async function renew(world: World, employer: Employer, random: Random): Promise<number> {
  const job = pick(employer.jobs, random)
  if (!job) return 0
  return -(await renewJob(asEmployer(world, employer), job.id, undefined)).creditsUsed
}

async function deleteTwice(world: World, employer: Employer): Promise<number> {
  const job = employer.jobs.shift()
  if (!job) return 0
  const remove = async () => {
    await deletePosting(asEmployer(world, employer), job.id)
    return job.refund
  }
  return onlyOne(world, [remove, remove])
}

/** Reports contact details and confirms the report twice at the same moment. */
async function giveBack(world: World, employer: Employer): Promise<number> {
  const cvId = employer.opened.shift()
  if (cvId === undefined) return 0
  const reason = { reason: 'phone' as const, details: '' }
  const { credits } = await reportContact(asEmployer(world, employer), cvId, reason)
  const { rows } = await world.parts.db.$client.query<{ id: number }>(
    'SELECT id FROM contact_reports WHERE employer_id = $1 AND cv_id = $2',
    [employer.id, cvId],
  )
  const confirm = async () => {
    await decideReport(asAdministrator(world), rows[0]?.id ?? 0, { state: 'confirmed', note: '' })
    return credits
  }
  return onlyOne(world, [confirm, confirm])
}

/** Starts all calls at once. Exactly one must succeed. */
async function onlyOne(world: World, attempts: readonly (() => Promise<number>)[]): Promise<number> {
  const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt()))
  for (const outcome of outcomes) if (outcome.status === 'rejected') note(world, outcome.reason)
  const moved = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (moved.length > 1) world.doubled += moved.length - 1
  if (moved.length === 0) world.failures.push('each of several equal calls was refused')
  return moved.reduce((sum, credits) => sum + credits, 0)
}

const JOB = v.parse(JobPosting, JOB_FORM)

function asEmployer({ parts }: World, { id }: Employer): EmployerContext {
  return { ...parts.makeContext(), viewer: { employer: { id }, ip: '127.0.0.1', userAgent: 'bench' } }
}

function asAdministrator({ parts, administratorId: id }: World): AdministratorContext {
  return { ...parts.makeContext(), viewer: { administrator: { id }, ip: '127.0.0.1', userAgent: 'bench' } }
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)]
}
