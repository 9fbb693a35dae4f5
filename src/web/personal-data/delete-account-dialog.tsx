import { useRouter } from '@tanstack/react-router'
import { AccountDeletion } from '../../modules/personal-data/schema.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { forgetSession } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { PasswordField } from '../components/forms/password-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'

const CONSEQUENCES = [
  'Your CVs, their files and your photo are deleted. Employers can no longer find you.',
  'Your applications are withdrawn and your messages deleted. Employers can no longer see them.',
  'Companies that opened your CV keep their notes and what they downloaded.',
  'You are logged out everywhere. A last email tells you that it is done.',
]

const idOf = (name: string) => `delete-${name}`

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { client } = useSite()
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
