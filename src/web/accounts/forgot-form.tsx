import { useRouteContext } from '@tanstack/react-router'
import { ForgotPassword } from '../../modules/accounts/schema.ts'
import type { UserType } from '../../shared/user-types.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { NeedsScript } from './needs-script.tsx'
import { USER_TYPE_OPTIONS } from './user-types.ts'

/** A toast of the specification that stays longer, ms (specification 2, section 9). */
const RESET_TOAST_MS = 8000

export type Requested = { email: string; userType: UserType; message: string }

type ForgotFormProps = { userType: UserType | undefined; onSent: (requested: Requested) => void }

export function ForgotForm({ userType, onSent }: ForgotFormProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { errors, message, busy, formProps } = useForm({
    schema: ForgotPassword,
    fallback: 'Failed to send reset email',
    submit: async (json) => {
      const answer = await call(client.api.auth['forgot-password'].$post({ json })).catch((error: Error) => {
        toast({
          title: 'Failed to send reset email',
          description: error.message,
          variant: 'destructive',
          duration: RESET_TOAST_MS,
        })
        throw error
      })
      toast({ title: 'Check your email', description: answer.message, duration: RESET_TOAST_MS })
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
