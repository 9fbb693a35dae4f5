import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import { pdfFile } from './cvs.ts'
import { formOf } from './forms.ts'

/** A document as its owner sees it. */
export type Paper = { id: number; fileType: string }

/** Adds a document through the API: a trade test, unless another kind is given. */
export async function addPaper(person: Browser, fields: Record<string, string | Blob> = {}): Promise<Paper> {
  const form = formOf({ kind: 'trade_test', file: await pdfFile('Welder', 'paper.pdf'), ...fields })
  const { status, body } = await person.upload('/api/user/documents', form)
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Paper
}
