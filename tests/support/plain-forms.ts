import type { TestApp } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'

/** What an old browser says of itself. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (test)', accept: 'text/html' }

/** A browser that runs no script: it sends forms to the addresses that their pages name. */
export function openWithoutScript(app: Pick<TestApp, 'url'>, browser: Browser = openBrowser(app)) {
  async function open(path: string) {
    const { status, body, headers } = await browser.get(path, HEADERS)
    return { status, html: String(body), headers }
  }
  return {
    ...browser,
    open,
    /** Sends a form, and opens the page to which the answer leads. */
    async sendForm(
      action: string,
      fields: Record<string, string> | FormData,
      headers: Record<string, string> = {},
    ) {
      const from = { ...HEADERS, origin: app.url, ...headers }
      const answer = await browser.send('POST', action, {
        headers: from,
        form: fields instanceof FormData ? fields : new URLSearchParams(fields),
      })
      const to = answer.headers.get('location')
      return { status: answer.status, headers: answer.headers, html: String(answer.body), to }
    },
  }
}

/** Returns the addresses to which the forms of a page are sent by POST. */
export const actionsIn = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*>/g)]
    .filter(([tag]) => tag.includes('method="post"'))
    .map(([tag]) => (/\baction="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'))

/** Returns the value of a field in a page. */
export const valueIn = (html: string, name: string): string | undefined => {
  const [tag = ''] = new RegExp(`<input\\b[^>]*\\bname="${name}"[^>]*>`).exec(html) ?? []
  return /\bvalue="([^"]*)"/.exec(tag)?.[1]
}
