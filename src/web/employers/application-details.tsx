import { Button } from '../components/button.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { TextField } from '../components/field.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import type { Application } from './application-queries.ts'
import { MailAddress } from './mail-address.tsx'

type ApplicationDetailsProps = {
  application: Application
  isSaving: boolean
  onSave: (notes: string) => void
}

/** What came with the application, and what the employer keeps about it for itself. */
export function ApplicationDetails({ application, isSaving, onSave }: ApplicationDetailsProps) {
  const { id, applicantName, applicantEmail, applicantPhone, applicantSkills } = application
  const { coverLetter, answers, notes } = application
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-brand underline">
        Details and notes<span className="sr"> of {applicantName}</span>
      </summary>
      <div className="grid grid-cols-1 gap-3">
        <div className="max-w-96 wrap-anywhere">
          <FactsList
            facts={[
              { label: 'Email', value: <MailAddress email={applicantEmail} /> },
              { label: 'Phone', value: applicantPhone },
              ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
            ]}
          />
        </div>
        <SkillTags skills={applicantSkills} limit={applicantSkills.length} />
        {coverLetter && <p className="prose text-15">{coverLetter}</p>}
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            onSave(String(new FormData(event.currentTarget).get('notes') ?? ''))
          }}
        >
          <TextField
            label="Notes"
            name="notes"
            id={`notes-${id}`}
            rows={2}
            maxLength={5000}
            help="Only your company reads them."
            defaultValue={notes ?? ''}
          />
          <div>
            <Button type="submit" look="quiet" busy={isSaving} busyLabel="Saving…">
              Save notes
            </Button>
          </div>
        </form>
      </div>
    </details>
  )
}
