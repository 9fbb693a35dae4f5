import type { TaskModule } from '../../platform/tasks.ts'
import { cleanUpVisits } from './clean-up-visits.ts'

export const statisticsTasks: TaskModule = { handlers: { 'clean-up': cleanUpVisits } }
