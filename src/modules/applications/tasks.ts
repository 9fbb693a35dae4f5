import type { TaskModule } from '../../platform/tasks.ts'
import { noteOpening } from './note-opening.ts'
import { tellApplicantsOf, tellApplicantsOfEndedJobs, warnApplicantsOf } from './tell-applicants.ts'
import { tellOfMoves } from './tell-of-moves.ts'

export const applicationsTasks: TaskModule = {
  handlers: {
    'application-cv-opened': (ctx, { cvId, employerId, at }) =>
      noteOpening(ctx, { cvId, employerId, at: new Date(at) }),
    'applications-moved': (ctx, { ids, status }) => tellOfMoves(ctx, ids, status),
    'job-blocked': (ctx, { jobId }) => warnApplicantsOf(ctx, jobId),
    'job-closed': (ctx, { jobId }) => tellApplicantsOf(ctx, jobId),
    'tell-of-ended-jobs': tellApplicantsOfEndedJobs,
  },
  schedules: { 'tell-of-ended-jobs': '7 * * * *' },
}
