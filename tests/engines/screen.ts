import { mkdirSync, writeFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { Driver, Key } from './drivers/driver.ts'
import { inPage } from './in-page.ts'

/** Milliseconds. No test asserts a duration; a busy machine is slow. */
const PATIENCE = 60_000
const BETWEEN_LOOKS = 40

export type Name = string | RegExp

/** What a person does on a screen, in any engine. Each step waits until the page lets it happen. */
export type Screen = ReturnType<typeof screenOf>

export function screenOf(driver: Driver, siteUrl: string) {
  const look = (expression: string) => driver.evaluate(inPage(expression))

  /** Looks again and again until it is so; while one page replaces another there is nothing to see. */
  async function until<T>(what: string, seen: () => Promise<T | null | false>): Promise<T> {
    const see = async () => {
      const found = await seen()
      if (found === null || found === false) throw new Error('not there')
      return found
    }
    return vi.waitFor(see, { timeout: PATIENCE, interval: BETWEEN_LOOKS }).catch(async (error: unknown) => {
      throw new Error(`${what} was not seen (${error}) on ${await whatIsThere()}`)
    })
  }

  const whatIsThere = () =>
    driver
      .evaluate(`location.href + '\\n' + document.body.innerText`)
      .then((text) => String(text).slice(0, 3000), String)

  const sees = (what: string, expression: string) =>
    until(what, async () => (await look(expression)) === true)

  async function click(what: string, element: string): Promise<void> {
    let before = ''
    const point = await until(what, async () => {
      const spot = await look(`pointOf(${element})`)
      const here = JSON.stringify(spot)
      const isStill = here === before
      before = here
      return isStill && (spot as { x: number; y: number } | null)
    })
    await look(`awaitClick(${element})`)
    await driver.click(point.x, point.y)
    // Where the click has led to another page, nothing is known of it.
    if ((await look('window.arrived').catch(() => true)) === false) await click(what, element)
  }

  const screen = {
    open: (path: string) => driver.open(siteUrl + path),
    press: (key: Key) => driver.press(key),
    pressButton: (name: Name) =>
      click(`the button ${name}`, element('button, summary, input[type=submit], [role=tab]', name)),
    follow: (name: Name) => click(`the link ${name}`, element('a[href]', name)),
    /** Clicks on the first visible element of a selector. */
    clickOn: (selector: string) => click(selector, element(selector)),
    async fill(field: string, text: string) {
      const found = element(fieldSelector(field))
      await sees(`the field ${field}`, `enterField(${found})`)
      await driver.type(text)
      await sees(`${text} in the field ${field}`, `${found}.value === ${JSON.stringify(text)}`)
    },
    choose: (field: string, value: string) =>
      sees(
        `the choice ${value} of ${field}`,
        `choose(${element(fieldSelector(field))}, ${JSON.stringify(value)})`,
      ),
    chooseFile: (field: string, path: string) => driver.chooseFile(`input[type=file][name="${field}"]`, path),
    isVisible: async (selector: string, name?: Name) => (await look(`!!${element(selector, name)}`)) === true,
    seesText: (text: Name) => sees(`the text ${text}`, `${asPattern(text)}.test(document.body.innerText)`),
    seesHeading: (name: Name) => sees(`the heading ${name}`, `!!${element('h1, h2', name)}`),
    seesAddress: (pattern: RegExp) =>
      sees(`the address ${pattern}`, `${pattern}.test(location.pathname + location.search + location.hash)`),
    sees,
    until,
    value: (expression: string) => driver.evaluate(expression),
    /** Keeps a picture and what is on the page, for whoever reads why a journey failed. */
    async keepPicture(name: string) {
      mkdirSync('test-results/engines', { recursive: true })
      writeFileSync(`test-results/engines/${name}.png`, await driver.screenshot())
    },
    errors: () => driver.errors(),
  }
  return screen
}

/** The text of an expression for an element. A name in words must be the whole name. */
function element(selector: string, name?: Name): string {
  return `findElement(${JSON.stringify(selector)}, ${name === undefined ? 'null' : asPattern(name, true)})`
}

function asPattern(name: Name, whole = false): string {
  if (name instanceof RegExp) return String(name)
  const words = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return `new RegExp(${JSON.stringify(whole ? `^${words}$` : words)})`
}

const fieldSelector = (name: string) => `[name="${name}"]:not([type=hidden])`
