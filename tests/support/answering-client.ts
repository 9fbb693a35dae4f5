import { createApiClient } from '../../src/web/api-client.ts'
import { currentToasts } from '../../src/web/components/toast.ts'

/** Answers every call alike; `sent` holds method, path, JSON and, where there was one, the idempotency key. */
export function answeringClient(status: number, body: object) {
  const sent: unknown[] = []
  const client = createApiClient(async (path, { method, body: json, headers } = {}) => {
    const key = new Headers(headers).get('Idempotency-Key')
    sent.push([method, path, ...(json ? [JSON.parse(String(json))] : []), ...(key ? [key] : [])])
    return Response.json(body, { status })
  })
  return { client, sent }
}

/** The toast that stands there: title, what it says below, and 'destructive' for a failure. */
export function shownToast() {
  const [{ title, description, variant } = { title: undefined }] = currentToasts()
  return [title, description, variant]
}
