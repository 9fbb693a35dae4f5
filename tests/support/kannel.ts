import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, vi } from 'vitest'
import { installDebianPackage } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'

const [BEARERBOX, SMSBOX] = ['/usr/sbin/bearerbox', '/usr/sbin/smsbox']

/**
 * Starts Debian's Kannel with its fake network. `received` has the messages that the network got, one line for each,
 * with sender, recipient and text. Kannel reports every message as delivered.
 */
export async function startKannel() {
  if (!existsSync(SMSBOX) && !(installDebianPackage('kannel') && existsSync(SMSBOX)))
    throw new Error('No Kannel: install it (Debian: apt-get install kannel).')
  const dir = mkdtempSync('/tmp/painim-wok-kannel-')
  const [admin, smsbox, network, sendsms] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const file = join(dir, 'kannel.conf')
  writeFileSync(
    file,
    `group = core
admin-port = ${admin}
admin-interface = 127.0.0.1
admin-password = ${PASSWORD}
smsbox-port = ${smsbox}
smsbox-interface = 127.0.0.1
box-allow-ip = 127.0.0.1
dlr-storage = internal

group = smsc
smsc = fake
smsc-id = fake
port = ${network}
connect-allow-ip = 127.0.0.1

group = smsbox
bearerbox-host = 127.0.0.1
sendsms-port = ${sendsms}
sendsms-interface = 127.0.0.1
global-sender = 1234

group = sendsms-user
username = wok
password = ${PASSWORD}
max-messages = 5
concatenation = true

group = sms-service
keyword = default
text = ""
`,
  )
  const children: ChildProcess[] = []
  const start = async (binary: string, port: number) => {
    children.push(spawn(binary, [file], { stdio: 'ignore', cwd: dir }))
    await vi.waitFor(async () => expect(await isOpen(port)).toBe(true), { timeout: 60_000 })
  }
  await start(BEARERBOX, smsbox)
  const received: string[] = []
  const phones = connect(network, '127.0.0.1')
  await once(phones, 'connect')
  createInterface({ input: phones }).on('line', (line) => received.push(line))
  await start(SMSBOX, sendsms)
  return {
    received,
    password: PASSWORD,
    origin: `http://127.0.0.1:${sendsms}`,
    async stop() {
      phones.destroy()
      for (const child of children.reverse()) {
        const closed = once(child, 'close')
        child.kill('SIGKILL')
        if (child.exitCode === null && child.signalCode === null) await closed
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const PASSWORD = 'sikret wod&'

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })
}
