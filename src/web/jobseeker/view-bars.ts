import { formatDate } from '../../shared/dates.ts'

/** `day` as `2026-12-05`, in Port Moresby. */
type Day = { day: string; views: number; downloads: number }
export type Bar = { label: string; views: number; downloads: number }

const WEEK = 7

/** A bar a day; above a month a bar a week, of which the last ends today. */
export function viewBars(days: readonly Day[]): Bar[] {
  const size = days.length > 31 ? WEEK : 1
  // What does not fill a week stands at the beginning.
  const first = days.length % size
  const starts = Array.from({ length: Math.floor(days.length / size) }, (_, index) => first + index * size)
  return starts.map((start) => sum(days.slice(start, start + size)))
}

function sum(days: readonly Day[]): Bar {
  const [first, last] = [days[0], days.at(-1)].map((it) => (it ? formatDate(`${it.day}T00:00:00+10:00`) : ''))
  return {
    label: first === last ? `${first}` : `${first} – ${last}`,
    views: days.reduce((total, { views }) => total + views, 0),
    downloads: days.reduce((total, { downloads }) => total + downloads, 0),
  }
}
