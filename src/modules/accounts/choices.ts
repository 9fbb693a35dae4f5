/** Who finds a job seeker's CVs. Employers are those who are logged in; nobody: only companies that they apply to. */
export const AUDIENCES = ['everybody', 'employers', 'nobody'] as const
export type Audience = (typeof AUDIENCES)[number]
