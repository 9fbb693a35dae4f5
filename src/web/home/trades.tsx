import ArrowRight from 'lucide-react/icons/arrow-right'
import Briefcase from 'lucide-react/icons/briefcase'
import Calculator from 'lucide-react/icons/calculator'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hammer from 'lucide-react/icons/hammer'
import HardHat from 'lucide-react/icons/hard-hat'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Landmark from 'lucide-react/icons/landmark'
import Megaphone from 'lucide-react/icons/megaphone'
import Monitor from 'lucide-react/icons/monitor'
import Pickaxe from 'lucide-react/icons/pickaxe'
import Scale from 'lucide-react/icons/scale'
import Shield from 'lucide-react/icons/shield'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sprout from 'lucide-react/icons/sprout'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { Kept } from '../components/kept.tsx'

/** By the slugs that a new site has. Categories that administrators add have a briefcase. */
const ICONS: Readonly<Record<string, typeof Briefcase>> = {
  it: Monitor,
  marketing: Megaphone,
  finance: Calculator,
  healthcare: HeartPulse,
  education: GraduationCap,
  sales: ShoppingBag,
  engineering: HardHat,
  hr: Users,
  legal: Scale,
  mining: Pickaxe,
  trades: Hammer,
  logistics: Truck,
  security: Shield,
  hospitality: Utensils,
  agriculture: Sprout,
  administration: ClipboardList,
  government: Landmark,
}

type TradesProps = {
  /** The categories with most jobs. */
  trades: ReadOf<'jobStatistics'>['categories']
  /** The number of all categories. */
  total: number
}

export function Trades({ trades, total }: TradesProps) {
  if (trades.length === 0) return null
  return (
    <Kept as="section" data={trades} variant={String(total)} className="band-section">
      {() => (
        <div className="wrap">
          <div className="section-head">
            <h2>{t('Jobs by trade')}</h2>
            <a href="/jobs" className="more">
              {t('All {total}', { total })} <span className="sr">{t('trades')}</span>
              <ArrowRight size={18} />
            </a>
          </div>
          <ul className="trades">
            {trades.map(({ slug, name, jobs }) => {
              const Icon = ICONS[slug] ?? Briefcase
              return (
                <li key={slug}>
                  <a href={`/jobs?category=${slug}`} className="trade">
                    <Icon size={26} strokeWidth={1.75} />
                    <b>{t(name)}</b>
                    <span>{plural(jobs, 'job')}</span>
                  </a>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </Kept>
  )
}
