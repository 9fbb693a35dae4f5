import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** Installs a Debian package and returns whether that worked. It needs root and apt-get. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing the Debian package ${name} …`)
  // An installation that was stopped halfway, such as by Ctrl+C, would make every later one fail.
  return (
    run('dpkg', '--configure', '-a') &&
    run('apt-get', '-q', 'update') &&
    run('apt-get', '-q', 'install', '-y', '--no-install-recommends', name)
  )
}

function run(command: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return status === 0
}
