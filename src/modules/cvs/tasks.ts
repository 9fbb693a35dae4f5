import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpCvFiles } from './clean-up-files.ts'

export const cvsTasks: TaskModule = {
  handlers: {
    'clean-up': async (ctx) => {
      await cleanUpCvFiles(ctx)
    },
  },
}
