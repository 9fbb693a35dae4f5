import type { TestApp } from './app.ts'

export type Answer = { status: number; body: unknown; headers: Headers }
type Sent = { headers?: Record<string, string>; json?: unknown; form?: FormData }

/** A client with a cookie jar like a browser's, which may have all three sessions at once. */
export function openBrowser(app: Pick<TestApp, 'url'>) {
  const cookies = new Map<string, string>()

  async function send(
    method: string,
    path: string,
    { headers = {}, json, form }: Sent = {},
  ): Promise<Answer> {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(app.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(jar && { cookie: jar }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const body = method === 'HEAD' ? undefined : await read(response)
    return { status: response.status, headers: response.headers, body }
  }

  return {
    cookies,
    send,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
    post: (path: string, json: unknown = {}, headers: Record<string, string> = {}) =>
      send('POST', path, { json, headers }),
    put: (path: string, json: unknown) => send('PUT', path, { json }),
    patch: (path: string, json: unknown) => send('PATCH', path, { json }),
    delete: (path: string) => send('DELETE', path),
    upload: (path: string, form: FormData, method = 'POST') => send(method, path, { form }),
  }
}
export type Browser = ReturnType<typeof openBrowser>

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0(;|$)/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return response.json()
  return type.startsWith('text/') ? response.text() : Buffer.from(await response.arrayBuffer())
}
