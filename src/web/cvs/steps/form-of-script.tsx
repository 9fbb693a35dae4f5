import { useEffect } from 'react'
import { t } from '../../../shared/language/words.ts'
import { useInBrowser } from '../../app/in-browser.ts'

/** The id of the element around the form that works without script. */
export const PLAIN_FORM = 'plain-form'

/** Whether the form of the script can be shown. It replaces the plain one, whose fields have the same ids. */
export function useFormOfScript(): boolean {
  useEffect(() => document.getElementById(PLAIN_FORM)?.remove(), [])
  return useInBrowser()
}

/** Without words, because text browsers would show them beside the plain form. */
export function FormPending() {
  return (
    <div className="script-only grid justify-items-center py-12">
      <div className="spin" role="img" aria-label={t('Loading…')} />
    </div>
  )
}
