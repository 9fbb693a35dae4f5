import type { Context } from '../../platform/context.ts'
import { shorten } from '../../shared/text.ts'
import { queueEmail } from '../email/queue-email.ts'
import type { Party } from './policy.ts'
import { type ConversationRow, findAddress } from './queries.ts'

/** Characters of the message that its notice shows. */
const EXCERPT = 200

/** The mail about a message, to the other side. It names no address to answer to: nobody's is given away. */
export async function notifyRecipient(
  ctx: Context,
  me: Party,
  { conversation, employer, person, job }: ConversationRow,
  body: string,
): Promise<void> {
  const { id, employerId, jobSeekerId } = conversation
  const toEmployer = me.side === 'jobSeeker'
  const other: Party = toEmployer
    ? { side: 'employer', id: employerId }
    : { side: 'jobSeeker', id: jobSeekerId }
  const reader = await findAddress(ctx.db, other)
  if (!reader) return
  const sender = toEmployer ? person.fullName : employer.companyName
  await queueEmail(ctx, {
    kind: 'message',
    to: reader.email,
    subject: `New message from ${sender}`,
    paragraphs: [
      `Dear ${reader.name}`,
      `${sender} wrote to you${job ? `, about the job “${job.title}”` : ''}:`,
      shorten(body, EXCERPT),
      'Please answer on the site: an answer to this mail does not reach them. You get no further mail about this conversation until you have read it.',
    ],
    button: { label: 'Read and answer', path: conversationPath(other.side, id) },
  })
}

function conversationPath(side: Party['side'], id: number): string {
  return side === 'employer' ? `/messages?as=employer&conversation=${id}` : `/messages?conversation=${id}`
}
