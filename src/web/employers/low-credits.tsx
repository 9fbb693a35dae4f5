import { plural } from '../../shared/text.ts'
import { Notice } from '../components/notice.tsx'
import { useCreditsHref } from '../credits/credits-href.ts'
import { AppLink } from '../link.tsx'
import type { CvPrices } from './cv-price.ts'
import { useCredits } from './queries.ts'

/** Once above the rows whose buttons are off, with the way out. */
export function LowCredits({ prices }: { prices: CvPrices }) {
  const credits = useCredits()
  const buyHref = useCreditsHref()
  if (credits === undefined || credits >= Math.max(prices.view, prices.download)) return null
  return (
    <Notice kind="warning">
      You have {plural(credits, 'credit')}. Viewing a CV costs {plural(prices.view, 'credit')}, downloading it{' '}
      {plural(prices.download, 'credit')}. <AppLink href={buyHref}>Buy Credits</AppLink>
    </Notice>
  )
}
