import sharp from 'sharp'

/** A company's logo: one shape in one colour on a background. It has no letters, so drawing it needs no fonts. */
export type LogoMark = {
  shape: 'gable' | 'chevrons' | 'peaks' | 'pod' | 'cross' | 'waves' | 'drum' | 'book'
  ground: string
  mark: string
}

/** Draws the logo as a PNG of 400 × 400 px. */
export async function drawLogo({ shape, ground, mark }: LogoMark): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">
    <rect width="100" height="100" fill="${ground}"/>
    <g fill="${mark}" stroke="${mark}" stroke-width="0">${shapes[shape]}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

const shapes: Readonly<Record<LogoMark['shape'], string>> = {
  gable:
    '<path d="M50 16 14 50h12L50 28l24 22h12z"/><path d="M26 56h20v12H26zM54 56h20v12H54zM26 72h8v12h-8zM38 72h24v12H38zM66 72h8v12h-8z"/>',
  chevrons:
    '<path d="M16 26h16l20 24-20 24H16l20-24z"/><path d="M42 26h16l20 24-20 24H42l20-24z" opacity=".75"/><path d="M68 26h8l14 24-14 24h-8l14-24z" opacity=".45"/>',
  peaks:
    '<path d="M8 78 38 28l14 22-16 28z"/><path d="M42 78 66 38l26 40z" opacity=".7"/><circle cx="74" cy="24" r="8"/>',
  pod: '<path d="M50 12c26 16 30 54 0 76-30-22-26-60 0-76z"/><g fill="none" stroke="#f3ead7" stroke-width="3"><path d="M50 16v68M42 22c-12 20-12 40 0 56M58 22c12 20 12 40 0 56"/></g>',
  cross:
    '<path d="M40 16h20v24h24v20H60v24H40V60H16V40h24z"/><path d="M20 90q30-12 60 0" fill="none" stroke-width="4"/>',
  waves:
    '<g fill="none" stroke-width="7" stroke-linecap="round"><path d="M12 60q10-12 19 0t19 0 19 0 19 0M12 78q10-12 19 0t19 0 19 0 19 0"/></g><path d="M30 46q20 12 44 0l-6-3H36z"/><path d="M51 12v29h20q-4-20-20-29z"/>',
  drum: '<rect x="14" y="34" width="72" height="32" rx="16"/><rect x="26" y="46" width="48" height="8" rx="4" fill="#1d1b26"/><g fill="none" stroke-width="4" stroke-linecap="round"><path d="M34 24q16-10 32 0M34 76q16 10 32 0"/></g>',
  book: '<path d="M12 28q20-8 36 4v46q-16-12-36-4zM88 28q-20-8-36 4v46q16-12 36-4z"/><path d="M50 8l3 8 8 .500-6 5 2 8-7-4.500-7 4.500 2-8-6-5 8-.500z"/>',
}
