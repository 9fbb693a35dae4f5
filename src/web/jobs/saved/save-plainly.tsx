import { t } from '../../../shared/language/words.ts'
import { PlainForm } from '../../app/forms/plain-form.tsx'
import { Button } from '../../components/controls/button.tsx'

/** Saves the job with the account of a job seeker. Visitors without script log in first. */
export function SavePlainly() {
  return (
    <PlainForm plain="save" className="without-script">
      <Button type="submit" look="quiet">
        {t('Save job')}
      </Button>
    </PlainForm>
  )
}
