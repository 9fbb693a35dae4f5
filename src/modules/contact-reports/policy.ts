/** Days after paying in which contacts that do not work can be reported. */
const REPORT_DAYS = 14

const DAY = 86_400_000

const reportableSince = (now: Date): Date => new Date(now.getTime() - REPORT_DAYS * DAY)

/** Against an employer, or a thief with its login, that reports all it opens. */
export const CONTACT_REPORTS = { name: 'contact-reports', points: 30, seconds: 3600 }

export type Payment = {
  id: number
  accessType: 'view' | 'download' | 'application'
  creditsUsed: number
  createdAt: Date
}

export type Claim = {
  /** The opening, which stands for employer and CV. */
  accessId: number
  /** What would come back: never more than was really paid. */
  credits: number
  /** Until when the last of it can be reported. */
  until: Date
}

/** What an employer can have back of its payments for one CV; undefined when it opened nothing or nothing of it is young enough. */
export function claimOf(payments: readonly Payment[], now: Date): Claim | undefined {
  const opening = payments.find(({ accessType }) => accessType === 'view')
  const since = reportableSince(now)
  const young = payments.filter(({ creditsUsed, createdAt }) => creditsUsed > 0 && createdAt > since)
  if (!opening || young.length === 0) return undefined
  const last = Math.max(...young.map(({ createdAt }) => createdAt.getTime()))
  return {
    accessId: opening.id,
    credits: young.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0),
    until: new Date(last + REPORT_DAYS * DAY),
  }
}
