import * as v from 'valibot'
import { optionalText, text } from '../../shared/fields.ts'
import { paging } from '../../shared/lists.ts'

export const PARTS = ['pages', 'search', 'uploads', 'mail'] as const
export type Part = (typeof PARTS)[number]
export const PART_LABELS: Record<Part, string> = {
  pages: 'Pages',
  search: 'Search',
  uploads: 'Uploads',
  mail: 'Mail',
}

/** `off`: not set up, so it neither works nor fails. */
export const PART_STATES = ['ok', 'failed', 'off'] as const
export type PartState = (typeof PART_STATES)[number]

const MOMENT_MESSAGE = 'Please enter a date and a time'
/** The time that a form sends, `2026-12-05T14:05`, in the time of Port Moresby. */
const moment = v.pipe(
  v.string(MOMENT_MESSAGE),
  v.trim(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, MOMENT_MESSAGE),
  v.check((typed) => !Number.isNaN(new Date(`${typed}:00+10:00`).getTime()), MOMENT_MESSAGE),
  v.transform((typed) => new Date(`${typed}:00+10:00`)),
)

const optionalMoment = v.pipe(
  v.optional(v.string(MOMENT_MESSAGE), ''),
  v.trim(),
  v.transform((typed) => typed || null),
  v.nullable(moment),
)

/** A note from an administrator to visitors. Without an end it stays. */
export const NoteInput = v.pipe(
  v.object({
    title: text(1, 120, 'Please enter a title'),
    body: optionalText(2000),
    startsAt: moment,
    endsAt: optionalMoment,
  }),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt,
      'The end must come after the start',
    ),
    ['endsAt'],
  ),
)
export type NoteInput = v.InferOutput<typeof NoteInput>

export const NoteList = v.object({
  ...paging,
  page: v.optional(paging.page, '1'),
})
export type NoteList = v.InferOutput<typeof NoteList>
