import { useRouter } from '@tanstack/react-router'
import { AccountDeletion } from '../../modules/personal-data/schema.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { forgetSession } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { PasswordField } from '../components/forms/password-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'

/** The words of the dialog, and the call. */
const ENDS = {
  jobSeeker: {
    title: 'Delete my account',
    consequences: [
      'Your CVs, their files and your photo are deleted. Employers can no longer find you.',
      'Your applications are withdrawn and your messages deleted. Employers can no longer see them.',
      'Companies that opened your CV keep their notes and what they downloaded.',
      'You are logged out everywhere. A last email tells you that it is done.',
    ],
    keep: 'Keep my account',
    verb: 'Delete everything',
    busy: 'Deleting…',
    done: { title: 'Account deleted', description: 'Your account and everything in it is gone. Lukim yu!' },
    call: (client: ApiClient, json: AccountDeletion) =>
      call(client.api.user['delete-account'].$post({ json })),
  },
  employer: {
    title: 'Close the company’s account',
    consequences: [
      'Your jobs close at once, and credits that are left are lost.',
      'Your logo, contact details, shortlists, saved searches and notes are deleted.',
      'People who applied keep your company’s name and the job’s title in their history.',
      'If you ever bought credits, payments and receipts are kept as long as the law requires.',
      'You are logged out everywhere. A last email tells you that it is done.',
    ],
    keep: 'Keep the account',
    verb: 'Close the account',
    busy: 'Closing…',
    done: { title: 'Account closed', description: 'Thank you for having been with us.' },
    call: (client: ApiClient, json: AccountDeletion) =>
      call(client.api.employer['close-account'].$post({ json })),
  },
} as const

const idOf = (name: string) => `delete-${name}`

type DialogProps = { onClose: () => void }
export const DeleteAccountDialog = (props: DialogProps) => <EndDialog kind="jobSeeker" {...props} />
export const CloseCompanyDialog = (props: DialogProps) => <EndDialog kind="employer" {...props} />

function EndDialog({ kind, onClose }: DialogProps & { kind: keyof typeof ENDS }) {
  const words = ENDS[kind]
  const { client } = useSite()
  const router = useRouter()
  const { errors, message, busy, formProps } = useForm({
    schema: AccountDeletion,
    fallback: t('Your account could not be deleted. Please try again.'),
    submit: async (json) => {
      await words.call(client, json)
      toast({ title: t(words.done.title), description: t(words.done.description) })
      await forgetSession(router, kind)
    },
  })
  return (
    <Dialog
      role="alertdialog"
      title={t(words.title)}
      description={t('This cannot be undone.')}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-6">
        {words.consequences.map((text) => (
          <li key={text}>{t(text)}</li>
        ))}
      </ul>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={idOf} />
        <PasswordField
          label={t('Current Password')}
          name="currentPassword"
          id={idOf('currentPassword')}
          required
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <div className="actions">
          <Button look="quiet" onClick={onClose}>
            {t(words.keep)}
          </Button>
          <Button type="submit" look="danger" busy={busy} busyLabel={t(words.busy)}>
            {t(words.verb)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
