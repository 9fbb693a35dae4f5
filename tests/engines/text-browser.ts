import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { vi } from 'vitest'
import { makeMemoryFolder } from '../support/memory-folder.ts'
import { debianProgram } from './engines.ts'

/** Milliseconds. A busy machine is slow. */
const PATIENCE = 60_000

/** The questions in the last line while w3m waits for typed text. */
const SEARCHING = /\nForward:[^\n]*\s*$/
const TYPING = /\n(TEXT|Password):[^\n]*\s*$/

/** Starts w3m in a terminal that nobody looks at, and uses it with the keyboard, as people do. */
export async function startW3m(url: string) {
  debianProgram('/usr/bin/w3m', 'w3m')
  debianProgram('/usr/bin/tmux', 'tmux')
  const folder = await makeMemoryFolder('painim-wok-w3m-')
  const tmux = (...args: string[]) =>
    execFileSync('tmux', ['-S', `${folder}/tmux`, '-f', '/dev/null', ...args], { encoding: 'utf8' })
  const start = `HOME=${folder} LANG=C.UTF-8 w3m -cookie -o accept_bad_cookie=0 ${url}`
  tmux('new-session', '-d', '-x', '80', '-y', '45', start)
  const screen = () => tmux('capture-pane', '-p')
  const keys = (...names: string[]) => tmux('send-keys', ...names)
  const words = (text: string) => tmux('send-keys', '-l', text)
  const sees = (pattern: RegExp) =>
    vi.waitFor(
      () => {
        const shown = screen()
        if (!pattern.test(shown)) throw new Error(`${pattern} was not seen:\n${shown}`)
        return shown
      },
      { timeout: PATIENCE },
    )
  /** Moves to the next place with this text. */
  const find = async (text: string) => {
    words('/')
    await sees(SEARCHING)
    words(text)
    keys('Enter')
  }
  return {
    sees,
    async press(text: string) {
      await find(text)
      keys('Enter')
    },
    /** Types into the field after a label. */
    async fill(label: string, text: string) {
      await find(label)
      keys('Tab', 'Enter')
      await sees(TYPING)
      words(text)
      keys('Enter')
      await sees(/\n≪[^\n]*\s*$/)
    },
    async close() {
      tmux('kill-server')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
