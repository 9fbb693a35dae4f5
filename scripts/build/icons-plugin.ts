import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import { FOREST } from '../../src/shared/brand.ts'

/** Width and height in pixels. Android's launcher uses 192 and 512, the iPhone's home screen 180. */
const SIZES = [180, 192, 512]
/** Launchers may cut off everything outside the middle four fifths of a maskable icon (W3C, 'Manifest', icon masks). */
const SAFE = 0.72

/** Makes PNG icons for home screens from public/icon.svg, in /icons. Few colours keep them to a few kilobytes. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      // Square corners: the launcher rounds them.
      const svg = readFileSync('public/icon.svg', 'utf8').replace('rx="8"', '')
      const draw = (size: number) => sharp(Buffer.from(svg), { density: size * 2 }).resize(size, size)
      const save = async (name: string, picture: Sharp) =>
        this.emitFile({
          type: 'asset',
          fileName: `icons/${name}.png`,
          source: await picture.png({ palette: true, colours: 16, effort: 10 }).toBuffer(),
        })
      for (const size of SIZES) await save(String(size), draw(size))
      const inner = await draw(Math.round(512 * SAFE))
        .png()
        .toBuffer()
      const ground = { width: 512, height: 512, channels: 3, background: FOREST } as const
      await save('maskable', sharp({ create: ground }).composite([{ input: inner }]))
    },
  }
}
