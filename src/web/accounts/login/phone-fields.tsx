import { useEffect, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Field } from '../../components/forms/field.tsx'
import { useTyped } from '../../components/forms/typed.ts'

type CodeFieldProps = { name: string; error: string | undefined; help: string }

/** The six digits of an SMS. Phones offer them above the keyboard. */
export function SmsCodeField({ name, error, help }: CodeFieldProps) {
  return (
    <Field
      label={t('Code from the SMS')}
      name={name}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      help={help}
      error={error}
    />
  )
}

/** Appears when the server has sent a code, and stays. An empty field asks for another one. */
export function PhoneCodeField({ error }: { error: string | undefined }) {
  const [isAsked, setAsked] = useState(useTyped('phoneCode')?.length === 1)
  useEffect(() => {
    if (error) setAsked(true)
  }, [error])
  if (!isAsked && !error) return null
  return (
    <SmsCodeField
      name="phoneCode"
      error={error}
      help={t('It works for 10 minutes. No SMS after a minute? Leave this empty and send the form again.')}
    />
  )
}

type NewEmailFieldProps = { isOptional: boolean; help: string; error: string | undefined }

/** The address of a new account. */
export function NewEmailField({ isOptional, help, error }: NewEmailFieldProps) {
  return (
    <Field
      label={isOptional ? t('Email (optional)') : t('Email')}
      name="email"
      type="email"
      required={!isOptional}
      autoComplete="email"
      help={isOptional ? t('No email? Leave it empty: we send a code to your phone.') : help}
      error={error}
    />
  )
}
