import { relativeDate } from '../../shared/dates.ts'

/** The relative date inside a sentence: `today`, `2 weeks ago`, `23 Aug 2026`. */
export function since(date: Date | string, now: Date): string {
  return relativeDate(date, now).replace(/^(T|Y)/, (letter) => letter.toLowerCase())
}
