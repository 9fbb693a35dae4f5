import { createHash, randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from './embedded-postgres-privileges.ts'

/** Where the server listens: a socket in a folder that only its owner may enter; on Windows a loopback port with a password. */
export type Endpoint = { host: string; port: number; password?: string }

/** Bytes of a socket's path, the shortest limit of the systems (macOS; Linux has 107). */
const SOCKET_PATH_BYTES = 103

export const PORT = 5432

export async function chooseEndpoint(home: Home): Promise<Endpoint> {
  if (process.platform === 'win32') {
    return { host: '127.0.0.1', port: await freePort(), password: await readPassword(home.folder) }
  }
  const fits = Buffer.byteLength(join(home.cluster, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES
  return { host: fits ? home.cluster : await shortFolder(home), port: PORT }
}

export function endpointArgs({ host, port }: Endpoint): string[] {
  const settings =
    process.platform === 'win32'
      ? { listen_addresses: host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: `"${host}"`, unix_socket_permissions: '0700' }
  return [
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** The same folder at each start, so that a pool finds its server again; another if somebody else took the name. */
async function shortFolder(home: Home): Promise<string> {
  const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = home.runner
  const name = createHash('sha256').update(home.cluster).digest('hex').slice(0, 12)
  const wanted = join('/tmp', `painim-wok-${uid}-${name}`)
  const made = await mkdir(wanted, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  const found = await lstat(wanted)
  if (!made && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return wanted
  const folder = made ? wanted : await mkdtemp(join(tmpdir(), 'painim-wok-'))
  if (process.getuid?.() === 0) await chown(folder, uid, gid)
  return folder
}

/** A password that exists before the database does; only the operator's account may read it. */
export async function readPassword(folder: string): Promise<string> {
  const file = join(folder, 'postgres.password')
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    () => undefined,
  )
  return readFile(file, 'utf8')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : PORT))
    })
  })
}
