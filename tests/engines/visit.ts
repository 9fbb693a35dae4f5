import { rm } from 'node:fs/promises'
import { expect, inject } from 'vitest'
import { makeMemoryFolder } from '../support/memory-folder.ts'
import type { Size } from './drivers/driver.ts'
import type { Engine } from './engines.ts'
import { type Screen, screenOf } from './screen.ts'
import { noteSeen, type Step } from './table.ts'

export type Visit = {
  screen: Screen
  site: { url: string }
  engine: Engine
  /** For the files of the journey. */
  folder: string
  /** Notes for the table of docs/browsers.md that this step was seen to work, and how. */
  note(step: Step, how?: string): void
}

/** In the table: the page says that the browser is too old, and which to install. */
export const NEWER = 'names a newer browser'

/** The words of Firefox and WebKit for files that a page no longer gets because it is being left. */
const LEFT = /ServiceWorker intercepted the request|Unable to preload CSS/

/** An engine below the floor of our script cannot read it, which changes nothing on the page. */
const UNREAD = /SyntaxError/

/** Runs a journey in an engine that is started for it. Fails on errors that a page throws, too. */
export async function visit(
  engine: Engine,
  size: Size,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const site = { url: inject('siteUrl') }
  const folder = await makeMemoryFolder('painim-wok-visit-')
  const driver = await engine.start(size)
  const screen = screenOf(driver, site.url)
  try {
    await journey({
      screen,
      site,
      engine,
      folder,
      note: (step, how = 'yes') => noteSeen(engine.name, step, how),
    })
    const errors = screen
      .errors()
      .filter((error) => !(LEFT.test(error) || (!engine.runsScript && UNREAD.test(error))))
    expect(errors, 'errors that no code of a page caught').toEqual([])
  } catch (error) {
    await screen.keepPicture(`${engine.name} ${journey.name}`.replaceAll(' ', '-').toLowerCase())
    throw error
  } finally {
    await driver.close()
    await rm(folder, { recursive: true, force: true })
  }
}
