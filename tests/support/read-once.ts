// Each document of the tests is read once by each test process. Starting a reader for each of a thousand equal CVs took
// a seventh of the API tests' time; the tests of src/platform/documents start real ones. Must be loaded before the
// product.
import childProcess, { ChildProcess, type SpawnOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

const { spawn } = childProcess
const replies = new Map<string, Promise<Buffer | undefined>>()

function spawnOrRemember(...[command, args, options]: Parameters<typeof spawn>): ChildProcess {
  return isReader(args, options) ? readOnce(command, args, options) : spawn(command, args, options)
}

// Each file of a process loads this again.
if (spawn.name !== spawnOrRemember.name) {
  Object.assign(childProcess, { spawn: spawnOrRemember })
  syncBuiltinESMExports()
}

/** Whether it is the process that gets a document and writes its text to file descriptor 3. */
function isReader(args: unknown, options?: SpawnOptions): args is string[] {
  return (
    Array.isArray(args) &&
    args.some((arg) => /\/text-worker\.\w+$|^--snapshot-blob$/.test(String(arg))) &&
    options?.stdio?.[3] === 'pipe'
  )
}

function readOnce(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = new ChildProcess()
  const document = new PassThrough()
  const reply = new PassThrough()
  Object.assign(child, { stdin: document, stdio: [document, null, null, reply], exitCode: null })
  void buffer(document).then(async (input) => {
    const name = nameOf(args, input)
    const known = replies.get(name) ?? read(spawn(command, args, options), input)
    replies.set(name, known)
    const said = await known
    if (!said) replies.delete(name)
    reply.once('end', () => {
      Object.assign(child, { exitCode: said ? 0 : 1 })
      child.emit('close')
    })
    reply.end(said)
  })
  return child
}

/** PDFs of the same text differ only in the time at which they were made. */
function nameOf(args: string[], input: Buffer): string {
  const timeless = input.toString('latin1').replace(/\(D:[^)]*\)|\/ID \[[^\]]*\]/g, '')
  return createHash('sha256').update(args.join('\n')).update(timeless).digest('hex')
}

/** Returns what the process says about a document; undefined if it failed. */
async function read(child: ChildProcess, input: Buffer): Promise<Buffer | undefined> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [stdin, , , reply] = child.stdio
  if (!(stdin instanceof Writable && reply instanceof Readable)) throw new Error('not a reader')
  stdin.on('error', () => undefined)
  stdin.end(input)
  const said = await buffer(reply)
  await ended
  return child.exitCode === 0 ? said : undefined
}
