const HIDDEN = '•••'

const TOP_LEVEL = 'com|net|org|edu|gov|info|biz|ac|co|pg|au|nz|sb|fj|uk'
/** Bounded, so that a long run of letters stays linear: `a@b.c`, also with blanks around the @ or the dot, and `a (at) b (dot) c`. */
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]{1,64}\s{0,3}(?:@|[[(]\s?at\s?[\])])\s{0,3}[\p{L}\p{N}_-]{1,64}` +
    String.raw`(?:\.[\p{L}\p{N}_-]{1,64}|\s{0,3}(?:\.|[[(]\s?dot\s?[\])])\s{0,3}(?:${TOP_LEVEL})(?![\p{L}\p{N}]))*`,
  'giu',
)

/** Seven digits or more (the shortest number in the country has seven), with at most three separators between two digits. */
const DIGITS = /[+(]*\p{Nd}(?:[\p{Zs}\t().\-‐‑‒–—/+_*·•|~\u200b-\u200d\ufeff]{0,3}\p{Nd}){6,}/gu
const YEARS = /^(?:(?:19|20)\d\d\D*)+$/
const DATES =
  /^(?:(?:[0-3]?\d[-./][01]?\d[-./](?:19|20)\d\d|(?:19|20)\d\d[-./][01]?\d[-./][0-3]?\d|[01]?\d[-./](?:19|20)\d\d)\D*)+$/

/** The text with e-mail addresses and phone-like digits replaced by dots. Years ("2015 - 2019") and dates stay. */
export function maskContacts(text: string): string {
  return replaceContacts(text, HIDDEN)
}

/** The text without e-mail addresses and phone-like digits, for the search index. */
export function removeContacts(text: string): string {
  return replaceContacts(text, ' ')
}

/** A list of skills: a number cut into several skills is hidden too, as no skill is a bare number of three digits or more. */
export function maskContactsInList(texts: readonly string[]): string[] {
  return texts.map((text) =>
    /^[\p{P}\p{S}\p{Zs}]*(?:\p{Nd}[\p{P}\p{S}\p{Zs}]*){3,}$/u.test(text) ? HIDDEN : maskContacts(text),
  )
}

function replaceContacts(text: string, by: string): string {
  return text.replace(EMAIL, by).replace(DIGITS, (run) => (YEARS.test(run) || DATES.test(run) ? run : by))
}
