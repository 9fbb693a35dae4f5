import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_REPORT_DETAILS } from '../../../modules/privacy/limits.ts'
import { COMPANY_REASON_LABELS, COMPANY_REASONS, CompanyReport } from '../../../modules/privacy/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { useForm } from '../../app/forms/form.ts'
import { call, newIdempotencyKey, reasonOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { ReportDialog } from '../../components/overlays/report-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { refreshOwnCvs } from './own-queries.ts'

type Company = { id: number; name: string }
type DialogProps = { company: Company; onClose: () => void }

/** Lets a job seeker withdraw a CV from a company that has the contact details, or report the company. */
export function CompanyActions({ company }: { company: Company }) {
  const [open, setOpen] = useState<'withdraw' | 'report'>()
  const close = () => setOpen(undefined)
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      <Button
        look="bare"
        aria-label={t('Take my CV back from {name}', { name: company.name })}
        onClick={() => setOpen('withdraw')}
      >
        {t('Take my CV back')}
      </Button>
      <Button
        look="bare"
        aria-label={t('Report {name}', { name: company.name })}
        onClick={() => setOpen('report')}
      >
        {t('Report')}
      </Button>
      {open === 'withdraw' && <WithdrawDialog company={company} onClose={close} />}
      {open === 'report' && <ReportCompanyDialog company={company} onClose={close} />}
    </div>
  )
}

function WithdrawDialog({ company: { id, name }, onClose }: DialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const withdraw = useMutation({
    mutationFn: () =>
      call(
        client.api.user.companies[':id'].withdraw.$post(
          { param: { id: String(id) } },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onSuccess: async () => {
      await refreshOwnCvs(queryClient)
      for (const queryKey of [['applications'], ['visibility'], ['conversations']])
        await queryClient.invalidateQueries({ queryKey })
      toast({ title: t('CV Taken Back'), description: t('{name} can no longer open your CV.', { name }) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('Take your CV back from {name}?', { name })}
      confirmLabel={t('Take it back')}
      busyLabel={t('Taking it back…')}
      danger
      busy={withdraw.isPending}
      error={withdraw.error && messageOf(withdraw.error)}
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
    >
      {t(
        '{name} can no longer see your phone number, email address and CV, and does not find you again. Your applications to it are deleted, and it cannot write to you. It gets its credits back and is told that a job seeker took a CV back, without a reason. We cannot take back what its people have already written down or saved. This cannot be undone.',
        { name },
      )}
    </ConfirmDialog>
  )
}

const messageOf = (error: Error) => reasonOf(error, t('Not done. Please try again.'))

function ReportCompanyDialog({ company: { id, name }, onClose }: DialogProps) {
  const { client } = useSite()
  const form = useForm({
    schema: CompanyReport,
    fallback: t('The report could not be sent. Please try again.'),
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(
        client.api.user.companies[':id'].report.$post({ param: { id: String(id) }, json }, { headers }),
      )
      toast({ title: t('Report sent'), description: t('Thank you. A person will read it.') })
      onClose()
    },
  })
  return (
    <ReportDialog
      form={form}
      name={name}
      description={t(
        'We do not tell {name}. We may answer you by email. To end its access, take your CV back too.',
        { name },
      )}
      reasons={COMPANY_REASONS.map((value) => ({ value, label: t(COMPANY_REASON_LABELS[value]) }))}
      maxDetails={MAX_REPORT_DETAILS}
      onClose={onClose}
    />
  )
}
