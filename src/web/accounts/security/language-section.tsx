import { type Language, t } from '../../../shared/language/words.ts'

const LABELS: Record<Language, string> = { en: 'English', tpi: 'Tok Pisin' }

/** The language of the account. The links are opened by the browser, because the server stores the choice. */
export function LanguageSection({ language }: { language: Language | null }) {
  const current = language ?? 'en'
  const other = current === 'en' ? 'tpi' : 'en'
  return (
    <div className="grid gap-3">
      <p>
        {t('Our emails and SMS to you are in {language}, and our pages as far as they are translated.', {
          language: LABELS[current],
        })}
      </p>
      <p>
        <a
          className="btn btn-quiet"
          href={`/language/${other}/jobseeker-dashboard?tab=profile`}
          lang={other}
          hrefLang={other}
        >
          {LABELS[other]}
        </a>
      </p>
    </div>
  )
}
