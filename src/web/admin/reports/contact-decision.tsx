import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CONTACT_REASON_LABELS } from '../../../modules/contact-reports/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { call, newIdempotencyKey, reasonOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { useMailWords } from '../email/mail-words.ts'
import type { AdminContactReport } from './reports-queries.ts'

/** Shows the contact details to try, and the employer's report about them. */
export function ContactEvidence({ report }: { report: AdminContactReport }) {
  const { cv, companyName, reason, details, credits, createdAt } = report
  return (
    <FactsList
      facts={[
        { label: 'CV', value: cv ? <a href={`/profile/${cv.id}`}>{cv.fullName}</a> : 'No longer here' },
        { label: 'Email', value: cv?.email && <MailAddress email={cv.email} /> },
        { label: 'Phone', value: cv && (cv.phone ? <a href={`tel:${cv.phone}`}>{cv.phone}</a> : 'None') },
        { label: 'Employer', value: companyName },
        { label: 'Reason', value: CONTACT_REASON_LABELS[reason] },
        { label: 'Details', value: details },
        { label: 'Paid', value: plural(credits, 'credit') },
        { label: 'Reported', value: formatDateTime(createdAt) },
      ]}
    />
  )
}

const ACTS = {
  confirmed: { label: 'Confirm', busy: 'Confirming…', done: 'Report confirmed' },
  declined: { label: 'Decline', busy: 'Declining…', done: 'Report declined' },
} as const
type Decision = keyof typeof ACTS

type ContactReportDecisionProps = { report: AdminContactReport; onDone: () => void }

export function ContactReportDecision({ report, onDone }: ContactReportDecisionProps) {
  const { client } = useSite()
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const keys = useRef({ confirmed: newIdempotencyKey(), declined: newIdempotencyKey() })
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<Decision>()
  const [error, setError] = useState<string>()
  const { id, companyName, credits, state } = report
  if (state !== 'open') return <p>{report.note || 'Decided without a note.'}</p>
  const decide = async (decision: Decision) => {
    setBusy(decision)
    setError(undefined)
    const headers = { 'Idempotency-Key': keys.current[decision] }
    const args = { param: { id: String(id) }, json: { state: decision, note } }
    try {
      await call(client.api.admin['contact-reports'][':id'].decide.$post(args, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: ACTS[decision].done, description: mail.told(companyName, 'on the CV’s page') })
      onDone()
    } catch (failure) {
      setError(reasonOf(failure, 'The report could not be decided. Please try again.'))
      setBusy(undefined)
    }
  }
  const button = (decision: Decision, look?: 'quiet') => (
    <Button
      look={look}
      busy={busy === decision}
      busyLabel={ACTS[decision].busy}
      onClick={() => void decide(decision)}
    >
      {ACTS[decision].label}
    </Button>
  )
  return (
    <>
      <p>
        If you confirm, {companyName} gets <b>{plural(credits, 'credit')}</b> back and keeps access to the CV,
        and the job seeker is asked to check the phone number and email address. A decision cannot be undone.
      </p>
      {error && <Notice kind="danger">{error}</Notice>}
      <TextField
        label="Note"
        name="note"
        rows={2}
        help={mail.read('on the CV’s page')}
        value={note}
        onInput={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="grid grid-cols-2 gap-2">
        {button('declined', 'quiet')}
        {button('confirmed')}
      </div>
    </>
  )
}
