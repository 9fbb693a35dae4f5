import type { readCards } from '../search/reads.ts'

type Card = Awaited<ReturnType<typeof readCards>>[number]
type Note = { text: string; createdAt: Date }

/** A CV of a list. `cv` is null where it is no longer shown and the employer has no access: its note is the employer's own. */
export function memberView(
  { cvId, addedAt }: { cvId: number; addedAt: Date },
  card: Card | undefined,
  note: Note | undefined,
) {
  return {
    cvId,
    addedAt,
    cv: card ?? null,
    note: note ? { text: note.text, createdAt: note.createdAt } : null,
  }
}
export type Member = ReturnType<typeof memberView>
