import { useRef } from 'react'
import { newIdempotencyKey } from '../api-client.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from '../draft-storage.ts'

/**
 * The key that a form's tries carry until one was accepted: the same in all tabs of this device and after a reload, so that they
 * never make two CVs. `renew` when it was used for something else.
 */
export function useSendKey(accountId: number, form: string) {
  const place = draftKey('jobSeeker', accountId, `${form}:key`)
  const key = useRef('')
  const renew = () => {
    key.current = newIdempotencyKey()
    writeDraft(place, JSON.stringify({ key: key.current }))
  }
  if (!key.current) {
    const known = readDraft(place)?.['key']
    if (typeof known === 'string') key.current = known
    else renew()
  }
  return { current: () => key.current, renew, forget: () => removeDraft(place) }
}
