import type { TaskModule } from '../../platform/tasks.ts'
import { forgetViews } from './count-view.ts'
import { remindEmployers } from './remind-employers.ts'

export const jobsTasks: TaskModule = {
  handlers: { 'clean-up': forgetViews, 'remind-employers': remindEmployers },
  // Hourly from 8 to 17 o'clock in Port Moresby: a missed hour is made up for, and nobody's phone rings at night.
  schedules: { 'remind-employers': '12 0-7,22,23 * * *' },
}
