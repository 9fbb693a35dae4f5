import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { FieldNotes } from '../../components/forms/field.tsx'

/** The checkbox to agree to the terms. Both documents open in a new tab, so that the form keeps its text. */
export function TermsField({ error }: { error: string | undefined }) {
  return (
    <div>
      <Checkbox
        id="agreeTerms"
        name="agreeTerms"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agreeTerms-error' : undefined}
        label={fill('I agree to the {terms} and {privacy}', {
          terms: (
            <a href="/terms" target="_blank" rel="noopener">
              {t('Terms of Service')}
            </a>
          ),
          privacy: (
            <a href="/privacy" target="_blank" rel="noopener">
              {t('Privacy Policy')}
            </a>
          ),
        })}
      />
      <FieldNotes id="agreeTerms" error={error} />
    </div>
  )
}
