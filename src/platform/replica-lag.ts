/** Older times are of no use: a replica that far behind is out in any case. */
const MOST_NOTES = 60

/**
 * How old is what a replica shows? The primary's place in its log is noted with the time; the newest place that the replica has
 * reached tells up to when it has everything. The replica's own clock cannot: it stands still while nothing is written.
 */
export function createLagMeter() {
  let notes: { at: number; position: number }[] = []
  return {
    /** `at`: before the primary was asked, ms; `position`: bytes of its log. */
    note(at: number, position: number): void {
      const last = notes.at(-1)
      // A log that goes back is another one: the primary was restored.
      if (last && position < last.position) notes = []
      notes.push({ at, position })
      notes = notes.slice(-MOST_NOTES)
    },
    /** ms; Infinity while nothing is known. */
    lag(now: number, replayed: number): number {
      const reached = notes.findLast(({ position }) => position <= replayed)
      return reached ? now - reached.at : Number.POSITIVE_INFINITY
    },
  }
}
