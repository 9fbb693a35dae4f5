import type { Settings } from '../../settings/schema.ts'
import type { Driver } from '../policy.ts'
import { http } from './send-by-http.ts'
import { kannel } from './send-by-kannel.ts'

/** Returns undefined while no gateway is set up: then no SMS is written. */
export function driverOf({ sms_driver, sms_url }: Settings): Driver | undefined {
  if (sms_url === '') return undefined
  if (sms_driver === 'kannel') return kannel
  return sms_driver === 'http' ? http : undefined
}
