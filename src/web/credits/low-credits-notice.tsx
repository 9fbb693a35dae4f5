import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { Notice } from '../components/states/states.tsx'
import type { CvPrices } from '../cvs/access/cv-price.ts'
import { useCreditsHref } from './credits-href.ts'

/** `credits`: undefined while the balance is unknown. `pending`: credits on the way. */
type LowCreditsProps = { credits: number | undefined; pending?: number; prices: CvPrices }

/** Says that the balance is too low to open or download a CV, with a link to buy credits. */
export function LowCreditsNotice({ credits, pending = 0, prices }: LowCreditsProps) {
  const buyHref = useCreditsHref()
  if (credits === undefined || credits >= Math.max(prices.view, prices.download)) return null
  return (
    <Notice kind="warning">
      You have {plural(credits, 'credit')}
      {pending > 0 && `, and ${formatNumber(pending)} more on the way`}. Viewing a CV costs{' '}
      {plural(prices.view, 'credit')}, downloading it {plural(prices.download, 'credit')}.{' '}
      <AppLink href={buyHref}>{pending > 0 ? 'See your credits' : 'Buy Credits'}</AppLink>
    </Notice>
  )
}
