import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { spawnSandboxed } from './sandbox.ts'

/** Returns what `code` prints in the sandbox, or how it ended. */
async function runInside(code: string, seconds = 10): Promise<string> {
  const print = `const print = (value) => require('node:fs').writeSync(1, String(value))`
  const child = spawnSandboxed(['-e', `${print}; ${code}`], ['ignore', 'pipe', 'ignore'], seconds)
  const ended = new Promise<string>((resolve) => {
    child.once('close', (status, signal) => resolve(status === 0 ? '' : `ended by ${signal ?? status}`))
  })
  const printed = child.stdout ? await text(child.stdout) : ''
  return printed || ended
}

const trying = (what: string) =>
  `try { ${what}; print('done') } catch (error) { print(error.code ?? error.message) }`

test.each([
  ['read a file', `require('node:fs').readFileSync('/etc/hostname')`, 'ERR_ACCESS_DENIED'],
  ['write a file', `require('node:fs').writeFileSync('/tmp/painim-sandbox', 'x')`, 'ERR_ACCESS_DENIED'],
  ['start a program', `require('node:child_process').execSync('id')`, 'node:child_process is out of bounds'],
  ['open a connection', `require('node:net').connect(80)`, 'node:net is out of bounds'],
  ['load a module another way', `process.getBuiltinModule('node:net')`, 'node:net is out of bounds'],
  ['fetch', `fetch('http://localhost')`, 'fetch is not defined'],
  ['load a native module', `process.dlopen({}, '/tmp/x.node')`, 'ERR_DLOPEN_DISABLED'],
  [
    'run text as code',
    `new Function('return 1')()`,
    'Code generation from strings disallowed for this context',
  ],
  [
    'read its own packages',
    `require('node:fs').readFileSync(process.execArgv.find((arg) => /package.json$/.test(arg)).split('=')[1])`,
    'done',
  ],
])('a document that reaches %s', async (_what, code, outcome) => {
  expect(await runInside(trying(code))).toBe(outcome)
})

test('it sees no environment variables', async () => {
  // The shell adds these two itself.
  expect(
    await runInside(`print(Object.keys(process.env).filter((name) => !/^(PWD|_|SHLVL|OLDPWD)$/.test(name)))`),
  ).toBe('')
})

test.each([
  ['too much memory on the heap', 'const a = []; for (;;) a.push(new Array(1e6).fill(1.5))', 10],
  ['too much memory beside the heap', 'const a = []; for (;;) a.push(Buffer.alloc(2e7, 1))', 10],
  ['too long', 'for (;;);', 1],
])('it ends when it takes %s', { timeout: 30_000 }, async (_what, code, seconds) => {
  expect(await runInside(code, seconds)).toMatch(/^ended by/)
})
