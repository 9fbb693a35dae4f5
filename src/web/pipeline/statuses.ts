import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  STORED_STATUSES,
} from '../../modules/applications/schema.ts'
import type { Card } from './queries.ts'

/** One that an employer sets. */
export type SetStatus = (typeof APPLICATION_STATUSES)[number]

export const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({
  value,
  label: APPLICATION_STATUS_LABELS[value],
}))

export const readStatus = (text: unknown): SetStatus | undefined =>
  APPLICATION_STATUSES.find((one) => one === text)

/** The seven, and of the three in old data those that are met, each with its applications in the order given, `recent` ones first. */
export function columnsOf(
  cards: readonly Card[],
  recent: readonly number[] = [],
): { status: ApplicationStatus; cards: Card[] }[] {
  const first = new Set(recent)
  const moved = recent.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const ordered = [...moved, ...cards.filter(({ id }) => !first.has(id))]
  const byStatus = Map.groupBy(ordered, ({ status }) => status)
  return STORED_STATUSES.map((status) => ({ status, cards: byStatus.get(status) ?? [] })).filter(
    ({ status, cards }) => cards.length > 0 || readStatus(status),
  )
}
