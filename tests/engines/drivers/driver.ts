import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { MINUTE } from '../../../src/shared/time.ts'

export type Size = { width: number; height: number }

export type Key = 'Enter' | 'Tab' | 'Escape'

/** What the protocols of all engines can do. Everything else is built on it in `screen.ts`. */
export type Driver = {
  /** Starts to load an address and does not wait for it. */
  open(url: string): Promise<void>
  /** The value of an expression in the page, which must fit into JSON. Rejects while one page replaces another. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the mouse at this point of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Chooses files in the `<input type=file>` of this selector. */
  chooseFile(selector: string, path: string): Promise<void>
  /** A PNG. */
  screenshot(): Promise<Buffer>
  /** The errors so far that no code of a page caught. */
  errors(): string[]
  close(): Promise<void>
}

/** For one command. An engine that hangs must not hold the others. */
export const COMMAND_MS = MINUTE

/** Resolves to the first match in what a program prints, and keeps reading, so that the program never waits for us. */
export function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        lines.push(line)
        const [, found] = pattern.exec(line) ?? []
        if (found) resolve(found)
      })
  child.once('error', reject)
  child.once('close', () => reject(new Error(`${child.spawnfile} ended:\n${lines.join('\n')}`)))
  return promise
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}
