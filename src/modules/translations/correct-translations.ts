import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { readCsv } from '../../shared/csv.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { problemOf } from './policy.ts'
import { deleteTranslation, upsertTranslations } from './queries.ts'
import { isMessage, listMessages, type Message } from './reads.ts'
import type { TranslationBody } from './schema.ts'

/** Replaces the words of a message, or returns to the built-in ones. Throws not_found, invalid_input. */
export async function correctTranslation(
  ctx: AdministratorContext,
  { english, words: typed, isReviewed }: TranslationBody,
): Promise<void> {
  if (!isMessage(english)) throw new AppError('not_found')
  const words = typed.trim()
  const problem = words && problemOf(english, words)
  if (problem) throw new AppError('invalid_input', { errors: { words: problem } })
  await transaction(ctx, async (ctx) => {
    if (words) await upsertTranslations(ctx.db, [rowOf(ctx, { english, words, isReviewed })])
    else await deleteTranslation(ctx.db, english)
    const target = { type: 'translation' as const, id: english.slice(0, 100), name: english }
    await recordAct(ctx, 'translation-changed', target, { words, isReviewed })
  })
}

type Change = Pick<Message, 'english' | 'words' | 'isReviewed'>

const rowOf = (ctx: AdministratorContext, change: Change) => ({
  ...change,
  administratorId: ctx.viewer.administrator.id,
  changedAt: ctx.now,
})

/** A spreadsheet program may leave the apostrophe that protects a text from being read as a formula. */
const unprotected = (cell = ''): string => cell.replace(/^'(?=[=+\-@])/, '')

type Problem = { line: number; message: string }

/** Imports the changed lines of an exported file, and returns the lines that it could not use. */
export async function importTranslations(ctx: AdministratorContext, csv: string) {
  const known = new Map((await listMessages(ctx)).map((message) => [message.english, message]))
  const problems: Problem[] = []
  const changes = new Map<string, Change>()
  for (const { line, cells } of readCsv(csv.replace(/^\ufeff/, ''))) {
    const [, english, words, reviewed] = cells.map(unprotected)
    const message = known.get(english ?? '')
    if (line === 1 && english === 'English') continue
    if (!message || !words) {
      problems.push({
        line,
        message: message ? 'The translation is missing' : 'The site has no such English text',
      })
      continue
    }
    const problem = problemOf(message.english, words)
    if (problem) problems.push({ line, message: problem })
    const isReviewed = /^(yes|true|1)$/i.test(reviewed ?? '')
    const isSame = message.words === words && message.isReviewed === isReviewed
    if (!problem && !isSame) changes.set(message.english, { english: message.english, words, isReviewed })
  }
  if (changes.size > 0)
    await transaction(ctx, async (ctx) => {
      await upsertTranslations(
        ctx.db,
        [...changes.values()].map((change) => rowOf(ctx, change)),
      )
      await recordAct(
        ctx,
        'translations-imported',
        { type: 'translation', id: 'all' },
        { changed: changes.size },
      )
    })
  return { changed: changes.size, problems: problems.slice(0, 100) }
}
