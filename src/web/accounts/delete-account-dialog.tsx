import { useRouteContext, useRouter } from '@tanstack/react-router'
import { AccountDeletion } from '../../modules/personal-data/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { forgetSession } from '../session.ts'

const CONSEQUENCES = [
  'Your CVs, their files and your photo are deleted. Employers cannot find you any more.',
  'Your applications are taken back and your messages deleted, also for the employers.',
  'Companies that opened your CV keep what they noted down or downloaded.',
  'You are logged out everywhere. A last e-mail tells you that it is done.',
]

const idOf = (name: string) => `delete-${name}`

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { errors, message, busy, formProps } = useForm({
    schema: AccountDeletion,
    fallback: 'Your account could not be deleted. Please try again.',
    submit: async (json) => {
      await call(client.api.user['delete-account'].$post({ json }))
      toast({ title: 'Account deleted', description: 'Your account and everything in it is gone. Lukim yu!' })
      await forgetSession(router, 'jobSeeker')
    },
  })
  return (
    <Dialog
      role="alertdialog"
      title="Delete my account"
      description="This cannot be undone."
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-6">
        {CONSEQUENCES.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={idOf} />
        <PasswordField
          label="Current Password"
          name="currentPassword"
          id={idOf('currentPassword')}
          required
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <div className="actions">
          <Button look="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" look="danger" busy={busy} busyLabel="Deleting…">
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
