import { t } from '../../shared/language/words.ts'
import {
  accountStateMail,
  addressLinkMail,
  addressRequestMail,
  jobSeekerWelcome,
  lostNumberMail,
  newAddressMail,
  newPasswordMail,
  resetMail,
} from '../accounts/mails.ts'
import {
  blockedMail,
  deletedMail,
  endedMail,
  openedMail as openedApplication,
  receivedMail,
  statusMail,
} from '../applications/mails.ts'
import { APPLICATION_STATUSES } from '../applications/schema.ts'
import { unreachableMail } from '../contact-reports/mails.ts'
import { cvStateMail, openedMail } from '../cvs/mails.ts'
import { expiryMail } from '../documents/mails.ts'
import type { MailText } from '../email/prepare-email.ts'
import type { EmailKind } from '../email/schema.ts'
import { fileRemovedMail } from '../file-scans/mails.ts'
import { cancelMail, offerMail, reminderMail } from '../interviews/mails.ts'
import { confirmationMail, newJobsMail } from '../job-alerts/mails.ts'
import { answerToReport as answerAboutConversation, closingMail, messageMail } from '../messaging/mails.ts'
import { goodbye } from '../personal-data/mails.ts'
import { answerToReport } from '../reports/mails.ts'
import type { Settings } from '../settings/schema.ts'
import {
  ADDRESS,
  ALERT,
  ALERT_JOB,
  CV,
  CVS,
  companyName,
  MEETING,
  NOTE,
  PERSON,
  TITLE,
  TOKEN,
  timesFrom,
} from './preview-facts.ts'

const { fullName } = PERSON

/** Every mail to job seekers, in the language that is spoken. */
export function jobSeekerSamples(
  settings: Settings,
  now: Date,
  publicUrl: string,
): Partial<Record<EmailKind, MailText[]>> {
  return { ...accountMails(settings), ...newsMails(now, publicUrl) }
}

function accountMails(settings: Settings): Partial<Record<EmailKind, MailText[]>> {
  const site = settings.site_name
  const account = { name: fullName, reason: NOTE, loginPath: '/login' }
  return {
    registration: [jobSeekerWelcome(site, PERSON)],
    password_reset: [resetMail(TOKEN, 'user')],
    password_changed: [newPasswordMail()],
    email_change: [addressLinkMail(TOKEN, 'jobSeeker')],
    email_changed: [addressRequestMail(ADDRESS), newAddressMail(ADDRESS)],
    account_deleted: (['asked', 'administrator'] as const).map((because) => goodbye(site, fullName, because)),
    account_state: [
      ...[false, true].map((isActive) => accountStateMail(settings, { ...account, isActive })),
      lostNumberMail('+675 7123 4567'),
      ...(['activated', 'deactivated', 'deleted'] as const).map((what) =>
        cvStateMail(settings.support_email, fullName, CV.jobTitle, what),
      ),
      fileRemovedMail({
        name: fullName,
        file: () => t('the file of your CV “{title}”', { title: CV.jobTitle }),
        button: CVS,
      }),
    ],
    report_answer: [
      ...(['blocked', 'dismissed'] as const).map((outcome) =>
        answerToReport(fullName, { title: TITLE, outcome, reply: '' }),
      ),
      ...(['closed', 'dismissed'] as const).map((outcome) =>
        answerAboutConversation(fullName, companyName, { outcome, reply: '' }),
      ),
    ],
  }
}

function newsMails(now: Date, publicUrl: string): Partial<Record<EmailKind, MailText[]>> {
  const about = { title: TITLE, companyName, fullName }
  const times = timesFrom(now)
  const [time = now] = times
  const offer = { ...MEETING, times, isAgreed: false, seen: '' }
  const reader = { ...ALERT, fullName }
  return {
    application_status: [
      ...APPLICATION_STATUSES.map((status) => withButton(statusMail(TITLE, companyName, status))),
      withButton(statusMail(TITLE, companyName, 'rejected', NOTE)),
    ],
    message: [
      withButton(messageMail(companyName, { job: { title: TITLE } }, NOTE)),
      withButton(messageMail(companyName, { job: null }, NOTE)),
    ],
    interview: [
      withButton(offerMail(about, offer, false)),
      withButton(offerMail(about, { ...offer, times: [time], isAgreed: true }, true)),
      withButton(reminderMail(about, time, MEETING)),
      withButton(cancelMail(about, NOTE)),
    ],
    job_alert: [4, 1].map((total) => newJobsMail(reader, total, [ALERT_JOB], publicUrl)),
    job_alert_confirmation: (['daily', 'weekly'] as const).map((frequency) =>
      confirmationMail({ ...ALERT, frequency }),
    ),
    notice: [
      ...[receivedMail, openedApplication, endedMail, deletedMail, blockedMail].map((mail) =>
        withButton(mail(TITLE, companyName)),
      ),
      ...DOCUMENTS.map((document) => withButton(expiryMail(document, '2027-01-31'))),
      ...(['view', 'download'] as const).map((type) =>
        withButton(openedMail(companyName, type, CV.jobTitle, now)),
      ),
      withButton(unreachableMail(CV.jobTitle)),
      ...(['money', null] as const).map((reason) => withButton(closingMail(companyName, reason))),
    ],
  }
}

const DOCUMENTS = [
  { kind: 'licence', name: '', classes: ['6'] },
  { kind: 'trade_test', name: TITLE, classes: [] },
] as const

/** A notice greets its reader, and has a label for its button, whose target depends on the subject of the notice. */
function withButton({ buttonLabel, ...text }: Omit<MailText, 'button'> & { buttonLabel: string }): MailText {
  return { ...text, greets: fullName, button: { label: buttonLabel, path: '/jobseeker-dashboard' } }
}
