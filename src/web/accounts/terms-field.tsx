import { Checkbox } from '../components/choice.tsx'
import { FieldNotes } from '../components/field-frame.tsx'

/** Of a registration. The two open beside it, so that nothing typed is lost. */
export function TermsField({ error }: { error: string | undefined }) {
  return (
    <div>
      <Checkbox
        id="agreeTerms"
        name="agreeTerms"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agreeTerms-error' : undefined}
        label={
          <>
            I agree to the{' '}
            <a href="/terms" target="_blank" rel="noopener">
              Terms of Service
            </a>{' '}
            and{' '}
            <a href="/privacy" target="_blank" rel="noopener">
              Privacy Policy
            </a>
          </>
        }
      />
      <FieldNotes id="agreeTerms" error={error} />
    </div>
  )
}
