/** The maximum number of lists per employer, and of CVs per list. */
export const MAX_SHORTLISTS = 50
export const MAX_CVS_A_LIST = 500
