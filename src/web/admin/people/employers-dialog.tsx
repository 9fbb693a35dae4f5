import { useState } from 'react'
import { plural } from '../../../shared/text.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { BulkDialog } from '../bulk-dialog.tsx'
import { useMailWords } from '../email/mail-words.ts'
import type { AdminEmployer } from '../queries.ts'
import { EmployerDialog } from './employer-dialogs.tsx'
import { MailDialog } from './mail-dialog.tsx'

export type BulkQuestion = 'verify all' | 'suspend all' | 'reactivate all' | 'mail'

type EmployersDialogProps = { what: BulkQuestion; employers: AdminEmployer[]; onClose: () => void }

/** The question before an act on several employers. */
export function EmployersDialog({ what, employers, onClose }: EmployersDialogProps) {
  if (what === 'verify all') return <VerifyOneByOne employers={employers} onClose={onClose} />
  if (what === 'mail')
    return (
      <MailDialog
        to="employers"
        people={employers.map(({ id, companyName }) => ({ id, name: companyName }))}
        onClose={onClose}
      />
    )
  return <SwitchAll employers={employers} suspends={what === 'suspend all'} onClose={onClose} />
}

type OwnProps = Omit<EmployersDialogProps, 'what'>

/** Each employer has evidence of its own, so the forms follow one another. */
function VerifyOneByOne({ employers, onClose }: OwnProps) {
  const [at, setAt] = useState(0)
  const employer = employers[at]
  if (!employer) return null
  return (
    <EmployerDialog
      key={employer.id}
      what="verify"
      employer={employer}
      place={employers.length > 1 ? `${at + 1} of ${employers.length}` : undefined}
      onDone={at + 1 < employers.length ? () => setAt(at + 1) : onClose}
      onClose={onClose}
    />
  )
}

function SwitchAll({ employers, suspends, onClose }: OwnProps & { suspends: boolean }) {
  const { client } = useSite()
  const mail = useMailWords()
  const { suspend, reactivate } = client.api.admin.employers[':id']
  return (
    <BulkDialog
      rows={employers}
      nameOf={({ companyName }) => companyName}
      title={`${suspends ? 'Suspend' : 'Reactivate'} ${plural(employers.length, 'employer')}?`}
      verb={suspends ? 'Suspend' : 'Reactivate'}
      danger={suspends}
      reason={suspends ? { label: 'Reason', help: mail.read() } : undefined}
      act={({ id }, reason) => {
        const param = { id: String(id) }
        return suspends ? call(suspend.$post({ param, json: { reason } })) : call(reactivate.$post({ param }))
      }}
      onClose={onClose}
    >
      {suspends
        ? 'They will be logged out on all devices. Their jobs will be hidden and take no applications. Nothing is deleted.'
        : 'They will be able to log in, and their jobs that have not ended will be public again.'}
    </BulkDialog>
  )
}
