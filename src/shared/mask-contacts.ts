const HIDDEN = '•••'

const TOP_LEVEL = 'com|net|org|edu|gov|info|biz|ac|co|pg|au|nz|sb|fj|uk'
/**
 * `a@b.c`, also with spaces around the @ or the dot, and `a (at) b (dot) c`. Lengths are bounded to keep the search
 * linear.
 */
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]{1,64}\s{0,3}(?:@|[[(]\s?at\s?[\])])\s{0,3}[\p{L}\p{N}_-]{1,64}` +
    String.raw`(?:\.[\p{L}\p{N}_-]{1,64}|\s{0,3}(?:\.|[[(]\s?dot\s?[\])])\s{0,3}(?:${TOP_LEVEL})(?![\p{L}\p{N}]))*`,
  'giu',
)

/** Every address that `EMAIL` finds contains one of these characters. */
const SIGN_OF_EMAIL = /[@[(]/

/**
 * Seven digits or more (the shortest number in the country has seven), with at most three separators between two
 * digits.
 */
const DIGITS = /[+(]*\p{Nd}(?:[\p{Zs}\t().\-‐‑‒–—/+_*·•|~\u200b-\u200d\ufeff]{0,3}\p{Nd}){6,}/gu
const YEARS = /^(?:(?:19|20)\d\d\D*)+$/
const DATES =
  /^(?:(?:[0-3]?\d[-./][01]?\d[-./](?:19|20)\d\d|(?:19|20)\d\d[-./][01]?\d[-./][0-3]?\d|[01]?\d[-./](?:19|20)\d\d)\D*)+$/

/** Replaces email addresses and phone-like digits in the text by dots. Keeps years ("2015 - 2019") and dates. */
export function maskContacts(text: string): string {
  return replaceContacts(text, HIDDEN)
}

/** Removes email addresses and phone-like digits from the text, for the search index. */
export function removeContacts(text: string): string {
  return replaceContacts(text, ' ')
}

/**
 * Masks a list of skills, also a number that is split over several skills: no real skill is a bare number of three or
 * more digits.
 */
export function maskContactsInList(texts: readonly string[]): string[] {
  return texts.map((text) =>
    /^[\p{P}\p{S}\p{Zs}]*(?:\p{Nd}[\p{P}\p{S}\p{Zs}]*){3,}$/u.test(text) ? HIDDEN : maskContacts(text),
  )
}

function replaceContacts(text: string, by: string): string {
  // Hardly any text has such a sign, and looking for whole addresses is slow.
  const plain = SIGN_OF_EMAIL.test(text) ? text.replace(EMAIL, by) : text
  return plain.replace(DIGITS, (run) => (YEARS.test(run) || DATES.test(run) ? run : by))
}
