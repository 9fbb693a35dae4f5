import { t } from '../../../shared/language/words.ts'
import { Button } from '../../components/controls/button.tsx'
import { island } from '../../islands/island.tsx'

export default function PrintButton() {
  return <Button onClick={() => print()}>{t('Print')}</Button>
}

export const PrintPage = island('print-page', PrintButton)
