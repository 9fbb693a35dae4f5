/**
 * The people who can find a job seeker's CVs. `employers`: only logged-in employers; `nobody`: only companies to which
 * the job seeker applies.
 */
export const AUDIENCES = ['everybody', 'employers', 'nobody'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The audiences of somebody who is available for work. */
export const AVAILABLE_TO = ['everybody', 'employers'] as const satisfies readonly Audience[]
