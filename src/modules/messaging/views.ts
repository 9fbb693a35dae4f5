import { shorten } from '../../shared/text.ts'
import { PREVIEW } from './limits.ts'
import { isClosed, type Party, senderOf } from './policy.ts'
import type { ConversationRow, MessageRow } from './queries.ts'
import type { ReportedRow } from './report-queries.ts'
import type { Side } from './schema.ts'

type Company = { companyName: string; logoId: string | null; isApproved: boolean }
type Applicant = { fullName: string; jobTitle: string; photoId: string | null }

/**
 * The other side as the viewer sees it: an employer sees a name, a title and a photo; a job seeker sees the company,
 * its logo and whether it is verified. Neither contains contact details.
 */
export function otherSide(side: Side, employer: Company, person: Applicant) {
  if (side === 'employer') {
    const { fullName, jobTitle, photoId } = person
    return {
      name: fullName,
      title: jobTitle,
      pictureUrl: photoId && `/api/auth/photo/${photoId}`,
      isVerified: false,
    }
  }
  const { companyName, logoId, isApproved } = employer
  return {
    name: companyName,
    title: '',
    pictureUrl: logoId && `/api/auth/logo/${logoId}`,
    isVerified: isApproved,
  }
}

export function conversationOf(me: Party, { conversation, employer, person, job, last }: ConversationRow) {
  const isEmployer = me.side === 'employer'
  const { id, lastMessageId, employerUnread, jobSeekerUnread, employerBlockedAt, jobSeekerBlockedAt } =
    conversation
  return {
    id,
    ...otherSide(me.side, employer, person),
    /** The job with which the conversation began. */
    jobTitle: job?.title ?? null,
    unread: isEmployer ? employerUnread : jobSeekerUnread,
    lastMessageId,
    lastMessage: last && {
      text: shorten(last.preview, PREVIEW),
      isMine: last.sender === senderOf(me),
      createdAt: last.createdAt,
    },
    /** No more messages can be written. Only the side that blocked it knows that it did. */
    isClosed: isClosed({
      employerBlockedAt,
      jobSeekerBlockedAt,
      closedAt: conversation.closedAt,
      employerIsActive: employer.isActive,
      jobSeekerIsActive: person.isActive,
    }),
    /** Why an administrator closed it. */
    closedReason: conversation.closedReason,
    isBlockedByMe: (isEmployer ? employerBlockedAt : jobSeekerBlockedAt) !== null,
  }
}

export function messageOf(me: Party, { id, sender, body, createdAt }: MessageRow) {
  return { id, isMine: sender === senderOf(me), body, createdAt }
}

/** For administrators: who reported whom, and why, without the messages. */
export function reportedConversation({ report, conversation, companyName, fullName }: ReportedRow) {
  const { id, conversationId, reportedBy, reason, details, state, outcome, createdAt, closedAt } = report
  const { employerId, jobSeekerId } = conversation
  return {
    ...{ id, conversationId, reportedBy, reason, details, state, outcome, createdAt, closedAt },
    ...{ employerId, jobSeekerId, companyName, fullName },
    isClosed: conversation.closedAt !== null,
  }
}
