import { expect, test } from 'vitest'
import { speak } from '../../platform/speaking.ts'
import type { Words } from '../../shared/language/words.ts'
import { codeSms } from '../accounts/mails.ts'
import { isSubscribed } from '../email/policy.ts'
import { type MailText, prepareEmail } from '../email/prepare-email.ts'
import { EMAIL_AUDIENCES, EMAIL_KINDS, type EmailKind } from '../email/schema.ts'
import { alertSms } from '../job-alerts/mails.ts'
import { PUSH_TEXTS } from '../notices/schema.ts'
import { parseSettings } from '../settings/schema.ts'
import { countParts, isGsm } from '../sms/count-parts.ts'
import { plainText } from '../sms/prepare-text.ts'
import { BUILT_IN_TEXTS } from '../translations/built-in.ts'
import * as facts from './preview-facts.ts'
import { jobSeekerSamples } from './preview-job-seeker-emails.ts'

const settings = { ...parseSettings([]), support_email: 'help@example.com' }
const now = new Date('2026-11-23T02:00:00Z')
const tokPisin: Words = { language: 'tpi', texts: BUILT_IN_TEXTS }
const unsubscribe = { pagePath: '/unsubscribe', callPath: '/api/unsubscribe' }

const prepare = (kind: EmailKind, mail: MailText) =>
  prepareEmail(
    settings,
    'https://painimwok.example',
    isSubscribed(kind) ? { ...mail, kind, unsubscribe } : { ...mail, kind },
  )
const inWords = (words: Words) =>
  speak(words, () =>
    Object.entries(jobSeekerSamples(settings, now, 'https://painimwok.example')).flatMap(([name, mails]) => {
      const kind = EMAIL_KINDS.find((one) => one === name)
      return kind ? mails.map((mail) => ({ kind, ...prepare(kind, mail) })) : []
    }),
  )

test('there is a sample of every kind of mail to job seekers', () => {
  const kinds = EMAIL_KINDS.filter((kind) => ['job_seekers', 'both'].includes(EMAIL_AUDIENCES[kind]))
  const ofEmployersAndWritten = ['conversation_closed', 'administrator_message']
  expect(new Set([...inWords(tokPisin).map(({ kind }) => kind), ...ofEmployersAndWritten])).toEqual(
    new Set(kinds),
  )
})

/** The names, titles and addresses in the samples. */
const NAMES = [...JSON.stringify([facts, 'Painim Wok']).matchAll(/"([^"]*)"/g)]
  .flatMap(([, text = '']) => (text.length > 4 ? [text] : []))
  .sort((one, other) => other.length - one.length)

// Rule (languages): Mails, SMS and notices on phones to job seekers are all translated
test('no mail to a job seeker has English around its names', () => {
  const marked = Object.keys(BUILT_IN_TEXTS).map((english) => {
    const placeholders =
      english
        .split('|')
        .at(-1)
        ?.match(/\{\w+\}/g) ?? []
    return [english, `¤ ${[...new Set(placeholders)].join(' ')}`]
  })
  for (const { kind, subject, text, html } of inWords({
    language: 'tpi',
    texts: Object.fromEntries(marked),
  })) {
    expect(html).toContain('<html lang="tpi">')
    const plain = `${subject} ${text}`.replace(/https:\S+|\S+@\S+|\b\d+:\d+ [ap]m\b/g, ' ')
    const rest = NAMES.reduce((left, name) => left.replaceAll(name, ' '), plain)
    expect({ kind, subject, english: rest.match(/[a-z]{3,}/gi) ?? [] }).toEqual({
      kind,
      subject,
      english: [],
    })
  }
  for (const text of Object.values(PUSH_TEXTS).filter((one) => one !== undefined))
    expect(BUILT_IN_TEXTS).toHaveProperty([text])
})

test('a mail in Tok Pisin is small enough that no mail program cuts it', () => {
  for (const { html } of inWords(tokPisin)) expect(Buffer.byteLength(html)).toBeLessThanOrEqual(12 * 1024)
})

// Rule (languages): An SMS in Tok Pisin fits into one part, as in English
test('codes and job alerts by SMS fit into one part', () => {
  const alert = { name: 'Registered Nurse · Port Moresby · Full-time', token: 'a'.repeat(22) }
  const texts = speak(tokPisin, () => [
    codeSms('Painim Wok', '123456'),
    alertSms(alert, 12, 'Painim Wok', 'https://painimwok.com'),
  ])
  for (const text of texts.map(plainText))
    expect([isGsm(text), countParts(text), text]).toEqual([true, 1, text])
})
