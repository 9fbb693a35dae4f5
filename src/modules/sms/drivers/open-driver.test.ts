import { expect, test } from 'vitest'
import { parseSettings } from '../../settings/schema.ts'
import { http } from './send-by-http.ts'
import { kannel } from './send-by-kannel.ts'

const settingsOf = (values: Record<string, string>) =>
  parseSettings(Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue })))
const sms = {
  to: '+67571234567',
  text: 'Gude, "Ana" & <Koivi>\n50% {secret}',
  reportUrl: 'https://painimwok.example/api/sms/report?token=abc',
}

test('Kannel gets every value as a parameter, and the address for its reports', () => {
  const { url, method } = kannel.compose(
    settingsOf({
      sms_url: 'http://localhost:13013/cgi-bin/sendsms',
      sms_username: 'wok',
      sms_secret: 'a&b=c',
    }),
    sms,
  )
  expect([method, url.origin + url.pathname]).toEqual(['GET', 'http://localhost:13013/cgi-bin/sendsms'])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    username: 'wok',
    password: 'a&b=c',
    to: sms.to,
    text: sms.text,
    charset: 'UTF-8',
    coding: '0',
    'dlr-mask': '19',
    'dlr-url': `${sms.reportUrl}&status=%d`,
  })
})

test('a text that is not in the GSM alphabet is sent as UCS-2', () => {
  const settings = settingsOf({ sms_url: 'http://localhost:13013/cgi-bin/sendsms' })
  expect(kannel.compose(settings, { ...sms, text: 'ō' }).url.searchParams.get('coding')).toBe('2')
})

// Rule (SMS): What a message contains cannot leave its field in the address, the headers or the body of a call
test.each([
  ['application/json', '{"to":"{to}","text":"{text}"}', JSON.stringify({ to: sms.to, text: sms.text })],
  ['application/x-www-form-urlencoded', 'text={text}', `text=${encodeURIComponent(sms.text)}`],
  ['text/xml', '<m>{text}</m>', '<m>Gude, &quot;Ana&quot; &amp; &lt;Koivi&gt;\n50% {secret}</m>'],
  ['text/plain', '{text}', sms.text],
])('a body of type %s', (type, sms_body, body) => {
  const settings = settingsOf({
    sms_url: 'https://sms.example.pg/{digits}?t={text}',
    sms_headers: `Content-Type: ${type}\nX-Text: {text}\nAuthorization: Basic {basic}`,
    sms_username: 'wok',
    sms_secret: 'k1',
    sms_body,
  })
  const call = http.compose(settings, sms)
  expect(call).toMatchObject({ method: 'POST', body })
  expect(call.url.pathname).toBe('/67571234567')
  expect(call.url.searchParams.get('t')).toBe(sms.text)
  expect(call.headers).toEqual({
    'Content-Type': type,
    'X-Text': 'Gude, "Ana" & <Koivi> 50% {secret}',
    Authorization: `Basic ${Buffer.from('wok:k1').toString('base64')}`,
  })
})

// Rule (SMS): A message that the gateway may have sent is never sent a second time
test.each([
  [200, 'ok id=5', 'accepted'],
  [200, 'no credit', 'refused'],
  [400, 'bad number', 'refused'],
  [401, 'who are you', 'later'],
  [503, 'busy', 'later'],
])('an answer of %i %s: %s', (status, body, kind) => {
  expect(http.judge({ status, body }, settingsOf({ sms_accepted: 'ok id' })).kind).toBe(kind)
})

test.each([
  [202, '0: Accepted for delivery', 'accepted'],
  [400, 'Empty receiver number', 'refused'],
  [403, 'Authorization failed for sendsms', 'later'],
  [503, 'Temporal failure, try again later.', 'later'],
])('Kannel answers %i %s: %s', (status, body, kind) => {
  expect(kannel.judge({ status, body }, settingsOf({})).kind).toBe(kind)
})
