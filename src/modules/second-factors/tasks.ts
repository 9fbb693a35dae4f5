import type { TaskModule } from '../../platform/tasks.ts'
import { deleteHalfLogins } from './queries.ts'
import { HALF_LOGIN } from './start-login.ts'

export const secondFactorsTasks: TaskModule = {
  handlers: {
    'clean-up': (ctx) => deleteHalfLogins(ctx.db, new Date(ctx.now.getTime() - HALF_LOGIN)),
  },
}
