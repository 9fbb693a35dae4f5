import * as v from 'valibot'
import { choice, oneOrAll, optionalTypedMoment, text, typedMoment } from '../../shared/fields.ts'
import { paging } from '../../shared/lists.ts'
import { localPath } from '../../shared/local-path.ts'
import { ANNOUNCEMENT_STATES, type AnnouncementState, AUDIENCE_KEYS } from './choices.ts'

const isLink = (href: string) => localPath(href) !== undefined || /^https?:\/\/[^\s/]/.test(href)

/** Without `startsAt` it begins at once, or as before. */
export const AnnouncementInput = v.pipe(
  v.object({
    text: text(5, 300, 'Please write at least 5 characters'),
    link: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.maxLength(500, 'Please use a shorter address'),
      v.check(
        (href) => href === '' || isLink(href),
        'Please enter a page of this site, as /jobs, or an address that begins with https://',
      ),
    ),
    audience: choice(AUDIENCE_KEYS, 'Please choose who sees it'),
    startsAt: optionalTypedMoment,
    endsAt: typedMoment,
  }),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => startsAt === null || endsAt > startsAt,
      'The end must come after the start',
    ),
    ['endsAt'],
  ),
)
export type AnnouncementInput = v.InferOutput<typeof AnnouncementInput>

export const AnnouncementEnd = v.object({ isEnded: v.boolean('Please choose ended or not') })

export const AnnouncementList = v.object({
  ...paging,
  state: oneOrAll(Object.keys(ANNOUNCEMENT_STATES) as AnnouncementState[]),
})
export type AnnouncementList = v.InferOutput<typeof AnnouncementList>
