import { readFile } from 'node:fs/promises'
import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { foldReference, referencesIn } from './policy.ts'
import { insertLines, insertProposals, insertStatement, selectReferences, updateKnown } from './queries.ts'
import { readStatement, type Statement, type StatementLine } from './read-statement.ts'

/**
 * Stores the incoming payments of a bank's CSV file and proposes the lines that name one of our references. Credits are
 * not added by the import. A line that an earlier file already contained is skipped. Throws statement_unreadable or
 * statement_too_large.
 */
export async function importStatement(ctx: AdministratorContext, path: string, fileName: string) {
  const { lines, unread } = readOrRefuse(await readFile(path))
  const name = fileName.slice(0, 200)
  return transaction(ctx, async (ctx) => {
    const adminId = ctx.viewer.administrator.id
    const credits = lines.length
    const values = { fileName: name, adminId, credits, known: 0, unread, createdAt: ctx.now }
    const statementId = await insertStatement(ctx.db, values)
    const named = await nameReferences(ctx, lines)
    // The text of a payment that names none of our references is not stored. Its fingerprint is enough to recognise the
    // line later.
    const rows = lines.map((line) => ({
      ...line,
      description: named.has(line.fingerprint) ? line.description : '',
      statementId,
    }))
    const fresh: FreshLine[] = []
    // PostgreSQL accepts at most 65,535 values per statement.
    for (let at = 0; at < rows.length; at += 1000)
      fresh.push(...(await insertLines(ctx.db, rows.slice(at, at + 1000))))
    const proposals = fresh.flatMap(({ id, fingerprint }) =>
      (named.get(fingerprint) ?? []).map((reference) => ({ lineId: id, ...reference })),
    )
    if (proposals.length > 0) await insertProposals(ctx.db, proposals)
    const counts = { credits, known: credits - fresh.length, unread }
    await updateKnown(ctx.db, statementId, counts.known)
    const proposed = new Set(proposals.map(({ lineId }) => lineId)).size
    const target = { type: 'bank-statement', id: statementId, name } as const
    await recordAct(ctx, 'statement-imported', target, { ...counts, proposed })
    return { id: statementId, ...counts, proposed }
  })
}

type FreshLine = { id: number; fingerprint: string }

function readOrRefuse(bytes: Buffer): Statement {
  if (bytes.includes(0)) throw new AppError('statement_unreadable')
  const statement = readStatement(decode(bytes))
  if (statement === 'too long') throw new AppError('statement_too_large')
  const reason =
    statement === 'no head'
      ? 'No line with the names of the columns was found: a date, an amount or credit, and a description or reference.'
      : 'None of the lines has a date and an amount that could be read.'
  if (statement === 'no head' || (statement.lines.length === 0 && statement.unread > 0))
    throw new AppError('statement_unreadable', { reason })
  return statement
}

/** UTF-8 with or without a byte order mark, otherwise the encoding of Windows. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

type Named = { reference: string; isExact: boolean }

/**
 * Returns the references that lines name, by the fingerprint of the line. An exact reference takes precedence over a
 * similar one.
 */
async function nameReferences(
  ctx: AdministratorContext,
  lines: StatementLine[],
): Promise<Map<string, Named[]>> {
  const written = lines.map(({ fingerprint, description }) => ({
    fingerprint,
    texts: referencesIn(description),
  }))
  const signs = new Set(written.flatMap(({ texts }) => texts.map(foldReference)))
  if (signs.size === 0) return new Map()
  const known = Map.groupBy(await selectReferences(ctx.db, [...signs]), ({ folded }) => folded)
  return new Map(
    written.flatMap(({ fingerprint, texts }): [string, Named[]][] => {
      const named = new Map<string, boolean>()
      for (const text of texts) {
        const alike = known.get(foldReference(text)) ?? []
        const exact = alike.filter(({ reference }) => reference === text)
        for (const { reference } of exact.length > 0 ? exact : alike)
          named.set(reference, named.get(reference) || exact.length > 0)
      }
      const found = [...named].map(([reference, isExact]) => ({ reference, isExact }))
      return found.length > 0 ? [[fingerprint, found]] : []
    }),
  )
}
