import { isGsm } from '../count-parts.ts'
import type { Driver } from '../policy.ts'

/** Delivered to the phone (1), not delivered (2), or rejected by the network (16). */
const DLR_MASK = 1 + 2 + 16

/**
 * Kannel's `sendsms` (User Guide, 'Using the HTTP Interface to Send SMS Messages'). Kannel converts UTF-8 to the GSM
 * alphabet (coding 0) or to UCS-2 (coding 2), and divides long texts itself. It replaces %d in `dlr-url`.
 */
export const kannel: Driver = {
  compose({ sms_url, sms_username, sms_secret, sms_sender }, { to, text, reportUrl }) {
    const url = new URL(sms_url)
    const fields = {
      username: sms_username,
      password: sms_secret,
      ...(sms_sender && { from: sms_sender }),
      to,
      text,
      charset: 'UTF-8',
      coding: isGsm(text) ? '0' : '2',
      'dlr-mask': String(DLR_MASK),
      'dlr-url': `${reportUrl}&status=%d`,
    }
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    return { url, method: 'GET', headers: {}, body: '' }
  },
  judge({ status, body }) {
    if (status >= 200 && status < 300) return { kind: 'accepted' }
    const error = `${status} ${body.trim()}`
    // 400 is a fault of the message. A wrong password (403) or an unavailable network (503) can be fixed later.
    return { kind: status === 400 ? 'refused' : 'later', error }
  },
}
