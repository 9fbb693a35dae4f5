import { useRouteContext } from '@tanstack/react-router'
import { ForgotPassword } from '../../modules/accounts/schema.ts'
import type { UserType } from '../../shared/user-types.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { useForm } from '../form.ts'
import { NeedsScript } from './needs-script.tsx'
import { requestReset } from './password-reset.ts'
import { USER_TYPE_OPTIONS } from './user-types.ts'

export type Requested = { email: string; userType: UserType; message: string }

type ForgotFormProps = { userType: UserType | undefined; onSent: (requested: Requested) => void }

export function ForgotForm({ userType, onSent }: ForgotFormProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { errors, message, busy, formProps } = useForm({
    schema: ForgotPassword,
    fallback: 'Failed to send reset email',
    submit: async (json) => {
      const answer = await requestReset(client, json)
      onSent({ ...json, message: answer.message })
    },
  })
  return (
    <form method="post" {...formProps}>
      <Card className="grid gap-4">
        <NeedsScript />
        <FormErrors errors={errors} message={message} />
        <RadioGroup
          label="Account Type"
          name="userType"
          required
          options={USER_TYPE_OPTIONS}
          defaultValue={userType}
          error={errors['userType']}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          help="The address you registered with"
          error={errors['email']}
        />
        <Button type="submit" busy={busy} busyLabel="Sending…">
          Send Reset Link
        </Button>
      </Card>
    </form>
  )
}
