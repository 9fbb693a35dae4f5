import { expect, test } from 'vitest'
import { type CsvCell, csvFile, readCsv } from './csv.ts'

async function fileOf(...rows: CsvCell[][]): Promise<string> {
  let file = ''
  for await (const chunk of csvFile(['Date', 'Text'], rows)) file += chunk
  return file
}
const cellOf = async (cell: CsvCell) => (await fileOf([cell])).split('\r\n').slice(1, -1).join('\r\n')

test('begins with the byte order mark by which Excel recognises UTF-8, and ends every line', async () => {
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
])('a text that a spreadsheet would run as a formula is made harmless: %j', async (cell, written) => {
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
])('numbers stay numbers, and texts are quoted where necessary: %j', async (cell, written) => {
  expect(await cellOf(cell)).toBe(written)
})

test('many rows come in pieces, and none is lost', async () => {
  const chunks: string[] = []
  const rows = Array.from({ length: 1201 }, (_, row) => [row, 'x'])
  for await (const chunk of csvFile(['Row', 'Text'], rows)) chunks.push(chunk)
  expect(chunks).toHaveLength(3)
  expect(chunks.join('').split('\r\n')).toHaveLength(1203)
})

const cells = (text: string) => [...readCsv(text)].map((row) => row.cells)

test.each([
  ['commas', 'a,b\n1,2'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\r\n1\t2\r\n'],
])('cells are separated by %s', (_, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a quoted cell may contain separators, quotes and line breaks; rows keep their line number in the file', () => {
  const text = 'a,b\r\n"x, ""y""\r\nz", 2 \r\n\r\n,\r\n"3",4'
  expect([...readCsv(text)]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\r\nz', '2'] },
    { line: 6, cells: ['3', '4'] },
  ])
})

test('a quote that never closes ends with the file; one inside a word is an ordinary character', () => {
  expect(cells('a,b\n"open,1\n2')).toEqual([['a', 'b'], ['open,1\n2']])
  expect(cells('5" pipe,O\'Neill\n')).toEqual([['5" pipe', "O'Neill"]])
})

test('reads what csv.ts writes', async () => {
  let file = ''
  for await (const piece of csvFile(['a;b', 'c"d'], [['x\ny', 1.5]])) file += piece
  expect(cells(file.replace(/^\ufeff/, ''))).toEqual([
    ['a;b', 'c"d'],
    ['x\ny', '1.5'],
  ])
})
