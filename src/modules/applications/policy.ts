type Outcome = { status: string; isWithdrawn: boolean; cvStatus: string }

/**
 * Returns whether the employer seems to have hired the job seeker, who is then asked whether to mark the CV as hired. The
 * site does not mark it by itself.
 */
export function asksHired({ status, isWithdrawn, cvStatus }: Outcome): boolean {
  return status === 'onboarding' && !isWithdrawn && cvStatus !== 'hired'
}
