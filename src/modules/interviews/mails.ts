import type { Context } from '../../platform/context.ts'
import { formatTime, formatWeekday } from '../../shared/dates.ts'
import { type Message, message, worded } from '../../shared/language/message.ts'
import { t } from '../../shared/language/words.ts'
import { mailEmployer, type NoticeMail, neverPay, notifyJobSeeker } from '../notices/tell-people.ts'
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
  t('{way}, {minutes} minutes: {place}', { way: t(INTERVIEW_WAY_LABELS[way]), minutes, place }),
  ...(note ? [note] : []),
]

/** Mails the job seeker the offered times, or the agreed time. Part of the transaction of the offer. */
export async function tellOfOffer(
  ctx: Context,
  found: FoundInterview,
  offer: InterviewOffer,
  isChange: boolean,
) {
  const about = aboutOf(found)
  const [time] = offer.times
  const text = offer.isAgreed && time ? agreed(about, time, isChange) : offered(about, isChange)
  await tellJobSeeker(ctx, found, text, () => offerMail(about, offer, isChange))
}

/** With the time, because it is also sent by SMS to people who may have no data to open the page. */
function agreed({ title: job, companyName: company }: About, time: Date, isChange: boolean): Message {
  const values = { company, job, moment: { moment: time.toISOString() } }
  return isChange
    ? message('{company} has changed the interview for “{job}” to {moment}.', values)
    : message('{company} invites you to an interview for “{job}”: {moment}.', values)
}

const offered = ({ title: job, companyName: company }: About, isChange: boolean) =>
  isChange
    ? message('{company} has changed the interview for “{job}”.', { company, job })
    : message('{company} invites you to an interview for “{job}”.', { company, job })

export function offerMail(about: About, offer: InterviewOffer, isChange: boolean) {
  const [first] = offer.times
  const job = about.title
  return {
    subject: isChange ? t('Interview changed: {job}', { job }) : t('Interview: {job}', { job }),
    company: about.companyName,
    paragraphs: [
      worded(offered(about, isChange)),
      ...(offer.isAgreed && first
        ? [t('It is on {moment}.', { moment: momentOf(first) })]
        : [t('Please pick a time that suits you:'), ...offer.times.map((time) => `• ${momentOf(time)}`)]),
      ...factsOf(offer),
    ],
    buttonLabel: offer.isAgreed ? t('See the interview') : t('Pick a time'),
    advice: neverPay(),
  }
}

export async function tellOfCancel(ctx: Context, found: FoundInterview, reason: string): Promise<void> {
  const about = aboutOf(found)
  await tellJobSeeker(ctx, found, cancelled(about), () => cancelMail(about, reason))
}

const cancelled = ({ title: job, companyName: company }: About) =>
  message('{company} has cancelled the interview for “{job}”. Please do not go there.', { company, job })

export function cancelMail(about: About, reason: string) {
  return {
    subject: t('Interview cancelled: {job}', { job: about.title }),
    company: about.companyName,
    paragraphs: [worded(cancelled(about)), ...(reason ? [t('They wrote:'), { quote: reason }] : [])],
    buttonLabel: t('See your application'),
    advice: neverPay(),
  }
}

async function tellJobSeeker(
  ctx: Context,
  { application }: FoundInterview,
  text: Message,
  mail: () => NoticeMail,
): Promise<void> {
  const { id, jobSeekerId } = application
  await notifyJobSeeker(ctx, { jobSeekerId, kind: 'interview', text, path: placeOf(id), mail })
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
  const mail = () => reminderMail(about, startsAt, interview)
  await tellJobSeeker(ctx, found, tomorrow(about, startsAt), mail)
  await tellEmployer(ctx, found, employersReminderMail(about, startsAt))
}

const tomorrow = ({ title: job, companyName: company }: About, startsAt: Date) =>
  message('Tomorrow is your interview with {company} for “{job}”: {moment}.', {
    company,
    job,
    moment: { moment: startsAt.toISOString() },
  })

export function reminderMail(about: About, startsAt: Date, meeting: Meeting) {
  return {
    subject: t('Tomorrow: interview for {job}', { job: about.title }),
    company: about.companyName,
    paragraphs: [
      worded(tomorrow(about, startsAt)),
      ...factsOf(meeting),
      t('If you cannot come, please say so today in the application.'),
    ],
    buttonLabel: t('See the interview'),
    advice: neverPay(),
  }
}

export function employersReminderMail({ title, fullName }: About, startsAt: Date): EmployersMail {
  return {
    subject: `Tomorrow: interview with ${fullName}`,
    paragraphs: [`Tomorrow is your interview with ${fullName} for “${title}”: ${momentOf(startsAt)}.`],
  }
}
