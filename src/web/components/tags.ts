import { uniqueTexts } from '../../shared/text.ts'

/** The list with what was typed added: split at commas, runs of space made one, no word twice in any case. */
export function addTags(tags: readonly string[], typed: string, max?: number): string[] {
  const added = typed.split(',').map((tag) => tag.replace(/\s+/g, ' '))
  return uniqueTexts([...tags, ...added]).slice(0, max)
}
