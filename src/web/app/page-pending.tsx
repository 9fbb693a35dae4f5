import { t } from '../../shared/language/words.ts'
import { Notice, Spinner } from '../components/states/states.tsx'

type PagePendingProps = {
  /** The page that does the same without script. */
  plain?: string | undefined
}

/** Shown by a page that needs its script until the script is loaded, and by a dashboard until its session is loaded. */
export function PagePending({ plain }: PagePendingProps) {
  return (
    <>
      <noscript>
        {plain ? (
          <>
            <meta httpEquiv="refresh" content={`0;url=${plain}`} />
            <p>
              <a href={plain}>{t('Go on to the page that works without JavaScript')}</a>
            </p>
          </>
        ) : (
          <Notice kind="warning" title={t('Please turn on JavaScript')}>
            {t('This page needs JavaScript. You can still read jobs and search without it.')}
          </Notice>
        )}
      </noscript>
      <Spinner />
    </>
  )
}
