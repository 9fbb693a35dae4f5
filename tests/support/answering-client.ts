import { createApiClient } from '../../src/web/app/loading/api-client.ts'
import { currentToasts } from '../../src/web/components/overlays/toast.ts'

/** Gives every call the same answer; `sent` has method, path, JSON and, if there is one, the idempotency key. */
export function answeringClient(status: number, body: object) {
  const sent: unknown[] = []
  const client = createApiClient(async (path, { method, body: json, headers } = {}) => {
    const key = new Headers(headers).get('Idempotency-Key')
    sent.push([method, path, ...(json ? [JSON.parse(String(json))] : []), ...(key ? [key] : [])])
    return Response.json(body, { status })
  })
  return { client, sent }
}

/** The displayed toast: title, description, and 'destructive' for a failure. */
export function shownToast() {
  const [{ title, description, variant } = { title: undefined }] = currentToasts()
  return [title, description, variant]
}
