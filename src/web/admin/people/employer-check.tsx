import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { type EmployerDetails, employerQuery } from '../queries.ts'
import { WalkItem } from '../queue-walk.tsx'
import { EmployerDialog, useVerification, VerificationFields } from './employer-dialogs.tsx'
import { EmployerEvidence } from './employer-sheet.tsx'
import { MailDialog } from './mail-dialog.tsx'

type EmployerCheckProps = { id: string; since: string | null; onDone: () => void }

/** Shows an employer that waits for verification: its details, and the form beside them. */
export function EmployerCheck({ id, since, onDone }: EmployerCheckProps) {
  const { client } = useSite()
  const query = useQuery(employerQuery(client, id))
  const { data: employer, error } = query
  if (error) return <LoadFailure what="The employer" query={query} />
  if (!employer) return <SkeletonList count={2} label="Loading the employer…" boneClass="h-40" />
  return (
    <WalkItem
      title={employer.companyName}
      since={since}
      evidence={<EmployerEvidence employer={employer} />}
      decision={<VerifyForm employer={employer} onDone={onDone} />}
    />
  )
}

function VerifyForm({ employer, onDone }: { employer: EmployerDetails; onDone: () => void }) {
  const { errors, message, busy, formProps } = useVerification(employer, onDone)
  const [asked, setAsked] = useState<'mail' | 'suspend'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <VerificationFields errors={errors} />
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Verify
        </Button>
      </form>
      <div className="grid grid-cols-2 gap-2">
        <Button look="quiet" onClick={() => setAsked('mail')}>
          Ask for papers
        </Button>
        <Button look="quiet" className="text-danger" onClick={() => setAsked('suspend')}>
          Suspend…
        </Button>
      </div>
      {asked === 'mail' && (
        <MailDialog
          to="employers"
          people={[{ id: employer.id, name: employer.companyName }]}
          onClose={close}
        />
      )}
      {asked === 'suspend' && <EmployerDialog what="suspend" employer={employer} onClose={close} />}
    </>
  )
}
