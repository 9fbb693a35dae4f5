import { describe, expect, test } from 'vitest'
import { isSubscribed, KIND_RULES } from '../src/modules/email/policy.ts'
import { EMAIL_KINDS, type EmailKind } from '../src/modules/email/schema.ts'
import { startTestApp } from './support/app.ts'
import { openMailbox, writeMail } from './support/mailbox.ts'
import { createJobSeeker, logInAdministrator } from './support/people.ts'

type Preview = { kind: EmailKind; subject: string; text: string; html: string; canUnsubscribe: boolean }

const app = await startTestApp({ PUBLIC_URL: 'https://painimwok.example' })
const vera = await logInAdministrator(app)
const previews = (await vera.get('/api/admin/email-previews')).body as Preview[]

test('are shown to administrators only, of every kind', async () => {
  expect(new Set(previews.map(({ kind }) => kind))).toEqual(new Set(EMAIL_KINDS))
  expect((await (await createJobSeeker(app)).get('/api/admin/email-previews')).status).toBe(401)
})

/** The text of the HTML without its layout. */
const words = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\s+/)
    .filter(Boolean)
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

describe.each(previews.map((preview) => [`${preview.kind}: ${preview.subject}`, preview] as const))(
  '%s',
  (_, { kind, subject, text, html, canUnsubscribe }) => {
    test('says the same in text and HTML, and why it was sent', () => {
      expect(subject).toMatch(/\S/)
      expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object/)
      const read = words(html)
      for (const word of text.split(/\s+/)) {
        if (word.startsWith('https://')) expect(html).toContain(word.replaceAll('&', '&amp;'))
        else if (/\w/.test(word))
          expect(
            read.some((one) => word.includes(one) || one.includes(word)),
            word,
          ).toBe(true)
      }
      expect(text).toContain(KIND_RULES[kind].reason)
    })

    test('fits a narrow screen, loads nothing and runs nothing', () => {
      expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">')
      expect(html).toContain('<html lang="en">')
      expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|(?<!max-)width:\d/)
    })

    test('is small enough that no mail program cuts it', () => {
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(12 * 1024)
    })

    // Rule (settings and mail): Each kind of mail can be stopped with one click, unless it is about the account itself
    test('can be stopped with one click unless it is about the recipient’s own account or business', () => {
      expect(canUnsubscribe).toBe(isSubscribed(kind))
      expect(text.includes('Stop these emails')).toBe(canUnsubscribe)
      expect(html.includes('>Stop these emails</a>')).toBe(canUnsubscribe)
    })
  },
)

// Rule (settings and mail): A mail that can be stopped has the headers of RFC 8058
test('a mail that can be stopped has the headers of RFC 8058', async () => {
  const mailbox = await openMailbox(app)
  await writeMail(app, 'reader@example.com', { kind: 'notice' })
  await writeMail(app, 'other@example.com', { kind: 'password_changed' })
  await app.tasksDone()
  expect(mailbox.to('reader@example.com')[0]?.headers).toMatchObject({
    'list-unsubscribe': '<https://painimwok.example/api/notices/unsubscribe/a>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(mailbox.to('other@example.com')[0]?.headers).not.toHaveProperty('list-unsubscribe')
})
