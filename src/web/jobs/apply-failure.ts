import { ApiError } from '../api-client.ts'

/** The words of the specification, part 1, section 8. */
export function applyFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return { title: 'Application Failed', description: 'Please try again.' }
  if (error.status === 401)
    return { title: 'Authentication Required', description: 'Please log in to apply for jobs.' }
  if (error.code === 'already_applied') {
    return {
      title: 'Already Applied',
      description: 'You have already submitted an application for this position.',
    }
  }
  if (error.code === 'cv_required') {
    return { title: 'CV Required', description: 'Please upload your CV before applying for jobs.' }
  }
  return { title: 'Application Failed', description: error.message }
}
