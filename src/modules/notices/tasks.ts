import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpNotices } from './clean-up-notices.ts'

export const noticesTasks: TaskModule = { handlers: { 'clean-up': cleanUpNotices } }
