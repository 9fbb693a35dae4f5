import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpCvFiles, cleanUpReadFiles } from './clean-up-files.ts'
import { forgetViewers } from './forget-viewers.ts'

export const cvsTasks: TaskModule = {
  handlers: {
    'clean-up': async (ctx) => {
      await cleanUpReadFiles(ctx)
      await cleanUpCvFiles(ctx)
      await forgetViewers(ctx)
    },
  },
}
