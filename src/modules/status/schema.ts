import * as v from 'valibot'
import { optionalText, optionalTypedMoment, text, typedMoment } from '../../shared/fields.ts'
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

/** A note from an administrator to visitors. Without an end it stays. */
export const NoteInput = v.pipe(
  v.object({
    title: text(1, 120, 'Please enter a title'),
    body: optionalText(2000),
    startsAt: typedMoment,
    endsAt: optionalTypedMoment,
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

/** A page of the notes or of the errors. */
export const StatusList = v.object({
  ...paging,
  page: v.optional(paging.page, '1'),
})
export type StatusList = v.InferOutput<typeof StatusList>

/** An error of our own script, as a page reports it (`in-trouble.ts`). Anything else is refused. */
export const PageErrorInput = v.strictObject({
  kind: v.pipe(v.string(), v.regex(/^[A-Z]\w{0,29}$/)),
  at: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w.-]+(:\d+){0,2}$/)),
  page: v.pipe(v.string(), v.maxLength(60), v.regex(/^\/[a-z/:-]*$/)),
})
export type PageErrorInput = v.InferOutput<typeof PageErrorInput>
