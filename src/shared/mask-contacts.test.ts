import { expect, test } from 'vitest'
import { maskContacts, maskContactsInList, removeContacts } from './mask-contacts.ts'

test.each([
  ['write to ana.kila+jobs@gmail.com. Experienced nurse', 'write to •••. Experienced nurse'],
  ['ana @ gmail . com or call', '••• or call'],
  ['ana (at) gmail (dot) com', '•••'],
  ['ana@localhost', '•••'],
  ['Call 7012 3456 now', 'Call ••• now'],
  ['Call +675 7012 3456', 'Call •••'],
  ['(675) 7012-3456 / 320.1234', '•••'],
  ['70123456', '•••'],
  ['7-0-1-2-3-4-5-6', '•••'],
  ['7 0 1 2 3 4 5', '•••'],
  ['٧٠١٢٣٤٥٦', '•••'],
  ['70\u200b12\u200b34\u200b56', '•••'],
])('hides contact details: %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  'Worked at Ok Tedi 2015 - 2019 and 2019–2023',
  'From 12/05/2019 to 03/2021',
  'Grade 12 in 2010, 15 years with K92 mine',
  'Budgets of K1,500,000; ISO 9001:2015',
  'Led 120 people @ Porgera'.replace('@', 'at'),
])('does not mask other figures: %s', (text) => {
  expect(maskContacts(text)).toBe(text)
})

test('removes them from the search index', () => {
  expect(removeContacts('nurse 7012 3456 ana@x.pg lae').split(/\s+/)).toEqual(['nurse', 'lae'])
})

test('masks a number that was split over several skills', () => {
  expect(maskContactsInList(['Welding', '7012', '34-56', 'C4', 'ISO 9001'])).toEqual([
    'Welding',
    '•••',
    '•••',
    'C4',
    'ISO 9001',
  ])
})
