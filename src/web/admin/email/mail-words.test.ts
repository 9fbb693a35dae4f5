import { expect, test } from 'vitest'
import { mailFate, readWords, toldWords } from './mail-words.ts'

const settings = (email_notifications_enabled: string, smtp_host: string) =>
  Object.entries({ email_notifications_enabled, smtp_host }).map(([settingKey, settingValue]) => ({
    settingKey,
    settingValue,
  }))

// Rule (settings and mail): Pages promise a mail only if it will be sent
test.each([
  [settings('true', 'mail.pg'), 'The owner will be notified by email.'],
  [settings('true', ''), 'The owner will be notified by email once a mail server is set up.'],
  [settings('false', 'mail.pg'), 'The owner will not be notified: email notifications are switched off.'],
  [undefined, ''],
])('a mail is announced only if it will be sent: %j', (given, words) =>
  expect(toldWords(mailFate(given), 'The owner')).toBe(words),
)

test('a person who can also read it elsewhere is notified there in any case', () => {
  const words = (['goes', 'off', 'unknown'] as const).map((fate) => toldWords(fate, 'Both', 'in the chat'))
  expect(words).toEqual([
    'Both will be notified in the chat and by email.',
    'Both will be notified in the chat. Email notifications are switched off.',
    'Both will be notified in the chat.',
  ])
})

test('a reason can be read on its page, with or without a mail', () => {
  expect(readWords('off', 'on the job’s page')).toBe(
    'The employer will see it on the job’s page. Email notifications are switched off.',
  )
  expect(readWords('off')).toContain('audit log')
  expect(readWords('waits', 'on the job’s page')).toBe(
    'The employer will see it in the email and on the job’s page.',
  )
})
