import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { vi } from 'vitest'
import { CHROMIUM_FLAGS } from '../../../scripts/chromium.ts'
import { makeMemoryFolder } from '../../support/memory-folder.ts'
import { COMMAND_MS, type Driver, end, type Key, printed, type Size } from './driver.ts'
import { openCommands } from './socket.ts'

/** No old build starts its helper processes without the first two. */
const OF_OLD_BUILDS = ['--no-zygote', '--in-process-gpu', '--hide-scrollbars']

const KEYS: Record<Key, { code: number; text?: string }> = {
  Enter: { code: 13, text: '\r' },
  Tab: { code: 9 },
  Escape: { code: 27 },
}

type Thrown = { exceptionDetails: { text: string; exception?: { description?: string } } }

/** Starts a Chromium of any age and drives it by the DevTools protocol, with the commands that Chromium 64 has. */
export async function startChromium(program: string, { width, height }: Size): Promise<Driver> {
  const folder = await makeMemoryFolder('painim-wok-chromium-')
  const child = spawn(
    program,
    [
      ...CHROMIUM_FLAGS,
      ...OF_OLD_BUILDS,
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const host = await printed(child, /DevTools listening on ws:\/\/([^/]+)/)
  const errors: string[] = []
  const page = await openCommands(await pageAddress(host), (method, params) => {
    if (method === 'Runtime.exceptionThrown') errors.push(textOf(params as Thrown))
  })
  for (const domain of ['Page', 'Runtime', 'DOM']) await page.send(`${domain}.enable`)
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  })
  const key = (params: object) => page.send('Input.dispatchKeyEvent', params)
  return {
    open: async (url) => void (await page.send('Page.navigate', { url })),
    async evaluate(expression) {
      const answer = await page.send('Runtime.evaluate', { expression, returnByValue: true })
      const { result, exceptionDetails } = answer as { result: { value: unknown } } & Partial<Thrown>
      if (exceptionDetails) throw new Error(textOf({ exceptionDetails }))
      return result.value
    },
    async click(x, y) {
      const mouse = (type: string, pressed: object = {}) =>
        page.send('Input.dispatchMouseEvent', { type, x, y, ...pressed })
      await mouse('mouseMoved')
      await mouse('mousePressed', { button: 'left', clickCount: 1 })
      await mouse('mouseReleased', { button: 'left', clickCount: 1 })
    },
    async type(text) {
      for (const character of text) await key({ type: 'char', text: character })
    },
    async press(name) {
      const { code, text } = KEYS[name]
      const pressed = { key: name, code: name, windowsVirtualKeyCode: code }
      await key({ type: text ? 'keyDown' : 'rawKeyDown', ...pressed, ...(text && { text }) })
      await key({ type: 'keyUp', ...pressed })
    },
    async chooseFile(selector, path) {
      const { root } = (await page.send('DOM.getDocument')) as { root: { nodeId: number } }
      const found = await page.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      await page.send('DOM.setFileInputFiles', { ...(found as { nodeId: number }), files: [path] })
    },
    async screenshot() {
      const { data } = (await page.send('Page.captureScreenshot')) as { data: string }
      return Buffer.from(data, 'base64')
    },
    errors: () => errors,
    async close() {
      page.close()
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The address of the only page, which may begin a moment after the browser. */
function pageAddress(host: string): Promise<string> {
  const find = async () => {
    const answer = await fetch(`http://${host}/json/list`)
    const pages = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[]
    const page = pages.find(({ type }) => type === 'page')
    if (!page) throw new Error('The browser has no page')
    return page.webSocketDebuggerUrl
  }
  return vi.waitFor(find, { timeout: COMMAND_MS })
}

const textOf = ({ exceptionDetails: { text, exception } }: Thrown) =>
  exception?.description ? `${text} ${exception.description}` : text
