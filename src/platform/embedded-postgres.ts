import { mkdir, realpath } from 'node:fs/promises'
import { errorCode, StartError } from './embedded-postgres-error.ts'
import { keepOpen } from './embedded-postgres-lifetime.ts'
import { type OpenOptions, openCluster } from './embedded-postgres-open.ts'
import { APP, type Role } from './embedded-postgres-session.ts'
import { serverSettings } from './embedded-postgres-settings.ts'

export { StartError } from './embedded-postgres-error.ts'

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: OpenOptions['log']
  /** A server stops the database when it stops, and there is one at a time; scripts stop only what a script started. */
  role?: Role
  /** PostgreSQL settings in place of ours, for a database that this call starts. */
  settings?: Record<string, string>
  /** Where root puts what other users cannot reach below DATA_DIR or node_modules. */
  systemFolder?: string
  /** False: root runs the database as nobody, as on a machine without user namespaces. */
  userNamespaces?: boolean
}

export type EmbeddedPostgres = {
  /** For `pg`. The role owns its database and may create others (tests do); it is no superuser. */
  connection: { host: string; port: number; user: string; database: string; ssl: false; password?: string }
  /** True when the database was running already. */
  attached: boolean
  /** The folder that holds `postgres/`: DATA_DIR, or one below `systemFolder`. */
  dataDir: string
  stop(): Promise<void>
}

const FOLDER_ERRORS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']

/**
 * Starts the database of a DATA_DIR with the PostgreSQL that npm installed, or joins it when it runs. A process that ends,
 * also without `stop`, takes its database along; one that is killed with SIGKILL leaves it running, and the next joins it.
 * @throws StartError with one line for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    log,
    role = 'server',
    systemFolder = '/var/lib/painim-wok',
    userNamespaces = true,
  } = options
  const settings = { ...serverSettings(), ...options.settings }
  try {
    await mkdir(dataDir, { recursive: true })
    const place = { dataDir: await realpath(dataDir), systemFolder, userNamespaces }
    return await open({ ...place, role, settings, log })
  } catch (error) {
    if (!FOLDER_ERRORS.includes(errorCode(error) ?? '')) throw error
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function open(options: OpenOptions): Promise<EmbeddedPostgres> {
  const opened = await openCluster(options)
  return {
    connection: { ...opened.endpoint, user: APP, database: APP, ssl: false },
    attached: opened.attached,
    dataDir: opened.folder,
    stop: keepOpen(opened, options),
  }
}
