import type { JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { pick } from '../../shared/records.ts'
import { listSent, readApplying } from '../applications/reads.ts'
import { readSharing } from '../applications/share-documents.ts'
import { listOwnCvs } from '../cvs/reads.ts'
import { listInterviews } from '../interviews/reads.ts'
import { listSavedJobs } from '../jobs/reads.ts'
import { partyOf } from '../messaging/policy.ts'
import { markRead } from '../messaging/read-conversation.ts'
import { listConversations, readMessages, readRecipient } from '../messaging/reads.ts'

/** Conversations on a page. */
const CONVERSATIONS = 30
/** Messages on a page. */
const MESSAGES = 30

const meOf = (ctx: JobSeekerContext) => partyOf(ctx, 'jobSeeker')

/** What a job seeker has here: what needs an answer, applications, CVs and saved jobs. */
export async function readMyPage(ctx: JobSeekerContext) {
  const [interviews, conversations, applications, cvs, savedJobs] = await Promise.all([
    listInterviews(ctx, { jobSeekerId: ctx.viewer.jobSeeker.id }),
    listConversations(ctx, meOf(ctx), { limit: CONVERSATIONS }),
    listSent(ctx),
    listOwnCvs(ctx),
    listSavedJobs(ctx),
  ])
  return {
    interviews,
    unread: conversations.filter(({ unread }) => unread > 0),
    applications,
    cvs,
    savedJobs,
  }
}

export async function readMyApplications(ctx: JobSeekerContext) {
  return { applications: await listSent(ctx) }
}

/** Throws application_not_found for an application that is not the job seeker's own. */
export async function readMyApplication(ctx: JobSeekerContext, id: number) {
  const [applications, interviews] = await Promise.all([
    listSent(ctx),
    listInterviews(ctx, { jobSeekerId: ctx.viewer.jobSeeker.id }),
  ])
  const application = applications.find((one) => one.id === id)
  if (!application) throw new AppError('application_not_found')
  const { documents } = await readSharing(ctx, id)
  const interview = interviews.find(({ applicationId }) => applicationId === id)
  return { application, interview: interview ?? null, documents }
}

/** `before`: the `lastMessageId` of the last conversation of the page before. */
export async function readMyConversations(ctx: JobSeekerContext, before: number | undefined) {
  const conversations = await listConversations(ctx, meOf(ctx), { before, limit: CONVERSATIONS })
  return { conversations, isFull: conversations.length === CONVERSATIONS }
}

/**
 * Returns a page of a conversation and marks its messages as read. `before`: the oldest message of the page before.
 * Throws conversation_not_found.
 */
export async function openMyConversation(ctx: JobSeekerContext, id: number, before: number | undefined) {
  const opened = await readMessages(ctx, meOf(ctx), id, { before, limit: MESSAGES })
  const newest = opened.messages.at(-1)
  if (newest && opened.conversation.unread > 0) await markRead(ctx, meOf(ctx), id, newest.id)
  return opened
}

/** Whom a message about an application is for. Throws the errors of `readRecipient`. */
export function readMyRecipient(ctx: JobSeekerContext, application: number) {
  return readRecipient(ctx, meOf(ctx), { application })
}

/** What the page to apply needs. */
export async function readMyApplying(ctx: JobSeekerContext, jobId: number) {
  const applying = await readApplying(ctx, jobId)
  return pick(applying, ['application', 'cvs', 'documents'])
}
