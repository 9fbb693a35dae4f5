import { idempotencyTasks } from './http/idempotency.ts'
import { welcomeEmployer } from './modules/accounts/employers/mails.ts'
import { welcomeJobSeeker } from './modules/accounts/mails.ts'
import { sendResetLink } from './modules/accounts/passwords.ts'
import { sendCode } from './modules/accounts/phone/codes.ts'
import { cleanUpPictures, removeInfectedPicture } from './modules/accounts/pictures.ts'
import { cleanUpAccounts } from './modules/accounts/sessions.ts'
import { aiSearchTasks } from './modules/ai-search/tasks.ts'
import { mailNewMatches } from './modules/alerts/mails.ts'
import { applicationCounts } from './modules/applications/compare-counts.ts'
import { recordOpening } from './modules/applications/move-applications.ts'
import {
  tellApplicantsOf,
  tellApplicantsOfEndedJobs,
  tellOfMoves,
  warnApplicantsOf,
} from './modules/applications/tell-applicants.ts'
import { grantTrialCredits } from './modules/credits/move-credits.ts'
import { forgetViewers } from './modules/cvs/count-view.ts'
import { cleanUpCvFiles, cleanUpReadFiles } from './modules/cvs/files/clean-up-files.ts'
import { removeInfectedCvFile } from './modules/cvs/files/remove-infected-cv-file.ts'
import { cleanUpDocuments, removeInfectedDocument } from './modules/documents/keep-documents.ts'
import { remindOfDocuments } from './modules/documents/remind-of-expiry.ts'
import { cleanUpEmails } from './modules/email/outbox.ts'
import { sendDueEmails, sendEmails } from './modules/email/send-email.ts'
import { scanWaitingFiles } from './modules/file-scans/scan-files.ts'
import { remindOfInterviews } from './modules/interviews/remind-of-interviews.ts'
import { cleanUpAlerts } from './modules/job-alerts/keep-alert.ts'
import { mailNewJobs } from './modules/job-alerts/mail-new-jobs.ts'
import { forgetViews } from './modules/jobs/count-view.ts'
import { remindEmployers } from './modules/jobs/endings.ts'
import { jobWords } from './modules/jobs/matching/compare-words.ts'
import { conversationCounts } from './modules/messaging/compare-counts.ts'
import { cleanUpNotices } from './modules/notices/mark-notices.ts'
import { pushNotice } from './modules/notices/tell-people.ts'
import { cleanUpSlips, removeInfectedSlip } from './modules/payments/slips.ts'
import { hiddenFrom } from './modules/privacy/compare-hidden.ts'
import { sendPush } from './modules/push/send-push.ts'
import { searchTasks } from './modules/search/tasks.ts'
import { cleanUpTickets } from './modules/second-factors/start-login.ts'
import { cleanUpSms } from './modules/sms/outbox.ts'
import { sendDueSms, sendSms } from './modules/sms/send-sms.ts'
import { cleanUpVisits } from './modules/statistics/visits.ts'
import { cleanUpFigures } from './modules/status/measure-status.ts'
import { compare } from './platform/comparisons.ts'
import { rateLimitTasks } from './platform/rate-limit.ts'
import type { TaskModule } from './platform/tasks/tasks.ts'

const accountsTasks: TaskModule = {
  handlers: {
    'job-seeker-registered': (ctx, { jobSeekerId }) => welcomeJobSeeker(ctx, jobSeekerId),
    'employer-registered': (ctx, { employerId }) => welcomeEmployer(ctx, employerId),
    'password-reset-requested': (ctx, { email, userType, at }) =>
      sendResetLink(ctx, email, userType, new Date(at)),
    'phone-code-requested': sendCode,
    'file-infected': (ctx, { fileKey }) => removeInfectedPicture(ctx, fileKey),
    'clean-up': async (ctx) => {
      await cleanUpAccounts(ctx)
      await cleanUpPictures(ctx)
    },
  },
}

const alertsTasks: TaskModule = {
  handlers: { 'mail-saved-searches': mailNewMatches },
  // 06:00 in Port Moresby, Monday to Saturday
  schedules: { 'mail-saved-searches': '0 20 * * 0-5' },
}

const applicationsTasks: TaskModule = {
  handlers: {
    'application-cv-opened': (ctx, { cvId, employerId, at }) =>
      recordOpening(ctx, { cvId, employerId, at: new Date(at) }),
    'applications-moved': (ctx, { changeIds }) => tellOfMoves(ctx, changeIds),
    'job-blocked': (ctx, { jobId }) => warnApplicantsOf(ctx, jobId),
    'job-closed': (ctx, { jobId }) => tellApplicantsOf(ctx, jobId),
    'tell-of-ended-jobs': tellApplicantsOfEndedJobs,
    'compare-derived-rows': (ctx) => compare(ctx, applicationCounts),
  },
  schedules: { 'tell-of-ended-jobs': '7 * * * *' },
}

const creditsTasks: TaskModule = {
  handlers: { 'employer-registered': (ctx, { employerId }) => grantTrialCredits(ctx, employerId) },
}

const cvsTasks: TaskModule = {
  handlers: {
    'file-infected': (ctx, { fileKey }) => removeInfectedCvFile(ctx, fileKey),
    'clean-up': async (ctx) => {
      await cleanUpReadFiles(ctx)
      await cleanUpCvFiles(ctx)
      await forgetViewers(ctx)
    },
  },
}

const documentsTasks: TaskModule = {
  handlers: {
    'file-infected': (ctx, { fileKey }) => removeInfectedDocument(ctx, fileKey),
    'clean-up': async (ctx) => {
      await cleanUpDocuments(ctx)
    },
    'remind-of-documents': remindOfDocuments,
  },
  // Hourly from 8:00 to 17:00 in Port Moresby, like the other reminders.
  schedules: { 'remind-of-documents': '32 0-7,22,23 * * *' },
}

const emailTasks: TaskModule = {
  handlers: { 'send-email': sendEmails, 'send-due-emails': sendDueEmails, 'clean-up': cleanUpEmails },
  schedules: { 'send-due-emails': '* * * * *' },
}

const fileScansTasks: TaskModule = {
  handlers: { 'scan-files': scanWaitingFiles },
  schedules: { 'scan-files': '* * * * *' },
}

const interviewsTasks: TaskModule = {
  handlers: { 'remind-of-interviews': remindOfInterviews },
  // Hourly from 8:00 to 17:00 in Port Moresby: a later run makes up for a missed one, and no phone rings at night.
  schedules: { 'remind-of-interviews': '22 0-7,22,23 * * *' },
}

const jobAlertsTasks: TaskModule = {
  handlers: { 'mail-job-alerts': mailNewJobs, 'clean-up': cleanUpAlerts },
  // From 05:10 to 09:10 in Port Moresby: a later run makes up for a missed one.
  schedules: { 'mail-job-alerts': '10 19-23 * * *' },
}

const jobsTasks: TaskModule = {
  handlers: {
    'clean-up': forgetViews,
    'remind-employers': remindEmployers,
    'compare-derived-rows': (ctx) => compare(ctx, jobWords),
  },
  // Hourly from 8:00 to 17:00 in Port Moresby: a later run makes up for a missed hour, and no phone rings at night.
  schedules: { 'remind-employers': '12 0-7,22,23 * * *' },
}

const messagingTasks: TaskModule = {
  handlers: { 'compare-derived-rows': (ctx) => compare(ctx, conversationCounts) },
}

const privacyTasks: TaskModule = { handlers: { 'compare-derived-rows': (ctx) => compare(ctx, hiddenFrom) } }

const noticesTasks: TaskModule = {
  handlers: {
    'clean-up': cleanUpNotices,
    'push-notice': (ctx, { noticeId }) => pushNotice(ctx, noticeId),
  },
}

const pushTasks: TaskModule = { handlers: { 'send-push': sendPush } }

const paymentsTasks: TaskModule = {
  handlers: {
    'file-infected': (ctx, { fileKey }) => removeInfectedSlip(ctx, fileKey),
    'clean-up': async (ctx) => {
      await cleanUpSlips(ctx)
    },
  },
}

const secondFactorsTasks: TaskModule = { handlers: { 'clean-up': cleanUpTickets } }

const smsTasks: TaskModule = {
  handlers: { 'send-sms': sendSms, 'send-due-sms': sendDueSms, 'clean-up': cleanUpSms },
  schedules: { 'send-due-sms': '* * * * *' },
}

const statisticsTasks: TaskModule = { handlers: { 'clean-up': cleanUpVisits } }
const statusTasks: TaskModule = { handlers: { 'clean-up': cleanUpFigures } }

/**
 * The background work of every module. If several modules work on the same task, they do so in this order. Schedules
 * are cron expressions in UTC.
 */
export const TASK_MODULES: readonly TaskModule[] = [
  rateLimitTasks,
  idempotencyTasks,
  creditsTasks,
  cvsTasks,
  documentsTasks,
  accountsTasks,
  secondFactorsTasks,
  emailTasks,
  smsTasks,
  fileScansTasks,
  statisticsTasks,
  statusTasks,
  jobsTasks,
  applicationsTasks,
  interviewsTasks,
  messagingTasks,
  privacyTasks,
  noticesTasks,
  pushTasks,
  paymentsTasks,
  searchTasks,
  alertsTasks,
  jobAlertsTasks,
  aiSearchTasks,
]
