import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readerSnapshot, spawnSandboxed, startFrom } from '../../src/platform/documents/sandbox.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { buildSnapshot } from './reader-snapshot.ts'

const { dir } = temporaryFolder()

/** Starts like the process that reads documents, tries what a document may not reach, and prints the outcomes. */
const PROBE = `
  import { readFileSync, writeSync } from 'node:fs'
  import { startupSnapshot } from 'node:v8'
  import { removeNetwork } from '${join(import.meta.dirname, '../../src/platform/documents/no-network.ts')}'

  const reaches = {
    file: () => readFileSync('/etc/hostname'),
    program: () => require('node:child_process'),
    connection: () => require('node:net'),
    builtIn: () => process.getBuiltinModule('node:net'),
    fetch: () => fetch('http://localhost'),
    native: () => process.dlopen({}, '/tmp/x.node'),
    code: () => new Function('return 1')(),
    allowed: () => require('node:path').join('a', 'b'),
  }
  const outcome = (reach) => {
    try {
      reach()
      return 'done'
    } catch (error) {
      return error.code ?? error.message
    }
  }
  startupSnapshot.setDeserializeMainFunction(() => {
    removeNetwork()
    const outcomes = Object.entries(reaches).map(([name, reach]) => [name, outcome(reach)])
    writeSync(1, JSON.stringify(Object.fromEntries(outcomes)))
  })`

// Rule (hostile files): A process that starts from a snapshot has the bounds of the sandbox too
test('a document that is read by a snapshot reaches nothing outside of it', async () => {
  const [entry, snapshot] = [join(dir, 'probe.mjs'), join(dir, 'probe.snapshot')]
  writeFileSync(entry, PROBE)
  await buildSnapshot(entry, snapshot)
  const child = spawnSandboxed(startFrom(snapshot), ['ignore', 'pipe', 'ignore'], 10)
  expect(child.stdout && (await json(child.stdout))).toEqual({
    file: 'ERR_ACCESS_DENIED',
    program: 'node:child_process is out of bounds',
    connection: 'node:net is out of bounds',
    builtIn: 'node:net is out of bounds',
    fetch: 'fetch is not defined',
    native: 'ERR_DLOPEN_DISABLED',
    code: 'Code generation from strings disallowed for this context',
    allowed: 'done',
  })
})

test('the build has made the snapshot that reads documents', () => {
  expect(readerSnapshot()).not.toEqual([])
})
