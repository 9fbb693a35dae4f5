// If the registry in use lacks the optional packages of other platforms, `npm install` leaves them out of
// package-lock.json and `npm ci` then refuses the file. This script adds the missing entries as npm would write them.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type Lock = { packages: Record<string, Entry> }

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** Returns the entries that `npm ci` would miss, by their path in the lock file. Only for pinned versions. */
export function missingEntries(lock: Lock): Record<string, Entry> {
  const paths = Object.keys(lock.packages)
  const missing: Record<string, Entry> = {}
  for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = paths.some((path) => path === name || path.endsWith(`node_modules/${name}`))
      if (known || !/^\d+\.\d+\.\d+[-+.\w]*$/.test(version)) continue
      missing[`node_modules/${name}`] = {
        version,
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      }
    }
  }
  return missing
}

/**
 * The fields by which npm skips a package of another platform. The package name contains them: `@x/linux-arm64-musl`.
 */
function platformOf(name: string): Entry {
  const words = name.replace(/^@[^/]+\//, '').split('-')
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const os = SYSTEMS.filter((system) => words.includes(system))
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(os.length > 0 ? { os } : {}) }
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url)
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock)
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  const complete = { ...lock, packages: Object.fromEntries(packages) }
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`)
  console.log(`package-lock.json: ${Object.keys(missing).length} optional packages of other platforms added`)
}
