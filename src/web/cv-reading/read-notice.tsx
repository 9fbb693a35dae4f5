import { t } from '../../shared/language/words.ts'
import { Button } from '../components/controls/button.tsx'
import { Notice } from '../components/states/states.tsx'
import type { ReadState } from './use-cv-reading.ts'
import type { useOffers } from './use-offers.tsx'

type ReadNoticeProps = {
  state: ReadState
  offers: Pick<ReturnType<typeof useOffers>, 'filled' | 'open' | 'useAll' | 'undo'>
}

/** Shows how well the file was read. Its buttons put all values into the form or remove them again. */
export function ReadNotice({ state, offers: { filled, open, useAll, undo } }: ReadNoticeProps) {
  if (state.is !== 'read' || state.understood === undefined) return null
  if (state.isPicture)
    return (
      <Notice title={t('Your CV is a picture')}>
        <p>
          {t(
            'Employers can open it, but they cannot search its words. They find you by what you type in the next steps.',
          )}
        </p>
      </Notice>
    )
  if (state.understood === 0)
    return (
      <Notice title={t('We could not read this file')}>
        <p>{t('We have the file. Please fill in the form yourself.')}</p>
      </Notice>
    )
  return (
    <Notice kind="success" title={t('We read your file')}>
      <p>
        {wordsFor(filled, open)} <b className="wrap-anywhere">{state.fileName}</b>.{' '}
        {t('Nothing is published yet.')}
      </p>
      {(open > 0 || filled > 0) && (
        <div className="flex flex-wrap gap-2 pt-2">
          {open > 0 && (
            <Button look="quiet" onClick={useAll}>
              {t('Use all')}
            </Button>
          )}
          {filled > 0 && (
            <Button look="quiet" onClick={undo}>
              {t('Undo')}
            </Button>
          )}
        </div>
      )}
    </Notice>
  )
}

/** The name of the file follows. */
function wordsFor(filled: number, open: number): string {
  const differ = t('{count} field of the form differs from|{count} fields of the form differ from', {
    count: open,
  })
  if (filled === 0) return open === 0 ? t('The form matches') : differ
  if (open === 0)
    return t('{count} field is filled in from|{count} fields are filled in from', { count: filled })
  return t('{count} field is filled in, and {differ}|{count} fields are filled in, and {differ}', {
    count: filled,
    differ,
  })
}
