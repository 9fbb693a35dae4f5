import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
import { UnderstoodChips } from './understood-chips.tsx'

// Rule (AI search): A chip shows what was typed beside what it was read as, unless it says the same
test.each([
  ['level', 'graduate', 'entry level', 'graduate = entry level'],
  ['education', 'certificate IV', 'certificate', 'certificate IV = certificate'],
  ['education', 'degree', 'degree', 'degree'],
  ['skill', 'CPR', 'First aid', 'CPR = First aid'],
  ['skill', 'excel', 'Microsoft Excel', 'skill Microsoft Excel'],
  ['role', 'haus meri', 'Domestic Helper', 'haus meri = Domestic Helper'],
] as const)('a %s: %s', async (kind, typed, label, shown) => {
  const chip = { kind, state: 'understood', label, typed, start: 0, end: typed.length } as const
  const found = {
    need: { query: typed },
    understood: [chip],
    results: [],
    totalMatches: 0,
    help: null,
    engine: '',
  }
  const page = await renderAdmin(() => (
    <UnderstoodChips found={found} busy={false} onChange={() => undefined} />
  ))
  expect(page.items).toEqual([shown])
})
