import { expect, test } from 'vitest'
import { type CsvCell, csvFile } from './csv.ts'

async function fileOf(...rows: CsvCell[][]): Promise<string> {
  let file = ''
  for await (const chunk of csvFile(['Date', 'Text'], rows)) file += chunk
  return file
}
const cellOf = async (cell: CsvCell) => (await fileOf([cell])).split('\r\n').slice(1, -1).join('\r\n')

test('opens with the mark that Excel knows UTF-8 by, and ends every line', async () => {
  expect(await fileOf(['5 Dec', 'Āta'], [])).toBe('\ufeffDate,Text\r\n5 Dec,Āta\r\n\r\n')
  expect(await fileOf()).toBe('\ufeffDate,Text\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+675 7012 3456', "'+675 7012 3456"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tTab', "'\tTab"],
  ['\rReturn', '"\'\rReturn"'],
  ['\nLine', '"\'\nLine"'],
  ['＝1+1', "'＝1+1"],
  ['=cmd|\' /C calc\'!A0,"x"', '"\'=cmd|\' /C calc\'!A0,""x"""'],
])('a text that a spreadsheet would calculate is made harmless: %j', async (cell, written) => {
  expect(await cellOf(cell)).toBe(written)
})

test.each<[CsvCell, string]>([
  [-2, '-2'],
  [450.5, '450.5'],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
  ['Lae, Morobe', '"Lae, Morobe"'],
  ['the "best"', '"the ""best"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a - b', 'a - b'],
])('numbers stay numbers and texts are quoted where they must be: %j', async (cell, written) => {
  expect(await cellOf(cell)).toBe(written)
})

test('many rows come in pieces, none lost', async () => {
  const chunks: string[] = []
  const rows = Array.from({ length: 1201 }, (_, row) => [row, 'x'])
  for await (const chunk of csvFile(['Row', 'Text'], rows)) chunks.push(chunk)
  expect(chunks).toHaveLength(3)
  expect(chunks.join('').split('\r\n')).toHaveLength(1203)
})
