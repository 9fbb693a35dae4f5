import { t } from '../../shared/language/words.ts'
import { Saved } from '../jobs/saved/saved-list.island.tsx'
import { definePage } from './page.ts'

export const savedPage = definePage({
  path: '/saved',
  isListed: false,
  needsScript: true,
  open: () => ({
    title: t('Saved jobs'),
    meta: [{ name: 'robots', content: 'noindex' }],
    body: <Saved />,
  }),
})
