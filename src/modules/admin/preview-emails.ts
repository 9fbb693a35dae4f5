import type { AdministratorContext } from '../../platform/context.ts'
import { WEEK } from '../../shared/time.ts'
import {
  accountStateMail,
  addressLinkMail,
  addressRequestMail,
  employerWelcome,
  jobSeekerWelcome,
  lostNumberMail,
  newAddressMail,
  newNameMail,
  PASSWORD_CHANGED,
  resetMail,
  verifiedMail,
  withdrawnMail,
} from '../accounts/mails.ts'
import { matchesMail } from '../alerts/mails.ts'
import {
  newApplication,
  openedMail as openedApplication,
  receivedMail,
  statusMail,
} from '../applications/mails.ts'
import { contactReported, decisionMail } from '../contact-reports/mails.ts'
import { cvStateMail, hourlyLimitMail, manyCvsMail, openedMail } from '../cvs/mails.ts'
import { expiryMail } from '../documents/mails.ts'
import { applyText } from '../email/apply-text.ts'
import { inDark } from '../email/compose-html.ts'
import { contactMail, testMail } from '../email/mails.ts'
import { isSubscribed } from '../email/policy.ts'
import { type MailText, prepareEmail } from '../email/prepare-email.ts'
import { readWrittenText } from '../email/reads.ts'
import { EMAIL_KINDS, type EmailKind, type EmailText } from '../email/schema.ts'
import { fileRemovedMail, virusFoundMail } from '../file-scans/mails.ts'
import {
  cancelMail,
  employersReminderMail,
  offerMail,
  pickMail,
  reminderMail,
  requestMail,
} from '../interviews/mails.ts'
import { confirmationMail, newJobsMail } from '../job-alerts/mails.ts'
import { afterEndMail, beforeEndMail, checkMail, heldJobMail } from '../jobs/mails.ts'
import {
  answerToReport as answerAboutConversation,
  closingWords,
  conversationReported,
  employerClosingMail,
  mailFrom,
} from '../messaging/mails.ts'
import { NEVER_PAY } from '../notices/tell-people.ts'
import { outcomeMail, paymentToCheck } from '../payments/mails.ts'
import { companyGoodbye, goodbye } from '../personal-data/mails.ts'
import { companyReportMail, withdrawalMail } from '../privacy/mails.ts'
import { answerToReport, jobReported } from '../reports/mails.ts'
import { factorMail } from '../second-factors/mails.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { ceilingMail } from '../sms/mails.ts'

import { messageOfAdministrator } from './mail-people.ts'

/** A placeholder link, because the people and jobs of these samples do not exist. */
const UNSUBSCRIBE = { pagePath: '/unsubscribe?token=sample', callPath: '/api/notices/unsubscribe/sample' }

/** Returns every kind of mail that the site sends, with sample people and jobs and the words that apply. */
export async function previewEmails(ctx: AdministratorContext) {
  const previews = EMAIL_KINDS.map(async (kind) => previewKind(ctx, kind, await readWrittenText(ctx, kind)))
  return (await Promise.all(previews)).flat()
}

/** Returns the samples of one kind with given words, or with the built-in ones. */
export async function previewKind(ctx: AdministratorContext, kind: EmailKind, written?: EmailText) {
  const settings = await readSettings(ctx)
  return sampleMails(settings, ctx.now)[kind].map((builtIn) => {
    const mail = written ? applyText(builtIn, written, settings.site_name) : builtIn
    const prepared = isSubscribed(kind)
      ? prepareEmail(settings, ctx.config.publicUrl, { ...mail, kind, unsubscribe: UNSUBSCRIBE })
      : prepareEmail(settings, ctx.config.publicUrl, { ...mail, kind })
    const { subject, text, html } = prepared
    const canUnsubscribe = 'List-Unsubscribe' in prepared.headers
    return { kind, subject, text, html, dark: inDark(html), canUnsubscribe }
  })
}

const PERSON = { fullName: 'Ana Kila', username: 'ana.kila' }
const COMPANY = { companyName: 'Boroko Builders', contactPerson: 'Peter Haro' }
const { companyName, contactPerson } = COMPANY
const TITLE = 'Diesel Fitter'
const ADDRESS = 'ana.kila@example.com'
const NOTE = 'Thank you for your patience.'
const TOKEN = 'sample'
const CVS = { label: 'Open your CVs', path: '/jobseeker-dashboard?tab=cvs' }
const FOUND = [{ field: 'Requirements', before: 'Bring a ', word: 'registration fee', after: ' of K50' }]
const PAID = {
  released: 'The 30 days that you paid for are counted from today.',
  refused: 'You have 5 credits back.',
  blocked: '',
  unblocked: '',
}
const PAYMENT = {
  reference: 'PW-SAMPLE',
  packageName: 'Standard',
  packageCredits: 50,
  amount: 45_000,
  paymentMethod: 'bank_transfer',
  adminNotes: NOTE,
} as const
const CV = {
  ...PERSON,
  jobTitle: 'Registered Nurse',
  experience: 'mid',
  location: 'Port Moresby',
  salaryMin: 45_000,
  salaryMax: 60_000,
  skills: ['Triage', 'Wound care', 'Theatre'],
  skillsCount: 7,
} as const
const SEARCH = {
  query: 'nurse',
  category: '',
  experience: '',
  location: 'port-moresby',
  education: '',
  salaryRange: [],
  skills: [],
  maxSalary: null,
  hideOpened: false,
}
const ALERT = {
  name: 'nurse · Port Moresby',
  search: { query: 'nurse', location: 'port-moresby' },
  frequency: 'daily',
  token: TOKEN,
} as const
const ALERT_JOB = {
  id: 1,
  title: 'Registered Nurse',
  companyName,
  locationName: 'Port Moresby',
  salaryRange: 'K1,900 – K2,400 a fortnight',
}

/**
 * Composes the texts of each kind with sample data, using the functions that write the real mails. `now` is their date.
 */
export function sampleMails(settings: Settings, now: Date): Record<EmailKind, MailText[]> {
  return {
    ...accountMails(settings),
    ...workMails(now),
    interview: interviewMails(now),
    ...administratorMails(settings),
  }
}

function accountMails(settings: Settings) {
  const site = settings.site_name
  const reason = 'The company could not be reached.'
  const account = { name: PERSON.fullName, reason, loginPath: '/login' }
  return {
    registration: [jobSeekerWelcome(site, PERSON)],
    employer_registration: [employerWelcome(settings, COMPANY)],
    password_reset: [resetMail(TOKEN, 'user')],
    administrator_password_reset: [resetMail(TOKEN, 'admin')],
    password_changed: [PASSWORD_CHANGED],
    second_factor: (['on', 'off', 'codes'] as const).map(factorMail),
    email_change: [addressLinkMail(TOKEN, 'jobSeeker')],
    administrator_email_change: [addressLinkMail(TOKEN, 'administrator')],
    email_changed: [addressRequestMail(ADDRESS), newAddressMail(ADDRESS)],
    account_deleted: [
      goodbye(site, PERSON.fullName, 'You asked us to delete'),
      companyGoodbye(site, PERSON.fullName, 'Boroko Builders', 'You asked us to close'),
    ],
    account_state: [
      accountStateMail(settings, { ...account, isActive: false }),
      ...[accountStateMail(settings, { ...account, isActive: true }), lostNumberMail('+675 7123 4567')],
      ...(['activated', 'deactivated', 'deleted'] as const).map((what) =>
        cvStateMail(settings.support_email, PERSON.fullName, CV.jobTitle, what),
      ),
      fileRemovedMail({ name: PERSON.fullName, file: `the file of your CV “${CV.jobTitle}”`, button: CVS }),
    ],
    employer_approval: [verifiedMail(settings, COMPANY), withdrawnMail(settings, COMPANY, reason)],
  }
}

function workMails(now: Date) {
  const soon = new Date(now.getTime() + WEEK)
  const job = { id: 1, title: TITLE, applications: 12, email: ADDRESS, contactPerson }
  const search = { name: 'Nurses in Port Moresby', contactPerson, search: SEARCH }
  return {
    application: [newApplication(PERSON.fullName, TITLE)],
    application_status: (['interviewing', 'onboarding', 'rejected'] as const).map((status) =>
      withButton(statusMail(TITLE, companyName, status)),
    ),
    job_reminder: [
      beforeEndMail({ ...job, endsAt: now, expiresAt: soon }),
      afterEndMail({ ...job, endsAt: now, expiresAt: now }),
    ],
    job_check: (['released', 'refused', 'blocked', 'unblocked'] as const).map((check) =>
      checkMail(contactPerson, TITLE, check, { note: NOTE, words: FOUND, paid: PAID[check] }),
    ),
    message: [
      withButton({
        ...mailFrom(companyName, { job: { title: TITLE } }, NOTE),
        company: companyName,
        buttonLabel: 'Read and answer',
        advice: NEVER_PAY,
      }),
    ],
    conversation_closed: (['money', null] as const).map((reason) =>
      employerClosingMail({ id: 1, contactPerson, fullName: PERSON.fullName }, reason),
    ),
    saved_search: [matchesMail(search, 12, [{ ...CV, skills: [...CV.skills] }])],
    job_alert: [
      newJobsMail({ ...ALERT, fullName: PERSON.fullName }, 4, [ALERT_JOB], 'https://painimwok.example'),
    ],
    job_alert_confirmation: [confirmationMail(ALERT)],
    notice: [
      withButton(receivedMail(TITLE, companyName)),
      withButton(expiryMail('Licence class 6', '2027-01-31')),
      withButton(openedApplication(TITLE, companyName)),
      withButton(openedMail(companyName, 'view', CV.jobTitle, now)),
      withButton({
        ...closingWords(companyName, 'money'),
        company: companyName,
        buttonLabel: 'See the conversation',
      }),
    ],
    contact_report: (['confirmed', 'declined'] as const).map((state) =>
      decisionMail({ contactPerson, jobTitle: CV.jobTitle, credits: 2 }, { state, note: NOTE }),
    ),
    cv_withdrawn: [withdrawalMail({ contactPerson }, 2)],
    payment_processed: (['approved', 'rejected'] as const).map((status) =>
      outcomeMail({ ...PAYMENT, status }),
    ),
  }
}

/** For both sides: times to pick, an agreed one, answers, a reminder, and the end. */
function interviewMails(now: Date): MailText[] {
  const about = { title: TITLE, companyName, fullName: PERSON.fullName }
  const times = [1, 2].map((weeks) => new Date(now.getTime() + weeks * WEEK))
  const [time = now] = times
  const meeting = {
    minutes: 30,
    way: 'meeting',
    place: 'Waigani Drive, second floor',
    note: 'Ask for Vagi',
  } as const
  const offer = { ...meeting, times, isAgreed: false, seen: '' }
  const forEmployer = [
    pickMail(about, time),
    requestMail(about, 'Any morning next week, please.'),
    employersReminderMail(about, time),
  ]
  return [
    withButton(offerMail(about, offer, false)),
    withButton(offerMail(about, { ...offer, times: [time], isAgreed: true }, true)),
    withButton(reminderMail(about, time, meeting)),
    withButton(cancelMail(about, NOTE)),
    ...forEmployer.map((mail) => withButton({ ...mail, buttonLabel: 'See the application' })),
  ]
}

function administratorMails(settings: Settings) {
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
    report_answer: [
      answerToReport(PERSON.fullName, { title: TITLE, outcome: 'blocked', reply: '' }),
      answerToReport(PERSON.fullName, { title: TITLE, outcome: 'dismissed', reply: '' }),
      answerAboutConversation(PERSON.fullName, companyName, { outcome: 'closed', reply: '' }),
      answerAboutConversation(contactPerson, PERSON.fullName, { outcome: 'dismissed', reply: '' }),
    ],
    administrator_message: [messageOfAdministrator(PERSON.fullName, 'Your CV', NOTE)],
    test: [testMail(settings.site_name)],
  }
}

/** A notice greets its reader, and has a label for its button, whose target depends on the subject of the notice. */
function withButton({ buttonLabel, ...text }: Omit<MailText, 'button'> & { buttonLabel: string }): MailText {
  const paragraphs = [`Dear ${PERSON.fullName}`, ...text.paragraphs]
  return { ...text, paragraphs, button: { label: buttonLabel, path: '/jobseeker-dashboard' } }
}
