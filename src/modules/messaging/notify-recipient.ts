import type { Context } from '../../platform/context.ts'
import { shorten } from '../../shared/text.ts'
import { mailEmployer } from '../notices/mail-employer.ts'
import { notifyJobSeeker } from '../notices/notify-job-seeker.ts'
import { noticePath, type Party } from './policy.ts'
import type { ConversationRow } from './queries.ts'

/** Characters of the message that its mail shows. */
const EXCERPT = 200

/** Tells the other side of a message, by mail and, a job seeker, in the dashboard, as far as its switches allow. */
export async function notifyRecipient(
  ctx: Context,
  me: Party,
  row: ConversationRow,
  body: string,
): Promise<void> {
  if (me.side === 'jobSeeker') return tellEmployer(ctx, row, body)
  const { conversation, employer } = row
  await notifyJobSeeker(ctx, {
    jobSeekerId: conversation.jobSeekerId,
    kind: 'message',
    text: `${employer.companyName} wrote to you${about(row)}.`,
    path: noticePath(conversation.id),
    mail: { ...mailFrom(employer.companyName, row, body), buttonLabel: BUTTON },
  })
}

async function tellEmployer(ctx: Context, row: ConversationRow, body: string): Promise<void> {
  const { id, employerId } = row.conversation
  await mailEmployer(ctx, {
    employerId,
    kind: 'message',
    ...mailFrom(row.person.fullName, row, body),
    button: { label: BUTTON, path: `/messages?as=employer&conversation=${id}` },
  })
}

const BUTTON = 'Read and answer'
type About = { job: { title: string } | null }
const about = ({ job }: About) => (job ? `, about the job “${job.title}”` : '')

/** It names no address to answer to: nobody's is given away. */
export function mailFrom(sender: string, row: About, body: string) {
  return {
    subject: `New message from ${sender}`,
    paragraphs: [
      `${sender} wrote to you${about(row)}:`,
      shorten(body, EXCERPT),
      'Please answer on the site: an answer to this mail does not reach them. You get no further mail about this conversation until you have read it.',
    ],
  }
}
