import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { installDebianPackage } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'
import { MINUTE } from '../../src/shared/time.ts'

const CLAMD = '/usr/sbin/clamd'

/** Written in two halves, so that no scanner reports this file as the test virus. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Found anywhere in a file, unlike EICAR, which scanners look for at its beginning. */
export const OWN_VIRUS = 'painim-wok-own-virus'

const hex = (text: string) => Buffer.from(text).toString('hex')

/** Debian's clamd with its own signature database: EICAR and one of ours. Nothing is downloaded. */
export async function startClamd() {
  if (!existsSync(CLAMD) && !(installDebianPackage('clamav-daemon') && existsSync(CLAMD)))
    throw new Error('No clamd: install it (Debian: apt-get install clamav-daemon).')
  // Not os.tmpdir(), because the path of a socket has at most 107 characters.
  const dir = mkdtempSync('/tmp/painim-wok-clamd-')
  const [socket, port] = [join(dir, 'clamd.ctl'), await freePort()]
  writeFileSync(join(dir, 'test.ndb'), `Eicar-Test:0:0:${hex(EICAR)}\nOwn-Test:0:*:${hex(OWN_VIRUS)}\n`)
  const lines = [
    'Foreground yes',
    `DatabaseDirectory ${dir}`,
    `TemporaryDirectory ${dir}`,
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'StreamMaxLength 10M',
  ]
  writeFileSync(join(dir, 'clamd.conf'), `${lines.join('\n')}\n`)
  const start = async () => {
    const child = spawn(CLAMD, ['--config-file', join(dir, 'clamd.conf')], { stdio: 'ignore' })
    await answering(port)
    return child
  }
  let child = await start()
  const stop = async () => {
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }
  return {
    socket,
    address: `127.0.0.1:${port}`,
    stop,
    async start() {
      child = await start()
    },
    async remove() {
      if (child.exitCode === null && child.signalCode === null) await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function answering(port: number): Promise<void> {
  const ping = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('zPING\0'))
      socket.once('data', () => resolve(socket.destroy() !== undefined))
      socket.once('error', () => resolve(false))
    })
  const until = Date.now() + MINUTE
  while (!(await ping())) {
    if (Date.now() > until) throw new Error('clamd does not answer')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
