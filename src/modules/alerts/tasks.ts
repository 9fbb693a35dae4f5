import type { TaskModule } from '../../platform/tasks.ts'
import { mailNewMatches } from './mail-new-matches.ts'

export const alertsTasks: TaskModule = {
  handlers: { 'mail-saved-searches': mailNewMatches },
  // 06:00 in Port Moresby, Monday to Saturday
  schedules: { 'mail-saved-searches': '0 20 * * 0-5' },
}
