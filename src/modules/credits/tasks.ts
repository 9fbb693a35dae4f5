import type { Context } from '../../platform/context.ts'
import type { TaskModule } from '../../platform/tasks.ts'
import { grantTrialCredits } from './grant-trial-credits.ts'

export const creditsTasks: TaskModule = {
  handlers: { 'employer-registered': (ctx: Context, { employerId }) => grantTrialCredits(ctx, employerId) },
}
