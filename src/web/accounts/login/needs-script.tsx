import { t } from '../../../shared/language/words.ts'
import { Notice } from '../../components/states/states.tsx'

/** Shown above a form that needs JavaScript: without it, the browser would put passwords and files into the address. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice kind="warning" title={t('Please turn on JavaScript')}>
        {t('This form cannot be sent without it. You can still read and search.')}
      </Notice>
    </noscript>
  )
}
