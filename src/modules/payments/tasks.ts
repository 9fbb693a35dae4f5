import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpSlips } from './clean-up-slips.ts'

export const paymentsTasks: TaskModule = {
  handlers: {
    'clean-up': async (ctx) => {
      await cleanUpSlips(ctx)
    },
  },
}
