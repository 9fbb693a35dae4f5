import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpAccounts } from './clean-up-accounts.ts'
import { cleanUpPictures } from './clean-up-pictures.ts'
import { sendResetLink } from './request-password-reset.ts'
import { welcomeEmployer, welcomeJobSeeker } from './send-welcome.ts'

export const accountsTasks: TaskModule = {
  handlers: {
    'job-seeker-registered': (ctx, { jobSeekerId }) => welcomeJobSeeker(ctx, jobSeekerId),
    'employer-registered': (ctx, { employerId }) => welcomeEmployer(ctx, employerId),
    'password-reset-requested': (ctx, { email, userType, at }) =>
      sendResetLink(ctx, email, userType, new Date(at)),
    'clean-up': async (ctx) => {
      await cleanUpAccounts(ctx)
      await cleanUpPictures(ctx)
    },
  },
}
