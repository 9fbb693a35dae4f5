import { describe, expect, test } from 'vitest'
import { checkDkim } from './check-dkim.ts'
import { checkDmarc, parentOf } from './check-dmarc.ts'
import { checkSpf } from './check-spf.ts'
import { followSpf } from './follow-spf.ts'

/** What DNS answers: texts by name; names that have an address, or take mail; those that nobody answers for. */
type World = { texts?: Record<string, string[]>; hosts?: string[]; silent?: string[] }

function dnsOf({ texts = {}, hosts = [], silent = [] }: World) {
  const has = (name: string) => (silent.includes(name) ? undefined : hosts.includes(name))
  return {
    readTexts: async (name: string) => (silent.includes(name) ? undefined : (texts[name] ?? [])),
    hasAddress: async (name: string) => has(name),
    hasMailServer: async (name: string) => has(name),
  }
}

async function judge(texts: string[] | undefined, smtpHost: string, world: World = {}) {
  const [record = ''] = texts ?? []
  return checkSpf('example.pg', texts, smtpHost, await followSpf(record, 'example.pg', dnsOf(world)))
}

describe('SPF', () => {
  const leaf = ['v=spf1 ip4:203.0.113.7 -all']
  test.each([
    [['v=spf1 include:_spf.google.com ~all'], 'smtp.gmail.com', 'good'],
    [['v=spf1 ip4:203.0.113.7 -all'], '203.0.113.7', 'good'],
    [['v=spf1 +all'], '', 'warning'],
    [['v=spf1 ~all', 'v=spf1 -all'], '', 'warning'],
    [['v=spf2 -all', 'something else'], '', 'missing'],
    [undefined, '', 'unknown'],
  ])('%j, sent through %j, is %s', async (texts, host, state) =>
    expect((await judge(texts, host, { texts: { '_spf.google.com': leaf } })).state).toBe(state),
  )

  test('that does not name the mail server is given with it, before its end', async () => {
    const world = { hosts: ['example.pg'], texts: { '_spf.google.com': leaf } }
    const { state, record } = await judge(['v=spf1 mx ~all'], 'smtp.gmail.com', world)
    expect([state, record?.value]).toEqual(['warning', 'v=spf1 mx include:_spf.google.com ~all'])
    expect((await judge(['v=spf1 mx'], 'mail.pg', world)).record?.value).toBe('v=spf1 mx a:mail.pg')
  })

  test('names the mail server also in a record that it includes', async () => {
    const texts = { 'mail.example.pg': ['v=spf1 include:_spf.google.com -all'], '_spf.google.com': leaf }
    expect((await judge(['v=spf1 include:mail.example.pg ~all'], 'smtp.gmail.com', { texts })).state).toBe(
      'good',
    )
  })

  test.each(['127.0.0.1', 'localhost', '192.168.1.5', '::1'])(
    'gives no record for %s, which nobody outside sees',
    async (host) => {
      expect(await judge([], host)).not.toHaveProperty('record')
      expect((await judge(['v=spf1 mx ~all'], host)).state).toBe('good')
    },
  )
})

describe('an SPF record is followed to its end', () => {
  const leaf = ['v=spf1 -all']
  const includes = (count: number, start = 0) =>
    Array.from({ length: count }, (_, one) => `include:m${start + one}.pg`).join(' ')
  const leaves = Object.fromEntries(Array.from({ length: 20 }, (_, one) => [`m${one}.pg`, leaf]))

  test.each([
    ['ten names', `v=spf1 ${includes(10)} ~all`, {}, 'good', ''],
    ['eleven names', `v=spf1 ${includes(11)} ~all`, {}, 'warning', 'more than ten names'],
    [
      'ten names, with those of an included record',
      `v=spf1 include:more.pg ${includes(4)} ~all`,
      { 'more.pg': [`v=spf1 ${includes(5, 10)} -all`] },
      'good',
      '',
    ],
    [
      'eleven names, with those of an included record and of the one that this goes on to',
      `v=spf1 include:more.pg ${includes(4)} ~all`,
      { 'more.pg': [`v=spf1 redirect=end.pg ${includes(4, 10)}`], 'end.pg': ['v=spf1 a:host.pg -all'] },
      'warning',
      'more than ten names',
    ],
    ['what stands behind the end', `v=spf1 ~all ${includes(11)} redirect=m1.pg`, {}, 'good', ''],
    ['a name that is not there to include', 'v=spf1 include:gone.pg ~all', {}, 'warning', 'includes gone.pg'],
    [
      'a name with two records',
      'v=spf1 include:two.pg ~all',
      { 'two.pg': ['v=spf1 -all', 'v=spf1 ~all'] },
      'warning',
      'includes two.pg',
    ],
    [
      'a record that includes itself',
      'v=spf1 include:a.pg ~all',
      { 'a.pg': ['v=spf1 include:b.pg'], 'b.pg': ['v=spf1 include:A.pg'] },
      'warning',
      'leads back to itself',
    ],
    ['itself at once', 'v=spf1 redirect=example.pg', {}, 'warning', 'leads back to itself'],
    ['two names that are not there', 'v=spf1 a:x.pg mx:y.pg a:host.pg ~all', {}, 'good', ''],
    ['three of them', 'v=spf1 a:x.pg/24 mx:y.pg exists:z.pg ~all', {}, 'warning', 'x.pg, y.pg, z.pg'],
    [
      'macros, which nobody can look up',
      'v=spf1 exists:%{i}.x.pg a:%{d} exists:%{l}.y.pg ptr ~all',
      {},
      'good',
      '',
    ],
    ['a name that nobody answers for', 'v=spf1 include:silent.pg ~all', {}, 'unknown', 'silent.pg'],
  ])('%s', async (_, record, texts, state, words) => {
    const world = { texts: { ...leaves, ...texts }, hosts: ['host.pg'], silent: ['silent.pg'] }
    const judged = await judge([record], '', world)
    expect([judged.state, judged.meaning]).toEqual([state, expect.stringContaining(words)])
  })

  test('and asks no more than a receiver would', async () => {
    let asked = 0
    const dns = dnsOf({ texts: leaves })
    const counting = { ...dns, readTexts: (name: string) => dns.readTexts(name).finally(() => (asked += 1)) }
    await followSpf(`v=spf1 ${includes(20)} ~all`, 'example.pg', counting)
    expect(asked).toBe(10)
  })
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
