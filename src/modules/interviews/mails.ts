import type { Context } from '../../platform/context.ts'
import { formatTime, formatWeekday } from '../../shared/dates.ts'
import { mailEmployer, NEVER_PAY, notifyJobSeeker } from '../notices/tell-people.ts'
import { INTERVIEW_WAY_LABELS } from './choices.ts'
import type { FoundInterview } from './queries.ts'
import type { InterviewOffer } from './schema.ts'

type Meeting = Pick<InterviewOffer, 'minutes' | 'way' | 'place' | 'note'>
type About = { title: string; companyName: string; fullName: string }

const placeOf = (id: number) => `/jobseeker-dashboard?tab=applications&application=${id}`
const employersPlaceOf = (id: number) => `/employer-dashboard?tab=applications&application=${id}`
const aboutOf = ({ job, employer, person }: FoundInterview): About => ({
  title: job.title,
  companyName: employer.companyName,
  fullName: person.fullName,
})

/** `Tue 12 Jan, 10:00 am`. */
const momentOf = (time: Date): string => `${formatWeekday(time)}, ${formatTime(time)}`

const factsOf = ({ minutes, way, place, note }: Meeting): string[] => [
  `${INTERVIEW_WAY_LABELS[way]}, ${minutes} minutes: ${place}`,
  ...(note ? [note] : []),
]

/** Mails the job seeker the offered times, or the agreed time. Part of the transaction of the offer. */
export async function tellOfOffer(
  ctx: Context,
  found: FoundInterview,
  offer: InterviewOffer,
  isChange: boolean,
) {
  const mail = offerMail(aboutOf(found), offer, isChange)
  await tellJobSeeker(ctx, found, mail)
}

export function offerMail({ title, companyName }: About, offer: InterviewOffer, isChange: boolean) {
  const [first] = offer.times
  const what = isChange ? 'has changed the interview' : 'invites you to an interview'
  return {
    subject: `${isChange ? 'Interview changed' : 'Interview'}: ${title}`,
    company: companyName,
    paragraphs: [
      `${companyName} ${what} for “${title}”.`,
      ...(offer.isAgreed && first
        ? [`It is on ${momentOf(first)}.`]
        : ['Please pick a time that suits you:', ...offer.times.map((time) => `• ${momentOf(time)}`)]),
      ...factsOf(offer),
    ],
    buttonLabel: offer.isAgreed ? 'See the interview' : 'Pick a time',
    advice: NEVER_PAY,
  }
}

export async function tellOfCancel(ctx: Context, found: FoundInterview, reason: string): Promise<void> {
  await tellJobSeeker(ctx, found, cancelMail(aboutOf(found), reason))
}

export function cancelMail({ title, companyName }: About, reason: string) {
  return {
    subject: `Interview cancelled: ${title}`,
    company: companyName,
    paragraphs: [
      `${companyName} has cancelled the interview for “${title}”. Please do not go there.`,
      ...(reason ? ['They wrote:', { quote: reason }] : []),
    ],
    buttonLabel: 'See your application',
    advice: NEVER_PAY,
  }
}

type SeekerMail = ReturnType<typeof offerMail> | ReturnType<typeof cancelMail>

async function tellJobSeeker(ctx: Context, { application }: FoundInterview, mail: SeekerMail, once?: string) {
  const [first = ''] = mail.paragraphs
  await notifyJobSeeker(ctx, {
    jobSeekerId: application.jobSeekerId,
    kind: 'interview',
    text: typeof first === 'string' ? first : '',
    path: placeOf(application.id),
    ...(once && { once }),
    mail,
  })
}

type EmployersMail = { subject: string; paragraphs: (string | { quote: string })[] }

async function tellEmployer(ctx: Context, { employer, application }: FoundInterview, mail: EmployersMail) {
  await mailEmployer(ctx, {
    employerId: employer.id,
    kind: 'interview',
    ...mail,
    button: { label: 'See the application', path: employersPlaceOf(application.id) },
  })
}

/** Part of the transaction of the answer. */
export async function mailPick(ctx: Context, found: FoundInterview): Promise<void> {
  if (found.interview?.startsAt)
    await tellEmployer(ctx, found, pickMail(aboutOf(found), found.interview.startsAt))
}

export function pickMail({ title, fullName }: About, startsAt: Date): EmployersMail {
  return {
    subject: `Interview agreed: ${fullName}`,
    paragraphs: [`${fullName} comes to the interview for “${title}” on ${momentOf(startsAt)}.`],
  }
}

export async function mailRequest(ctx: Context, found: FoundInterview): Promise<void> {
  await tellEmployer(ctx, found, requestMail(aboutOf(found), found.interview?.asked ?? ''))
}

export function requestMail({ title, fullName }: About, asked: string): EmployersMail {
  return {
    subject: `Another time for an interview: ${fullName}`,
    paragraphs: [
      `${fullName} asks for another time for the interview for “${title}”:`,
      { quote: asked },
      'Offer other times in the application. Until then no time is agreed.',
    ],
  }
}

/** Part of the transaction that marks the interview. */
export async function remindBoth(ctx: Context, found: FoundInterview): Promise<void> {
  const { interview } = found
  if (!interview?.startsAt) return
  const about = aboutOf(found)
  const { startsAt } = interview
  await tellJobSeeker(ctx, found, reminderMail(about, startsAt, interview))
  await tellEmployer(ctx, found, employersReminderMail(about, startsAt))
}

export function reminderMail({ title, companyName }: About, startsAt: Date, meeting: Meeting) {
  return {
    subject: `Tomorrow: interview for ${title}`,
    company: companyName,
    paragraphs: [
      `Tomorrow is your interview with ${companyName} for “${title}”: ${momentOf(startsAt)}.`,
      ...factsOf(meeting),
      'If you cannot come, please say so today in the application.',
    ],
    buttonLabel: 'See the interview',
    advice: NEVER_PAY,
  }
}

export function employersReminderMail({ title, fullName }: About, startsAt: Date): EmployersMail {
  return {
    subject: `Tomorrow: interview with ${fullName}`,
    paragraphs: [`Tomorrow is your interview with ${fullName} for “${title}”: ${momentOf(startsAt)}.`],
  }
}
