import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { makeMemoryFolder } from '../../support/memory-folder.ts'
import { KEY_CODES } from './bidi.ts'
import { COMMAND_MS, type Driver, end, printed, type Size } from './driver.ts'

/** The bars of the window get as small as they can: with their usual size it is at least 447 pixels wide. */
const SMALL_BARS =
  'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }'

/** The name of an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Keeps the errors of a page, from the first look at it on: WebDriver itself reports none. */
function keepErrors() {
  const page = window as typeof window & { caughtErrors?: string[] }
  if (!page.caughtErrors) {
    const caught: string[] = []
    page.caughtErrors = caught
    addEventListener('error', (event) => caught.push(event.message))
    addEventListener('unhandledrejection', ({ reason }) => caught.push(String(reason)))
  }
  return page.caughtErrors.splice(0)
}

/** Starts WebKitGTK's browser on a screen of its own and drives it by WebDriver. */
export async function startWebKit(program: string, driver: string, size: Size): Promise<Driver> {
  const folder = await makeMemoryFolder('painim-wok-webkit-')
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), SMALL_BARS)
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await printed(screen, /^(\d+)$/)
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  const stop = async () => {
    await end(child)
    await end(screen)
    await rm(folder, { recursive: true, force: true })
  }
  const server = `http://127.0.0.1:${port}`
  await vi.waitFor(() => ask(server, 'GET', '/status'), { timeout: COMMAND_MS })
  const wanted = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  }
  const { sessionId } = (await ask(server, 'POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  })) as { sessionId: string }
  const send = (method: string, path: string, body?: object) =>
    ask(server, method, `/session/${sessionId}${path}`, body)
  const execute = (script: string) => send('POST', '/execute/sync', { script, args: [] })
  await send('POST', '/window/rect', { x: 0, y: 0, ...size })
  const errors: string[] = []
  const evaluate = async (expression: string) => {
    const answer = await execute(`return { errors: (${keepErrors})(), value: ${expression} }`)
    const { errors: caught, value } = answer as { errors: string[]; value: unknown }
    errors.push(...caught)
    return value
  }
  const perform = (type: string, actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] })
  const typeKeys = (text: string) =>
    perform(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    evaluate,
    async click(x, y) {
      const button = 0
      await perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button },
        { type: 'pointerUp', button },
      ])
    },
    type: async (text) => void (await typeKeys(text)),
    press: async (name) => void (await typeKeys(KEY_CODES[name])),
    async chooseFile(selector, path) {
      const found = await send('POST', '/element', { using: 'css selector', value: selector })
      await send('POST', `/element/${(found as Record<string, string>)[ELEMENT]}/value`, { text: path })
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    errors: () => errors,
    async close() {
      await ask(server, 'DELETE', `/session/${sessionId}`)
      await stop()
    },
  }
}

async function ask(server: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(server + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(COMMAND_MS),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
