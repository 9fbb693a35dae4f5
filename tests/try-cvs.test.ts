import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distinctiveWords, tryFolder, wordsOf } from '../scripts/try-cvs/folder.ts'
import { openProduct } from '../scripts/try-cvs/product.ts'
import { startTestApp } from './support/app.ts'
import { docx, pdf, wordBody } from './support/documents.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const app = await startTestApp()
const { dir } = temporaryFolder()

function place(file: string, content: Buffer | string): void {
  mkdirSync(join(dir, file, '..'), { recursive: true })
  writeFileSync(join(dir, file), content)
}

test('the words that fewest other CVs have are searched for, the longest first', () => {
  const ana = wordsOf('Nurse, sutures and catheters. E-mail 2015present; ana@x.org')
  const koivi = wordsOf('Fitter and turner: catheters, hydraulics')
  expect([...ana]).toEqual(['nurse', 'sutures', 'catheters'])
  expect(distinctiveWords([ana, koivi])).toEqual([
    ['sutures', 'nurse', 'catheters'],
    ['hydraulics', 'fitter', 'turner'],
  ])
})

test('a stored CV is found by its own words, and a refused one says why', async () => {
  place('HEALTHCARE/nurse.pdf', await pdf('Registered nurse: sutures, catheters, ward rounds in Goroka'))
  place(
    'HEALTHCARE/deeper/chw.docx',
    docx({ document: wordBody('Community health: vaccinations and microscopes') }),
  )
  place('TRADES/fitter.pdf', await pdf('Fitter and turner: hydraulics, gearboxes, conveyors'))
  place('TRADES/locked.pdf', await pdf('Secret', { password: 'x' }))
  place('notes.txt', 'Sutures and catheters')
  place('empty.pdf', '')
  const tried = await tryFolder(openProduct(app.url, expect.unreachable), dir)
  const kept = tried.filter(({ outcome }) => 'cvId' in outcome)
  expect(kept.map(({ file, group, found }) => ({ file, group, found }))).toEqual([
    { file: 'HEALTHCARE/deeper/chw.docx', group: 'HEALTHCARE', found: true },
    { file: 'HEALTHCARE/nurse.pdf', group: 'HEALTHCARE', found: true },
    { file: 'TRADES/fitter.pdf', group: 'TRADES', found: true },
  ])
  const refused = tried.flatMap(({ file, outcome }) =>
    'refusal' in outcome ? [[file, outcome.refusal]] : [],
  )
  expect(refused).toEqual([
    ['TRADES/locked.pdf', expect.stringContaining('locked with a password')],
    ['empty.pdf', 'This file is empty. Please choose another file.'],
    ['notes.txt', 'Please upload a PDF, DOC, or DOCX file.'],
  ])
})

test('a CV is not found by the words of another', async () => {
  const product = openProduct(app.url, expect.unreachable)
  const { rows } = await app.db.$client.query<{ id: number }>(
    "SELECT id FROM cvs WHERE file_name = 'nurse.pdf'",
  )
  const id = rows[0]?.id ?? 0
  expect(await product.finds(id, ['sutures', 'catheters'])).toBe(true)
  expect(await product.finds(id, ['hydraulics', 'gearboxes'])).toBe(false)
})

test('when no product is running, one line says so', async () => {
  const nowhere = openProduct('http://127.0.0.1:1', expect.unreachable)
  await expect(nowhere.requireRunning()).rejects.toThrow(
    /^No product answers at http:\/\/127\.0\.0\.1:1\. [^\n]*$/,
  )
})
