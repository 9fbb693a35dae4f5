import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An npm package that has a whole Chromium in `bin/chromium.br`, and the hash that npm keeps of it. */
export type OldBuild = { chromium: number; npm: string; integrity: string }

/** Of about 40 MB each, so they are no dependencies of the project. */
export const OLD_BUILDS = {
  /** The oldest that the product is made for. */
  64: {
    chromium: 64,
    npm: 'chrome-aws-lambda@64.0.3264',
    integrity:
      'sha512-3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==',
  },
  83: {
    chromium: 83,
    npm: 'chrome-aws-lambda@3.1.1',
    integrity:
      'sha512-ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
  },
  92: {
    chromium: 92,
    npm: '@sparticuz/chromium@92.0.0',
    integrity:
      'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
  109: {
    chromium: 109,
    npm: '@sparticuz/chromium@109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
} satisfies Record<string, OldBuild>

/** Outside the project, because `npm ci` empties node_modules. */
const FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'painim-wok/engines')

/** Returns the path of an old Chromium. The first time, npm loads its package. */
export function findOldBuild({ chromium, npm, integrity }: OldBuild): string {
  const program = join(FOLDER, `chromium-${chromium}`)
  if (existsSync(program)) return program
  console.log(`Loading Chromium ${chromium} from the npm package ${npm} …`)
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'loading-'))
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, npm], { stdio: 'pipe' })
    const [name = ''] = readdirSync(folder)
    const packed = readFileSync(join(folder, name))
    const hash = `sha512-${createHash('sha512').update(packed).digest('base64')}`
    if (hash !== integrity) throw new Error(`${npm} has the hash ${hash}, not ${integrity}`)
    const unpacked = join(folder, 'chromium')
    const chromiumFile = fileInTar(gunzipSync(packed), 'package/bin/chromium.br')
    writeFileSync(unpacked, brotliDecompressSync(chromiumFile), { mode: 0o755 })
    // As a whole: a load that was interrupted must not count as a browser.
    renameSync(unpacked, program)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return program
}

const BLOCK = 512

/** A tar archive is a row of blocks: for each file one with its name at 0 and its size in octal at 124, then its bytes. */
function fileInTar(tar: Buffer, wanted: string): Buffer {
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const field = (start: number, length: number) =>
      tar.toString('latin1', at + start, at + start + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8) || 0
    const content = tar.subarray(at + BLOCK, at + BLOCK + size)
    if (field(0, 100) === wanted) return content
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  throw new Error(`The package has no ${wanted}`)
}
