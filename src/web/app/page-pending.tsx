import { t } from '../../shared/language/words.ts'
import { Notice, Spinner } from '../components/states/states.tsx'

/** Shown by a page that needs its script until the script is loaded, and by a dashboard until its session is loaded. */
export function PagePending() {
  return (
    <>
      <noscript>
        <Notice kind="warning" title={t('Please turn on JavaScript')}>
          {t('This page needs JavaScript. You can still read jobs and search without it.')}
        </Notice>
      </noscript>
      <Spinner />
    </>
  )
}
