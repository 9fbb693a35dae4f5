import { expect, test } from 'vitest'
import { effectOf } from './setting-effects.ts'

// Rule (settings and mail): After a setting is saved, the page says what the change does
test.each([
  ['maintenance_mode', 'true', 'Everybody except administrators now sees a maintenance page.'],
  ['maintenance_mode', 'false', 'The site is open to everybody again.'],
  ['cv_view_cost', '3', 'Every button shows the new price now.'],
  ['toString', 'x', 'It takes effect within 5 seconds.'],
])('%s = %s', (key, value, effect) => {
  expect(effectOf(key, value)).toContain(effect)
})
