import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpEmails } from './clean-up-emails.ts'
import { sendDueEmails, sendEmail } from './send-email.ts'

export const emailTasks: TaskModule = {
  handlers: {
    'send-email': (ctx, { emailId }) => sendEmail(ctx, emailId),
    'send-due-emails': sendDueEmails,
    'clean-up': cleanUpEmails,
  },
  schedules: { 'send-due-emails': '* * * * *' },
}
