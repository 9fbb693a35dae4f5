import { expect, test } from 'vitest'
import { mailFate, readWords, toldWords } from './mail-words.ts'

const settings = (email_notifications_enabled: string, smtp_host: string) =>
  Object.entries({ email_notifications_enabled, smtp_host }).map(([settingKey, settingValue]) => ({
    settingKey,
    settingValue,
  }))

test.each([
  [settings('true', 'mail.pg'), 'The owner is told by e-mail.'],
  [settings('true', ''), 'The owner is told by e-mail, once a mail server is set up.'],
  [settings('false', 'mail.pg'), 'The owner is not told: e-mail notifications are switched off.'],
  [undefined, ''],
])('a mail is announced only as far as it goes: %j', (given, words) =>
  expect(toldWords(mailFate(given), 'The owner is')).toBe(words),
)

test('who can read it elsewhere is told there in any case', () => {
  const words = (['goes', 'off', 'unknown'] as const).map((fate) =>
    toldWords(fate, 'Both are', 'in the chat'),
  )
  expect(words).toEqual([
    'Both are told in the chat and by e-mail.',
    'Both are told in the chat. E-mail notifications are switched off.',
    'Both are told in the chat.',
  ])
})

test('a reason is read where it stands, mail or not', () => {
  expect(readWords('off', 'at the job')).toBe(
    'The employer reads it at the job. E-mail notifications are switched off.',
  )
  expect(readWords('off')).toContain('audit log')
  expect(readWords('waits', 'at the job')).toBe('The employer reads it in the mail and at the job.')
})
