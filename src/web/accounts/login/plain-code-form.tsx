import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'

/** Asks an administrator without script for the code of the second factor. With script, a dialog asks. */
export function PlainCodeForm() {
  const { values, errors = {}, message } = usePosted('code') ?? {}
  return (
    <PlainForm plain="code" className="grid gap-4">
      <input type="hidden" name="ticket" value={String(values?.['ticket'] ?? '')} />
      <Field
        label="Code"
        name="code"
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        help="The 6 digits that your app shows now, or one of your recovery codes."
        error={errors['code']}
      />
      <FormErrors errors={errors} message={message} title="Login failed" />
      <Button type="submit">Log In</Button>
    </PlainForm>
  )
}
