import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { EmailChange } from '../../../modules/accounts/schema.ts'
import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { useForm } from '../../app/forms/form.ts'
import { refreshProfile } from '../../app/session/session.ts'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { accountCalls } from './account-calls.ts'

type EmailSectionProps = {
  kind: SessionKind
  email: string
  pendingEmail: string | null
  /** Shown instead of the form when the address cannot be changed. */
  obstacle?: ReactNode
}

const NONE = {
  administrator: 'None yet. Without one, you cannot reset a forgotten password.',
  other: 'None yet. Add one to get news by email.',
}

export function EmailSection({ kind, email, pendingEmail, obstacle }: EmailSectionProps) {
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        {email || t(NONE[kind === 'administrator' ? 'administrator' : 'other'])}
      </p>
      {pendingEmail && <PendingEmail kind={kind} pendingEmail={pendingEmail} />}
      {obstacle ?? <EmailForm kind={kind} />}
    </div>
  )
}

/** The page has more than one field for the address and for the current password, and ids must be unique. */
const idOf = (name: string) => `change-${name}`

function EmailForm({ kind }: { kind: SessionKind }) {
  const context = useRouteContext({ from: '__root__' })
  const details = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, busy, formProps } = useForm({
    schema: EmailChange,
    fallback: t('Email Change Failed'),
    submit: async (json) => {
      await accountCalls(context.client, kind).changeEmail(json)
      await refreshProfile(context, kind)
      form.current?.reset()
      if (details.current) details.current.open = false
      toast({
        title: t('Check your email'),
        description: t('We sent a link to {email}.', { email: json.email }),
      })
    },
  })
  return (
    <details ref={details}>
      <summary className="btn btn-quiet">{t('Change email address')}</summary>
      <form ref={form} method="post" className="mt-4 grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={idOf} />
        <Field
          label={t('New Email')}
          name="email"
          id={idOf('email')}
          type="email"
          required
          autoComplete="email"
          help={[
            t('We will send a link to it. Your address changes when you open the link.'),
            kind === 'jobSeeker' ? t('Your CVs keep the address that is in them.') : '',
          ].join(' ')}
          error={errors['email']}
        />
        <PasswordField
          label={t('Current Password')}
          name="currentPassword"
          id={idOf('currentPassword')}
          required
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
          {t('Send Link')}
        </Button>
      </form>
    </details>
  )
}

/** The new address until it is confirmed. The old one stays in use until then. */
function PendingEmail({ kind, pendingEmail }: { kind: SessionKind; pendingEmail: string }) {
  const context = useRouteContext({ from: '__root__' })
  const calls = accountCalls(context.client, kind)
  const [busy, setBusy] = useState<'again' | 'cancel'>()
  const [problem, setProblem] = useState('')
  const run = async (what: 'again' | 'cancel') => {
    setBusy(what)
    setProblem('')
    try {
      if (what === 'again') await calls.askAgain()
      else await calls.cancelEmail()
      await refreshProfile(context, kind)
      toast(
        what === 'again'
          ? {
              title: t('Check your email'),
              description: t('We sent a new link to {email}.', { email: pendingEmail }),
            }
          : { title: t('Cancelled'), description: t('Your email address has not changed.') },
      )
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Please try again.'))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <Notice kind="info" title={t('Waiting to be confirmed')}>
        <span className="wrap-anywhere">
          {t('Open the link that we sent to {email}. It works for one hour.', { email: pendingEmail })}
        </span>
      </Notice>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div className="actions">
        <Button
          look="quiet"
          busy={busy === 'again'}
          busyLabel={t('Sending…')}
          onClick={() => void run('again')}
        >
          {t('Send again')}
        </Button>
        <Button
          look="quiet"
          busy={busy === 'cancel'}
          busyLabel={t('Cancelling…')}
          onClick={() => void run('cancel')}
        >
          {t('Cancel change')}
        </Button>
      </div>
    </>
  )
}
