import { MAX_REPORT_DETAILS } from '../../modules/reports/limits.ts'
import { REPORT_REASON_LABELS, REPORT_REASONS } from '../../modules/reports/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { RadioGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'

/** What is wrong with a job. */
export function ReportFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <RadioGroup
        label={t('Reason')}
        name="reason"
        required
        error={errors['reason']}
        options={REPORT_REASONS.map((value) => ({ value, label: t(REPORT_REASON_LABELS[value]) }))}
      />
      <TextField
        label={t('Details')}
        name="details"
        help={t('Say what happened and who asked for what. At most {MAX_REPORT_DETAILS} characters.', {
          MAX_REPORT_DETAILS,
        })}
        error={errors['details']}
      />
    </>
  )
}
