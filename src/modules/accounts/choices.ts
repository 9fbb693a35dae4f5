/**
 * The people who can find a job seeker's CVs. `employers`: only logged-in employers; `nobody`: only companies to which
 * the job seeker applies.
 */
export const AUDIENCES = ['everybody', 'employers', 'nobody'] as const
export type Audience = (typeof AUDIENCES)[number]
