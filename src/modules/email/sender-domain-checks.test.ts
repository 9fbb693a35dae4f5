import { describe, expect, test } from 'vitest'
import { checkDkim, checkDmarc, checkSpf, parentOf } from './sender-domain-checks.ts'

describe('SPF', () => {
  test.each([
    [['v=spf1 include:_spf.google.com ~all'], 'smtp.gmail.com', 'good'],
    [['v=spf1 +INCLUDE:_spf.google.com ~all'], 'smtp.gmail.com', 'good'],
    [['v=spf1 ip4:203.0.113.7 -all'], '203.0.113.7', 'good'],
    [['v=spf1 +all'], '', 'warning'],
    [['v=spf1 ~all', 'v=spf1 -all'], '', 'warning'],
    [['v=spf2 -all', 'something else'], '', 'missing'],
    [undefined, '', 'unknown'],
  ])('%j, sent through %j, is %s', (texts, host, state) =>
    expect(checkSpf('example.pg', texts, host).state).toBe(state),
  )

  // Rule (settings and mail): The SPF, DKIM and DMARC records of the sender's domain are checked and explained
  test('a record that does not name the mail server is shown with it, before its end', () => {
    const { state, record } = checkSpf('example.pg', ['v=spf1 mx ~all'], 'smtp.gmail.com')
    expect([state, record?.value]).toEqual(['warning', 'v=spf1 mx include:_spf.google.com ~all'])
    expect(checkSpf('example.pg', ['v=spf1 mx'], 'mail.pg').record?.value).toBe('v=spf1 mx a:mail.pg')
  })

  test.each(['127.0.0.1', 'localhost', '192.168.1.5', '::1'])(
    'asks for no record of %s, an address that receivers never see',
    (host) => {
      expect(checkSpf('example.pg', [], host)).not.toHaveProperty('record')
      expect(checkSpf('example.pg', ['v=spf1 mx ~all'], host).state).toBe('good')
    },
  )
})

test.each([
  ['', undefined, 'unknown'],
  ['s1', undefined, 'unknown'],
  ['s1', [], 'missing'],
  ['s1', ['v=spf1 ~all'], 'missing'],
  ['s1', ['v=DKIM1; p='], 'warning'],
  ['s1', ['k=rsa; p=MIGf'], 'good'],
])('DKIM: selector %j with %j is %s', (selector, texts, state) =>
  expect(checkDkim('example.pg', selector, texts).state).toBe(state),
)

test.each([
  [undefined, 'unknown'],
  [[], 'missing'],
  [['v=DMARC1; p=reject'], 'good'],
  [['v=DMARC1; p=none; rua=mailto:a@b.pg'], 'good'],
  [['v=DMARC1; rua=mailto:a@b.pg'], 'warning'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'warning'],
])('DMARC: %j is %s', (texts, state) => expect(checkDmarc('example.pg', texts, 'a@b.pg').state).toBe(state))

test('the name above a domain ends below the top level', () =>
  expect([parentOf('wok.example.pg'), parentOf('example.pg')]).toEqual(['example.pg', undefined]))
