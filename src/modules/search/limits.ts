/** Cards per page, and the highest number that a call may ask for. */
export const PAGE_SIZE = 12
export const MAX_PAGE_SIZE = 50

/** The last result that an estimated list can page to; up to this number of matches, totals are exact. */
export const DEEPEST_RESULT = 10_000

/** Counting of new CVs stops here: the number means this many or more. */
export const MAX_COUNTED = 1000

/** Characters; longer queries are cut. About twelve words already narrow a search as far as is useful. */
export const MAX_QUERY_LENGTH = 200

/** The values of one filter that a search may have: far more than the page offers. */
export const MAX_CHOICES = 30

/** The number of the most common skills, which are offered as toggles. */
export const POPULAR_SKILL_COUNT = 12

/** Days for which a CV counts as new: a person who published one within a month is most likely still looking. */
export const FRESH_DAYS = 30
