import type { ApplicationStatus } from '../../modules/applications/schema.ts'

const SENTENCES: Record<ApplicationStatus, string> = {
  pending: 'The employer has received your application and has not started on it yet.',
  screening: 'The employer is reading the applications.',
  shortlisting: 'You are being considered for the shortlist.',
  interviewing: 'The employer is interviewing. Keep your phone at hand.',
  pre_employment_checking: 'The employer is checking references and documents.',
  onboarding: 'Congratulations! The employer wants you to start. It will tell you what comes next.',
  rejected: 'The employer has chosen somebody else this time.',
  reviewed: 'The employer has read your application.',
  interviewed: 'You have been interviewed. The employer will decide.',
  accepted: 'Congratulations! The employer has accepted you.',
}

/** Where an application stands, in a sentence for whoever sent it. */
export function nextStep({
  status,
  withdrawnAt,
}: {
  status: ApplicationStatus
  withdrawnAt: string | null
}): string {
  return withdrawnAt ? 'You withdrew this application.' : SENTENCES[status]
}
