import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
import { LONGEST_QUERY } from '../../modules/ai-search/schema.ts'
import { NeedForm } from './need-form.tsx'

const nothing = () => undefined
const render = (query: string) =>
  renderAdmin(() => (
    <NeedForm
      employerId={1}
      need={{ query }}
      busy={false}
      onSearch={nothing}
      onHideOpened={nothing}
      onSuggest={nothing}
    >
      {null}
    </NeedForm>
  ))

// Rule (AI search): A text that is too long is kept whole, and the field says how many characters it has
test('a text that is too long is kept whole, and the field says so', async () => {
  const query = 'driver '.repeat(600).trim()
  const shown = await render(query)
  expect(shown.text).toContain(
    'Your text has 4,199 characters. Please shorten it to 3,500: keep the job, place, skills, years and pay.',
  )
  expect(shown.html).toContain(query)
  expect(shown.field('describe')).toContain('aria-invalid="true"')
  expect(shown.field('describe')).not.toContain('maxlength')
  const longest = await render('a'.repeat(LONGEST_QUERY))
  expect(longest.field('describe')).not.toContain('aria-invalid')
  expect(longest.text).not.toContain('too long')
})
