import { AppError } from '../../../shared/errors.ts'
import type { Settings } from '../../settings/schema.ts'
import type { Driver, Sms } from '../policy.ts'

/** Any gateway: address, headers and body are templates with these placeholders. */
const valuesOf = ({ sms_username, sms_secret, sms_sender }: Settings, { to, text, reportUrl }: Sms) => ({
  to,
  digits: to.slice(1),
  text,
  from: sms_sender,
  report_url: reportUrl,
  username: sms_username,
  secret: sms_secret,
  /** For `Authorization: Basic {basic}`. */
  basic: Buffer.from(`${sms_username}:${sms_secret}`).toString('base64'),
})

const fill = (template: string, values: Record<string, string>, write: (value: string) => string) =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] ?? '') : placeholder,
  )

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** How a value is written into a body of this type, so that it cannot end its field. */
function escapeFor(contentType: string): (value: string) => string {
  if (/json/i.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1)
  if (/urlencoded/i.test(contentType)) return encodeURIComponent
  if (/xml/i.test(contentType)) return (value) => value.replace(/[&<>"']/g, (one) => XML[one] ?? '')
  return (value) => value
}

const asHeader = (value: string) => value.replace(/[^\x20-\x7e]+/g, ' ')

function headersOf(template: string, values: Record<string, string>): Record<string, string> {
  const lines = template.split('\n').flatMap((line) => {
    const at = line.indexOf(':')
    return at > 0 ? [[line.slice(0, at).trim(), fill(line.slice(at + 1).trim(), values, asHeader)]] : []
  })
  return Object.fromEntries(lines)
}

export const http: Driver = {
  compose(settings, sms) {
    const values = valuesOf(settings, sms)
    const url = new URL(fill(settings.sms_url, values, encodeURIComponent))
    // The settings were checked with the placeholders; no value may lead to another host.
    if (url.origin !== new URL(settings.sms_url).origin) throw new AppError('invalid_input')
    const headers = headersOf(settings.sms_headers, values)
    if (settings.sms_method === 'GET') return { url, method: 'GET', headers, body: '' }
    const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
    return { url, method: 'POST', headers, body: fill(settings.sms_body, values, escapeFor(type)) }
  },
  judge({ status, body }, { sms_accepted }) {
    const error = `${status} ${body.trim()}`
    if (status >= 200 && status < 300) {
      // Not again: the gateway may have sent it, and only its words are unexpected.
      return body.includes(sms_accepted) ? { kind: 'accepted' } : { kind: 'refused', error }
    }
    return { kind: status === 400 || status === 404 || status === 422 ? 'refused' : 'later', error }
  },
}
