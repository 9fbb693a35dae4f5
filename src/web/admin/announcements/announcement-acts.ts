import type * as v from 'valibot'
import { ANNOUNCEMENT_STATES } from '../../../modules/announcements/choices.ts'
import type { AnnouncementInput } from '../../../modules/announcements/schema.ts'
import { typedMinute } from '../../../shared/dates.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { Act } from '../perform-act.tsx'
import type { ListSearch } from '../section-keys.ts'

const STATES = Object.keys(ANNOUNCEMENT_STATES) as (keyof typeof ANNOUNCEMENT_STATES)[]

export const announcementsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('announcements', list, () => {
    const { page, limit } = pageOf(list)
    return client.api.admin.announcements.$get({
      query: { page, limit, ...known('state', STATES, list.status) },
    })
  })
export type AdminAnnouncement = RowOf<typeof announcementsQuery>

/** The values that the form sends. Times are in the time zone of Port Moresby, to the minute. */
type Written = v.InferInput<typeof AnnouncementInput>

type Known = Omit<Written, 'startsAt' | 'endsAt'> & { startsAt: Date | string | null; endsAt: Date | string }

/** Returns the values of a form. */
export const writtenIn = ({ text, link, audience, startsAt, endsAt }: Known) => ({
  text,
  link,
  audience,
  startsAt: startsAt === null ? '' : typedMinute(startsAt),
  endsAt: typedMinute(endsAt),
})

const failed = 'The announcement could not be saved'

export function addAnnouncement(
  client: ApiClient,
  json: Written,
  idempotencyKey: string,
): Act<{ id: number }> {
  const headers = { 'Idempotency-Key': idempotencyKey }
  return {
    call: () => call(client.api.admin.announcements.$post({ json }, { headers })),
    done: 'Announcement saved',
    failed,
    undo: ({ id }) => endAnnouncement(client, id, true),
  }
}

export function changeAnnouncement(client: ApiClient, row: AdminAnnouncement, json: Written): Act {
  const save = (json: Written) => () =>
    call(client.api.admin.announcements[':id'].$put({ param: { id: String(row.id) }, json }))
  const undo = () => ({ call: save(writtenIn(row)), done: 'Change undone', failed })
  // An announcement that has ended cannot get its old times back, because they are in the past.
  return { call: save(json), done: 'Announcement saved', failed, ...(row.state !== 'ended' && { undo }) }
}

/** Ends an announcement, or shows it again. Each undoes the other. */
export function endAnnouncement(client: ApiClient, id: number, isEnded: boolean): Act {
  const act = (isEnded: boolean): Act => ({
    call: () =>
      call(client.api.admin.announcements[':id'].$patch({ param: { id: String(id) }, json: { isEnded } })),
    done: isEnded ? 'Announcement ended' : 'Announcement shown again',
    failed: 'The announcement could not be changed',
  })
  return { ...act(isEnded), undo: () => act(!isEnded) }
}
