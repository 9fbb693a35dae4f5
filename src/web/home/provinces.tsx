import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { formatNumber } from '../../shared/locale.ts'
import { Kept } from '../components/kept.tsx'
import { levelBounds, levelKey, levelOf } from './province-levels.ts'
import stitches from './province-stitches.json' with { type: 'json' }

type Province = ReadOf<'jobStatistics'>['provinces'][number]
type ProvincesProps = { provinces: readonly Province[] }

/** On phones, the other provinces are folded. */
const SHOWN = 12

/** The country as a woven map, and the same figures as a list of links. */
export function Provinces({ provinces }: ProvincesProps) {
  if (!provinces.some(({ jobs }) => jobs > 0)) return null
  return (
    <Kept as="section" data={provinces} className="band-section bg-surface">
      {() => <MapAndList provinces={provinces} />}
    </Kept>
  )
}

function MapAndList({ provinces }: ProvincesProps) {
  const sorted = provinces.toSorted((a, b) => b.jobs - a.jobs)
  const rest = sorted.slice(SHOWN)
  const bounds = levelBounds(provinces.map(({ jobs }) => jobs))
  return (
    <div className="wrap">
      <div className="section-head">
        <h2>{t('Jobs by province')}</h2>
        <p className="map-key" aria-hidden="true">
          {levelKey(bounds).map(({ level, label }) => (
            <span key={label} className={`v${level}`}>
              <i />
              {label}
            </span>
          ))}
        </p>
      </div>
      <div className="map-grid">
        <WovenMap provinces={provinces} bounds={bounds} />
        <div>
          <ProvinceList provinces={sorted.slice(0, SHOWN)} />
          {rest.length > 0 && (
            <>
              <ProvinceList provinces={rest} className="max-sm:hidden" />
              <details className="sm:hidden">
                <summary className="more">
                  {t('The other {count} provinces', { count: rest.length })}
                  <ChevronDown size={18} className="turns" />
                </summary>
                <ProvinceList provinces={rest} />
              </details>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function ProvinceList({ provinces, className }: ProvincesProps & { className?: string }) {
  return (
    <ul className={className ? `provinces ${className}` : 'provinces'}>
      {provinces.map(({ slug, province, jobs }) => (
        <li key={slug}>
          {jobs > 0 ? (
            <a href={hrefOf(slug)}>
              {province}
              <b>{formatNumber(jobs)}</b>
            </a>
          ) : (
            <span>
              {province}
              <b>0</b>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const hrefOf = (slug: string) => `/jobs?location=${slug}`

type Label = { slug: string; name: string; x: number; y: number; end?: boolean; isWide?: boolean }

/** Where there is sea beside a province, in stitches. `isWide`: not on phones. */
const LABELS: readonly Label[] = [
  { slug: 'national-capital-district', name: 'Port Moresby', x: 24.6, y: 34.6, end: true },
  { slug: 'morobe-province', name: 'Morobe', x: 27.4, y: 23.2 },
  { slug: 'east-new-britain', name: 'East New Britain', x: 42, y: 20.7, isWide: true },
  { slug: 'autonomous-region-of-bougainville', name: 'Bougainville', x: 61.8, y: 14.4, end: true },
  { slug: 'madang-province', name: 'Madang', x: 21, y: 14.6 },
  { slug: 'milne-bay', name: 'Milne Bay', x: 42, y: 36, isWide: true },
  { slug: 'east-sepik', name: 'East Sepik', x: 12.4, y: 8.4, isWide: true },
  { slug: 'manus-province', name: 'Manus', x: 26.6, y: 4.2, isWide: true },
]

const SHAPES: Readonly<Record<string, string>> = stitches

/** Everything on it is in the list too, so screen readers and the keyboard pass it by. */
function WovenMap({ provinces, bounds }: ProvincesProps & { bounds: readonly number[] }) {
  const jobsOf = (slug: string) => provinces.find((province) => province.slug === slug)?.jobs ?? 0
  return (
    <div className="map-box">
      <svg className="map" viewBox="-.5 -.6 63 43.6" aria-hidden="true" focusable="false">
        <pattern id="stitch" width="1" height="1" patternUnits="userSpaceOnUse">
          <path fill="#fff" d="M.5.02L.98.5.5.98.02.5z" />
        </pattern>
        <mask id="weave" maskUnits="userSpaceOnUse" x="0" y="0" width="62" height="44">
          <path fill="url(#stitch)" d="M0 0h62v44H0z" />
        </mask>
        <g mask="url(#weave)">
          <g transform="translate(0 .5)">
            {provinces.map(({ slug, province, jobs }) => (
              <a key={slug} href={hrefOf(slug)} tabIndex={-1} className={`v${levelOf(jobs, bounds)}`}>
                <path d={SHAPES[slug]} />
                <title>{`${province}: ${formatNumber(jobs)}`}</title>
              </a>
            ))}
          </g>
        </g>
        {LABELS.filter(({ slug }) => jobsOf(slug) > 0).map(({ slug, name, x, y, end, isWide }) => (
          <text
            key={slug}
            x={x}
            y={y}
            textAnchor={end ? 'end' : undefined}
            className={isWide ? 'max-sm:hidden' : undefined}
          >
            {`${name} ${formatNumber(jobsOf(slug))}`}
          </text>
        ))}
      </svg>
    </div>
  )
}
