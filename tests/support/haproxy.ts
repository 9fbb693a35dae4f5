import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { installDebianPackage } from '../../scripts/debian.ts'

const HAPROXY = '/usr/sbin/haproxy'

/** Debian's HAProxy with the configuration of docs/operating.md, but with ports of this machine as hosts. */
export async function startHaproxy(
  dir: string,
  { port, servers: [first, second] }: { port: number; servers: readonly [number, number] },
): Promise<{ stop(): Promise<void> }> {
  if (!existsSync(HAPROXY) && !installDebianPackage('haproxy'))
    throw new Error('No HAProxy: install it (Debian: apt-get install haproxy).')
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'haproxy.cfg')
  const configuration = documented()
    .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${port}`)
    .replace('HOST1:5432', `127.0.0.1:${first}`)
    .replace('HOST2:5432', `127.0.0.1:${second}`)
  writeFileSync(file, configuration)
  const child = spawn(HAPROXY, ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await vi.waitFor(async () => expect(await isOpen(port)).toBe(true), { timeout: 60_000 })
  return {
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

function documented(): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const [, configuration = ''] = /```haproxy\n(.*?)```/s.exec(text) ?? []
  return configuration
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })
}
