import { plural } from '../../shared/text.ts'

const REASONS: Record<string, (count: number) => string> = {
  withdrawn: (count) => `${plural(count, 'person has', 'people have')} withdrawn`,
  closed: (count) => `${plural(count, 'conversation is', 'conversations are')} closed`,
  not_found: (count) => `${plural(count, 'application is', 'applications are')} gone`,
  limit: (count) => `${count} came after the limit of a day: try again tomorrow`,
}

/** `Sent to 3 people. Not sent: 1 person has withdrawn.` */
export function messageOutcome(results: readonly { result: string }[]): string {
  const counts = Map.groupBy(results, ({ result }) => result)
  const sent = `Sent to ${plural(counts.get('sent')?.length ?? 0, 'person', 'people')}.`
  const failed = Object.entries(REASONS).flatMap(([result, words]) => {
    const count = counts.get(result)?.length ?? 0
    return count > 0 ? words(count) : []
  })
  return failed.length > 0 ? `${sent} Not sent: ${failed.join('; ')}.` : sent
}
