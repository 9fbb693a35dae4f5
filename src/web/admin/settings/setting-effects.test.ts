import { expect, test } from 'vitest'
import { effectOf } from './setting-effects.ts'

// Rule (settings and mail): Before a setting is saved, the page says what the change does
test.each([
  ['maintenance_mode', 'true', 'Everybody except administrators will see a maintenance page.'],
  ['maintenance_mode', 'false', 'The site will be open to everybody again.'],
  ['cv_view_cost', '3', 'Every button shows the new price at once.'],
  ['toString', 'x', 'It takes effect within 5 seconds.'],
])('%s = %s', (key, value, effect) => {
  expect(effectOf(key, value)).toContain(effect)
})
