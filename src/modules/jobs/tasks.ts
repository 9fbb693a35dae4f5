import type { TaskModule } from '../../platform/tasks.ts'
import { forgetViews } from './count-view.ts'

export const jobsTasks: TaskModule = { handlers: { 'clean-up': forgetViews } }
