import { expect, test } from 'vitest'
import { blocksOf } from './typed-blocks.ts'

test('lines that begin with a dash or a bullet become a list', () => {
  expect(
    blocksOf('You look after the yard.\nSix days.\n\nBring:\n- a licence\n• boots\n\n- a CV\nThank you'),
  ).toEqual(['You look after the yard.\nSix days.', 'Bring:', ['a licence', 'boots', 'a CV'], 'Thank you'])
})

test('a dash inside a line or before nothing stays as it was typed', () => {
  expect(blocksOf('K500 - K600\n-\n-5 degrees')).toEqual(['K500 - K600\n-\n-5 degrees'])
  expect(blocksOf('')).toEqual([])
})
