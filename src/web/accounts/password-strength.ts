/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; advice: string }

/**
 * Advice, never a rule: length counts most, since a guesser's work grows with every character. `minLength` is the setting
 * `password_min_length`.
 */
export function passwordStrength(password: string, minLength: number): Strength {
  if (password.length < minLength) {
    return { score: 0, advice: `Too short: use at least ${minLength} characters` }
  }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const different = new Set(password.toLowerCase()).size
  if (different < 5 || /^\d+$/.test(password) || RUNS.test(password)) {
    return { score: 1, advice: 'Weak: easy to guess. Three or four words together are better' }
  }
  const points = Math.min(different, 16) + kinds * 2
  if (points < 13) return { score: 2, advice: 'Fair: a few more characters make it good' }
  if (points < 18) return { score: 3, advice: 'Good' }
  return { score: 4, advice: 'Strong' }
}

/** What guessers try first. */
const RUNS = /^(?:password|passw0rd|qwerty|abc|iloveyou|welcome|admin|letmein|[a-z]{2,8}123)\w{0,6}$/i
