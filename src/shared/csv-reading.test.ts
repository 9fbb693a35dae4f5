import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'
import { readCsv } from './csv-reading.ts'

const cells = (text: string) => [...readCsv(text)].map((row) => row.cells)

test.each([
  ['commas', 'a,b\n1,2'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\r\n1\t2\r\n'],
])('cells are divided by %s', (_, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a quoted cell holds separators, quotes and line breaks; rows keep their line of the file', () => {
  const text = 'a,b\r\n"x, ""y""\r\nz", 2 \r\n\r\n,\r\n"3",4'
  expect([...readCsv(text)]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\r\nz', '2'] },
    { line: 6, cells: ['3', '4'] },
  ])
})

test('a quote that never closes ends with the file; one within a word is a sign', () => {
  expect(cells('a,b\n"open,1\n2')).toEqual([['a', 'b'], ['open,1\n2']])
  expect(cells('5" pipe,O\'Neill\n')).toEqual([['5" pipe', "O'Neill"]])
})

test('reads what is written', async () => {
  let file = ''
  for await (const piece of csvFile(['a;b', 'c"d'], [['x\ny', 1.5]])) file += piece
  expect(cells(file.replace(/^\ufeff/, ''))).toEqual([
    ['a;b', 'c"d'],
    ['x\ny', '1.5'],
  ])
})
