import { t } from '../../../shared/language/words.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'

/**
 * What a dashboard shows in a browser that is too old for it (`check-browser.ts`). The style hides it in all others. `plain`:
 * the page that does the same without script.
 */
export function TooOld({ plain }: { plain: string | undefined }) {
  return (
    <div className="too-old-note grid gap-3">
      <Notice kind="warning" title={t('This browser is too old for this page')}>
        {plain
          ? t('Your applications, CVs and messages are on a page that it can show.')
          : 'Install Chrome or Firefox, and open this page there. You need at least Chrome 92, Firefox 90 or Safari 15.4. For Windows 7, there are Chrome 109 and Firefox 115.'}
      </Notice>
      {plain && (
        <p>
          <ButtonLink href={plain}>{t('My page')}</ButtonLink>
        </p>
      )}
    </div>
  )
}
