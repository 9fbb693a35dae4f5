import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applyText } from './apply-text.ts'
import { EmailText } from './schema.ts'

const mail = {
  subject: 'Welcome',
  headline: 'You are in',
  greets: 'Ana Kila',
  paragraphs: ['Your account is ready.', { quote: 'Well done' }],
  button: { label: 'Upload your CV', path: '/upload' },
}

// Rule (settings and mail): An administrator's words replace those of a mail; its facts and its button stay
test('own words are filled in, around the facts of the mail', () => {
  const written = { subject: '{subject}, {name}', body: 'Gutpela {name}\n\n{text}\n\nYour team at {site}' }
  expect(applyText(mail, written, 'Painim Wok')).toEqual({
    ...mail,
    subject: 'Welcome, Ana Kila',
    greets: undefined,
    headline: undefined,
    paragraphs: [
      'Gutpela Ana Kila',
      'Your account is ready.',
      { quote: 'Well done' },
      'Your team at Painim Wok',
    ],
  })
})

test('facts are filled in; a mail without one of them keeps its own words', () => {
  const written = { subject: 'For {job}', body: '{job} at {company}' }
  const facts = { job: 'Deckhand', company: 'Lae Shipping' }
  expect(applyText({ ...mail, facts }, written, 'Painim Wok')).toMatchObject({
    subject: 'For Deckhand',
    paragraphs: ['Deckhand at Lae Shipping'],
  })
  expect(applyText(mail, written, 'Painim Wok')).toEqual(mail)
})

test('the built-in subject keeps its headline', () => {
  const { subject, headline } = applyText(mail, { subject: '{subject}', body: '{text}' }, 'Painim Wok')
  expect([subject, headline]).toEqual(['Welcome', 'You are in'])
})

// Rule (settings and mail): The placeholders of an email text are checked
test.each([
  [{ subject: '{subject}', body: 'Dear {name}\n\n{text}' }, undefined],
  [{ subject: '', body: '{text}' }, 'Please enter a subject'],
  [{ subject: 'Hello {nmae}', body: '{text}' }, 'There is no placeholder {nmae}'],
  [{ subject: 'Hello', body: 'See {job}' }, undefined],
  [{ subject: 'Hello', body: 'See {jobs}' }, 'There is no placeholder {jobs}'],
  [{ subject: 'Hello', body: 'Here it is: {text}' }, '{text} needs a paragraph of its own'],
  [{ subject: '{text}', body: '{text}' }, '{text} cannot be in the subject'],
])('%o is checked', (written, message) => {
  const result = v.safeParse(EmailText, written)
  expect(result.issues?.[0].message).toBe(message)
})
