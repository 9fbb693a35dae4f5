import { t } from '../../../shared/language/words.ts'
import { Notice, Spinner } from '../../components/states/states.tsx'

/** Shown until the script has loaded, because only the script can read what the device stores. */
export function SavedPending() {
  return (
    <>
      <h1 className="mb-4">{t('Saved jobs')}</h1>
      <div className="without-script">
        <Notice kind="warning" title={t('Please turn on JavaScript')}>
          {t('Saved jobs are kept on your device, and only JavaScript can show them.')}
        </Notice>
      </div>
      <Spinner />
    </>
  )
}
