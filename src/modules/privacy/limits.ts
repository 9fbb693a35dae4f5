/** The maximum number of companies that a job seeker hides from. */
export const MAX_HIDDEN_COMPANIES = 50

/** Names of registered companies that are offered while somebody types. */
export const NAMES_OFFERED = 8
