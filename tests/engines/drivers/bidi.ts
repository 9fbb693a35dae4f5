import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeMemoryFolder } from '../../support/memory-folder.ts'
import { type Driver, end, type Key, printed, type Size } from './driver.ts'
import { openCommands } from './socket.ts'

/** As private code points of Unicode, which is how WebDriver writes keys without a character. */
export const KEY_CODES: Record<Key, string> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }

/** No traffic of its own, and no page of its own beside ours. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

type Logged = { type: string; level: string; text: string }
type Evaluated = {
  type: string
  result: { value?: string; sharedId?: string }
  exceptionDetails?: { text: string }
}

/** Starts Firefox and drives it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string, viewport: Size): Promise<Driver> {
  const folder = await makeMemoryFolder('painim-wok-firefox-')
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(folder, 'user.js'), lines.join(''))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const address = await printed(child, /WebDriver BiDi listening on (ws:\S+)/)
  const errors: string[] = []
  const { send, close } = await openCommands(`${address}/session`, (method, params) => {
    const { type, level, text } = params as Logged
    if (method === 'log.entryAdded' && type === 'javascript' && level === 'error') errors.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = (await send('browsingContext.getTree')) as { contexts: [{ context: string }] }
  const [{ context }] = tree.contexts
  await send('browsingContext.setViewport', { context, viewport })
  const evaluate = async (expression: string) => {
    const params = { expression, target: { context }, awaitPromise: false }
    const { result, exceptionDetails } = (await send('script.evaluate', params)) as Evaluated
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  const perform = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] })
  const typeKeys = (text: string) =>
    perform(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    async evaluate(expression) {
      const { value } = await evaluate(`JSON.stringify(${expression})`)
      return value === undefined ? undefined : JSON.parse(value)
    },
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
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
      await send('input.setFiles', { context, element: { sharedId }, files: [path] })
    },
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    errors: () => errors,
    async close() {
      close()
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
