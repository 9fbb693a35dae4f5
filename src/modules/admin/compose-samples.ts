import { addressNamed, confirmAddress } from '../accounts/change-email.ts'
import { PASSWORD_CHANGED } from '../accounts/change-password.ts'
import { addressChanged } from '../accounts/confirm-email.ts'
import { accountStateMail } from '../accounts/mail-account-state.ts'
import { resetMail } from '../accounts/request-password-reset.ts'
import { employerWelcome, jobSeekerWelcome } from '../accounts/send-welcome.ts'
import { renamed } from '../accounts/tell-of-rename.ts'
import { verifiedMail, withdrawnMail } from '../accounts/verify-employer.ts'
import { matchesMail } from '../alerts/mail-new-matches.ts'
import { receivedMail, statusMail } from '../applications/notify-applicant.ts'
import { newApplication } from '../applications/notify-employer.ts'
import { decisionMail } from '../contact-reports/decide-report.ts'
import { contactReported } from '../contact-reports/report-contact.ts'
import { cvStateMail } from '../cvs/mail-owner.ts'
import { openedMail } from '../cvs/tell-owner.ts'
import { harvesting } from '../cvs/warn-of-harvesting.ts'
import { contactMail } from '../email/contact-support.ts'
import type { MailText } from '../email/prepare-email.ts'
import type { EmailKind } from '../email/schema.ts'
import { testMail } from '../email/send-test-email.ts'
import { remindOfEnd, tellOfEnd } from '../jobs/remind-employers.ts'
import { checkedJob, jobToCheck } from '../jobs/tell-of-checks.ts'
import { mailFrom } from '../messaging/notify-recipient.ts'
import { conversationReported } from '../messaging/report-conversation.ts'
import { closingWords, employerClosingMail } from '../messaging/tell-of-closing.ts'
import { outcomeMail } from '../payments/process-payment-request.ts'
import { paymentToCheck } from '../payments/submit-payment-request.ts'
import { goodbye } from '../personal-data/delete-account.ts'
import { jobReported } from '../reports/report-job.ts'
import { factorMail } from '../second-factors/tell-of-factor.ts'
import type { Settings } from '../settings/schema.ts'

const PERSON = { fullName: 'Ana Kila', username: 'ana.kila' }
const COMPANY = { companyName: 'Boroko Builders', contactPerson: 'Peter Haro' }
const { companyName, contactPerson } = COMPANY
const TITLE = 'Diesel Fitter'
const ADDRESS = 'ana.kila@example.com'
const NOTE = 'Thank you for your patience.'
const TOKEN = 'sample'
const WEEK = 7 * 86_400_000
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
  skills: [],
  maxSalary: null,
  hideOpened: false,
}

/** The texts of each kind with sample data, made by the functions that write the real ones. `now` dates them. */
export function sampleMails(settings: Settings, now: Date): Record<EmailKind, MailText[]> {
  return { ...accountMails(settings), ...workMails(now), ...administratorMails(settings) }
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
    email_change: [confirmAddress(TOKEN, 'jobSeeker')],
    administrator_email_change: [confirmAddress(TOKEN, 'administrator')],
    email_changed: [addressNamed(ADDRESS), addressChanged(ADDRESS)],
    account_deleted: [goodbye(site, PERSON.fullName, 'You asked us to delete')],
    account_state: [
      accountStateMail(settings, { ...account, isActive: false }),
      accountStateMail(settings, { ...account, isActive: true }),
      ...(['activated', 'deactivated', 'deleted'] as const).map((what) =>
        cvStateMail(settings.support_email, PERSON.fullName, CV.jobTitle, what),
      ),
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
    application_status: (['reviewed', 'onboarding', 'rejected'] as const).map((status) =>
      withButton(statusMail(TITLE, companyName, status)),
    ),
    job_reminder: [
      remindOfEnd({ ...job, endsAt: now, expiresAt: soon }),
      tellOfEnd({ ...job, endsAt: now, expiresAt: now }),
    ],
    job_check: (['released', 'refused', 'blocked', 'unblocked'] as const).map((check) =>
      checkedJob(contactPerson, TITLE, check, NOTE),
    ),
    message: [
      withButton({
        ...mailFrom(companyName, { job: { title: TITLE } }, NOTE),
        buttonLabel: 'Read and answer',
      }),
    ],
    conversation_closed: (['money', null] as const).map((reason) =>
      employerClosingMail({ id: 1, contactPerson, fullName: PERSON.fullName }, reason),
    ),
    saved_search: [matchesMail(search, 12, [{ ...CV, skills: [...CV.skills] }])],
    notice: [
      withButton(receivedMail(TITLE, companyName)),
      withButton(openedMail(companyName, 'view', CV.jobTitle, now)),
      withButton({ ...closingWords(companyName, 'money'), buttonLabel: 'See the conversation' }),
    ],
    contact_report: (['confirmed', 'declined'] as const).map((state) =>
      decisionMail({ contactPerson, jobTitle: CV.jobTitle, credits: 2 }, { state, note: NOTE }),
    ),
    payment_processed: (['approved', 'rejected'] as const).map((status) =>
      outcomeMail({ ...PAYMENT, status }),
    ),
  }
}

function administratorMails(settings: Settings) {
  const report = { reason: 'other', details: NOTE } as const
  const conversation = { id: 1, reporter: PERSON.fullName, reported: companyName, bodies: [NOTE] }
  const message = { name: PERSON.fullName, email: ADDRESS, subject: 'payment', message: NOTE } as const
  return {
    payment_request: [paymentToCheck(PAYMENT)],
    contact: [contactMail(message, '')],
    administrator_notice: [
      jobToCheck(TITLE),
      jobReported({ id: 1, title: TITLE, companyName }, report),
      conversationReported(conversation, report),
      contactReported(companyName, 1, 'other'),
      harvesting(1, 200),
      renamed(1, companyName, `${companyName} Limited`),
    ],
    test: [testMail(settings.site_name)],
  }
}

/** Notices give their button a label; where it leads depends on what they are about. */
function withButton({ buttonLabel, ...text }: Omit<MailText, 'button'> & { buttonLabel: string }): MailText {
  return { ...text, button: { label: buttonLabel, path: '/jobseeker-dashboard' } }
}
