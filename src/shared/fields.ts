import * as v from 'valibot'
import { dayInPortMoresby, endOfDay } from './dates.ts'
import { formatNumber } from './locale.ts'
import { isPhone } from './phone.ts'
import { uniqueTexts } from './text.ts'

/**
 * Trimmed text of at least `min` and at most `max` characters. A missing field gets the same message as a short one.
 */
export function text(min: number, max: number, message: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.minLength(min, message),
    v.maxLength(max, `Please use at most ${formatNumber(max)} characters`),
  )
}

/** Text that may be missing or empty. */
export function optionalText(max: number) {
  return text(0, max, 'Please enter text')
}

/** One value of a list. Other spellings are accepted on input and stored in the list's own spelling. */
export function choice<const T extends string>(
  values: readonly T[],
  message: string,
  spellings: Readonly<Record<string, T>> = {},
) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.transform((value) => spellings[value] ?? value),
    v.picklist(values, message),
  )
}

export const EMAIL_MESSAGE = 'Please enter a valid email address'
/** 254 characters is the longest address that SMTP carries (RFC 5321, 4.5.3.1.3). */
export const email = v.pipe(
  v.optional(v.string(EMAIL_MESSAGE), ''),
  v.trim(),
  v.maxLength(254, EMAIL_MESSAGE),
  v.email(EMAIL_MESSAGE),
)

const PHONE_MESSAGE = 'Please enter a valid phone number'
export const phone = v.pipe(
  v.optional(v.string(PHONE_MESSAGE), ''),
  v.trim(),
  v.maxLength(50, PHONE_MESSAGE),
  v.check(isPhone, PHONE_MESSAGE),
)

/** At most 50 skills of 80 characters: more than the longest real CV has. */
const skillList = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(80, 'Please keep each skill under 80 characters'))),
  v.transform((list): string[] => uniqueTexts(list)),
  v.maxLength(50, 'Please enter at most 50 skills'),
)
/** Skills, trimmed, without empty and repeated ones. */
export const skills = v.optional(skillList, [])

/** The same skills as JSON text, which a field of a multipart form sends. */
export const skillsAsJson = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return dataset.value === '' ? [] : JSON.parse(dataset.value)
    } catch {
      addIssue({ message: 'Skills must be a list' })
      return NEVER
    }
  }),
  skillList,
)

/** Whole kina a year; null, empty and 0 mean unknown. A hundred million is more than any salary and fits the column. */
export function salary(message: string) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(0, message),
        v.maxValue(100_000_000, message),
        v.transform((kina): number | null => kina || null),
      ),
    ),
    null,
  )
}

/** A whole number in a query string, where all values are text. */
export function whole(min: number, max: number) {
  const [least, most] = [min, max].map((limit) => formatNumber(limit))
  const message = `Please enter a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** One value of a list in a query string. '' and `all` mean no filter. */
export function oneOrAll<const T extends readonly string[]>(values: T) {
  const all = v.pipe(
    v.picklist(['', 'all']),
    v.transform(() => undefined),
  )
  return v.optional(v.union([v.picklist(values), all]))
}

/** A calendar day in Port Moresby; '' and null mean none. */
export function dayOrNone(message: string) {
  return v.nullable(
    v.pipe(
      v.string(message),
      v.trim(),
      v.check((day) => day === '' || isDay(day), message),
      v.transform((day) => day || null),
    ),
  )
}

function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const end = endOfDay(day)
  return !Number.isNaN(end.getTime()) && dayInPortMoresby(end) === day
}

const DAY_MESSAGE = 'Please enter a date'
/** A calendar day in a query string, such as `2026-12-05`. '' means no day. */
export const optionalDay = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    v.pipe(
      v.string(),
      v.isoDate(DAY_MESSAGE),
      v.check((text) => !Number.isNaN(Date.parse(text)), DAY_MESSAGE),
    ),
  ]),
)

export const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

/** The id of a row in a JSON body; the maximum is that of a PostgreSQL integer. */
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** The `{id}` of a path. */
export const IdParam = v.object({ id })

const MOMENT_MESSAGE = 'Please enter a date and a time'
/** The time that a form sends, `2026-12-05T14:05`, in the time of Port Moresby. */
export const typedMoment = v.pipe(
  v.string(MOMENT_MESSAGE),
  v.trim(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, MOMENT_MESSAGE),
  v.check((typed) => !Number.isNaN(new Date(`${typed}:00+10:00`).getTime()), MOMENT_MESSAGE),
  v.transform((typed) => new Date(`${typed}:00+10:00`)),
)

export const optionalTypedMoment = v.pipe(
  v.optional(v.string(MOMENT_MESSAGE), ''),
  v.trim(),
  v.transform((typed) => typed || null),
  v.nullable(typedMoment),
)
