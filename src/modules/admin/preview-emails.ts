import type { AdministratorContext } from '../../platform/context.ts'
import { currentWords, type Language } from '../../shared/language/words.ts'
import { WEEK } from '../../shared/time.ts'
import { employerWelcome, newNameMail, verifiedMail, withdrawnMail } from '../accounts/employers/mails.ts'
import { addressLinkMail, resetMail } from '../accounts/mails.ts'
import { matchesMail } from '../alerts/mails.ts'
import { newApplication } from '../applications/mails.ts'
import { contactReported, decisionMail } from '../contact-reports/mails.ts'
import { hourlyLimitMail, manyCvsMail } from '../cvs/mails.ts'
import { applyText } from '../email/apply-text.ts'
import { inDark } from '../email/compose-html.ts'
import { contactMail, testMail } from '../email/mails.ts'
import { isSubscribed } from '../email/policy.ts'
import { type MailText, prepareEmail } from '../email/prepare-email.ts'
import { readWrittenText } from '../email/reads.ts'
import { EMAIL_KINDS, type EmailKind, type EmailText } from '../email/schema.ts'
import { virusFoundMail } from '../file-scans/mails.ts'
import { employersReminderMail, pickMail, requestMail } from '../interviews/mails.ts'
import { afterEndMail, beforeEndMail, checkMail, heldJobMail } from '../jobs/mails.ts'
import { answerToReport, conversationReported, employerClosingMail } from '../messaging/mails.ts'
import { outcomeMail, paymentToCheck } from '../payments/mails.ts'
import { companyGoodbye } from '../personal-data/mails.ts'
import { companyReportMail, withdrawalMail } from '../privacy/mails.ts'
import { jobReported } from '../reports/mails.ts'
import { factorMail } from '../second-factors/mails.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { ceilingMail } from '../sms/mails.ts'
import { speakTo } from '../translations/speak-to.ts'
import { messageOfAdministrator } from './mail-people.ts'
import {
  ADDRESS,
  COMPANY,
  CV,
  companyName,
  contactPerson,
  FOUND,
  NOTE,
  PAID,
  PAYMENT,
  PERSON,
  SEARCH,
  TITLE,
  TOKEN,
  timesFrom,
} from './preview-facts.ts'
import { jobSeekerSamples } from './preview-job-seeker-emails.ts'

/** A placeholder link, because the people and jobs of these samples do not exist. */
const UNSUBSCRIBE = { pagePath: '/unsubscribe?token=sample', callPath: '/api/notices/unsubscribe/sample' }

/** Returns every kind of mail that the site sends, with sample people and jobs and the words that apply. */
export async function previewEmails(ctx: AdministratorContext) {
  const previews = EMAIL_KINDS.map(async (kind) => previewKind(ctx, kind, await readWrittenText(ctx, kind)))
  return (await Promise.all(previews)).flat()
}

/** Returns the samples of one kind with given words, or with the built-in ones; for job seekers also in Tok Pisin. */
export async function previewKind(ctx: AdministratorContext, kind: EmailKind, written?: EmailText) {
  const settings = await readSettings(ctx)
  const preview = (builtIn: MailText) => prepareSample(ctx, settings, kind, builtIn, written)
  const english = sampleMails(settings, ctx, kind).map(preview)
  const translated = await speakTo(ctx, 'tpi', () =>
    currentWords().language === 'tpi'
      ? jobSeekerSamples(settings, ctx.now, ctx.config.publicUrl)[kind]?.map(preview)
      : undefined,
  )
  return [...english, ...(translated ?? [])]
}

function prepareSample(
  ctx: AdministratorContext,
  settings: Settings,
  kind: EmailKind,
  builtIn: MailText,
  written: EmailText | undefined,
) {
  const mail = written ? applyText(builtIn, written, settings.site_name) : builtIn
  const prepared = isSubscribed(kind)
    ? prepareEmail(settings, ctx.config.publicUrl, { ...mail, kind, unsubscribe: UNSUBSCRIBE })
    : prepareEmail(settings, ctx.config.publicUrl, { ...mail, kind })
  const { subject, text, html } = prepared
  const canUnsubscribe = 'List-Unsubscribe' in prepared.headers
  const language: Language = currentWords().language
  return { kind, language, subject, text, html, dark: inDark(html), canUnsubscribe }
}

/**
 * Composes the texts of each kind with sample data, using the functions that write the real mails.
 */
export function sampleMails(
  settings: Settings,
  { now, config }: Pick<AdministratorContext, 'now' | 'config'>,
  kind: EmailKind,
): MailText[] {
  const others: Samples = { ...accountMails(settings), ...workMails(now), ...administratorMails(settings) }
  return [...(jobSeekerSamples(settings, now, config.publicUrl)[kind] ?? []), ...(others[kind] ?? [])]
}

type Samples = Partial<Record<EmailKind, MailText[]>>

function accountMails(settings: Settings): Samples {
  const reason = 'The company could not be reached.'
  return {
    employer_registration: [employerWelcome(settings, COMPANY)],
    administrator_password_reset: [resetMail(TOKEN, 'admin')],
    second_factor: (['on', 'off', 'codes'] as const).map(factorMail),
    administrator_email_change: [addressLinkMail(TOKEN, 'administrator')],
    account_deleted: [
      companyGoodbye(settings.site_name, contactPerson, companyName, 'You asked us to close'),
    ],
    employer_approval: [verifiedMail(settings, COMPANY), withdrawnMail(settings, COMPANY, reason)],
  }
}

function workMails(now: Date): Samples {
  const soon = new Date(now.getTime() + WEEK)
  const job = { id: 1, title: TITLE, applications: 12, email: ADDRESS, contactPerson }
  const search = { name: 'Nurses in Port Moresby', contactPerson, search: SEARCH }
  const about = { title: TITLE, companyName, fullName: PERSON.fullName }
  const [time = now] = timesFrom(now)
  return {
    application: [{ ...newApplication(PERSON.fullName, TITLE), greets: contactPerson }],
    job_reminder: [
      beforeEndMail({ ...job, endsAt: now, expiresAt: soon }),
      afterEndMail({ ...job, endsAt: now, expiresAt: now }),
    ],
    job_check: (['released', 'refused', 'blocked', 'unblocked'] as const).map((check) =>
      checkMail(contactPerson, TITLE, check, { note: NOTE, words: FOUND, paid: PAID[check] }),
    ),
    interview: [
      pickMail(about, time),
      requestMail(about, 'Any morning next week, please.'),
      employersReminderMail(about, time),
    ].map((mail) => ({
      ...mail,
      greets: contactPerson,
      button: { label: 'See the application', path: '/employer-dashboard?tab=applications' },
    })),
    conversation_closed: (['money', null] as const).map((reason) =>
      employerClosingMail({ id: 1, contactPerson, fullName: PERSON.fullName }, reason),
    ),
    saved_search: [matchesMail(search, 12, [{ ...CV, skills: [...CV.skills] }])],
    contact_report: (['confirmed', 'declined'] as const).map((state) =>
      decisionMail({ contactPerson, jobTitle: CV.jobTitle, credits: 2 }, { state, note: NOTE }),
    ),
    cv_withdrawn: [withdrawalMail({ contactPerson }, 2)],
    payment_processed: (['approved', 'rejected'] as const).map((status) =>
      outcomeMail({ ...PAYMENT, status }),
    ),
    report_answer: [answerToReport(contactPerson, PERSON.fullName, { outcome: 'dismissed', reply: '' })],
  }
}

function administratorMails(settings: Settings): Samples {
  const report = { reason: 'other', details: NOTE } as const
  const conversation = { id: 1, reporter: PERSON.fullName, reported: companyName, bodies: [NOTE] }
  const message = { name: PERSON.fullName, email: ADDRESS, subject: 'payment', message: NOTE } as const
  return {
    payment_request: [paymentToCheck(PAYMENT)],
    contact: [contactMail(message, '')],
    administrator_notice: [
      companyReportMail(companyName, { reason: 'money', details: NOTE }),
      heldJobMail(TITLE),
      jobReported({ id: 1, title: TITLE, companyName }, report),
      conversationReported(conversation, report),
      contactReported(companyName, 1, 'other'),
      hourlyLimitMail(1, 200),
      manyCvsMail(1, companyName, { bought: 31, busiest: 4 }),
      newNameMail(1, companyName, `${companyName} Limited`),
      virusFoundMail('cvs/sample', 'Win.Test.EICAR_HDB-1'),
      ...[false, true].map((isReached) => ceilingMail(200, isReached)),
    ],
    administrator_message: [messageOfAdministrator(PERSON.fullName, 'Your CV', NOTE)],
    test: [testMail(settings.site_name)],
  }
}
