import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { EMAIL_KIND_LABELS, type EmailKind, EmailText } from '../../../modules/email/schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Badge } from '../../components/surfaces/badge.tsx'
import { ActDialog } from '../perform-act.tsx'
import { Placeholders, TextFrame, Versions } from '../text-versions.tsx'
import { MailPreview } from './mail-preview.tsx'
import { type MailTextDetails, mailTextQuery, previewQuery } from './mail-text-queries.ts'
import { SampleDialog } from './sample-dialog.tsx'

/** Writes a kind of mail, with its preview beside it. */
export function MailTextEditor({ kind, onBack }: { kind: EmailKind; onBack: () => void }) {
  const { client } = useSite()
  const query = useQuery(mailTextQuery(client, kind))
  return (
    <TextFrame query={query} noun="email" onBack={onBack}>
      {(details) => <Editor key={details.versions[0]?.id ?? 0} details={details} />}
    </TextFrame>
  )
}

/** Milliseconds after the last key before the preview is made. */
const REST_MS = 400

function Editor({ details }: { details: MailTextDetails }) {
  const { kind, text, samples, isWritten, canUnsubscribe } = details
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [words, setWords] = useState<EmailText>(text)
  const shown = useRested(words)
  const isShown = v.is(EmailText, shown)
  const { data: drafts } = useQuery({ ...previewQuery(client, kind, shown), enabled: isShown })
  const [asked, setAsked] = useState<'test' | 'reset'>()
  const { errors, message, busy, formProps } = useForm({
    schema: EmailText,
    read: () => words,
    fallback: 'The text could not be saved. Please try again.',
    submit: async (json) => {
      await call(client.api.admin['email-texts'][':kind'].$put({ param: { kind }, json }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: 'Email text saved', description: 'It applies to emails that are written from now on.' })
    },
  })
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-3 text-22">
        {EMAIL_KIND_LABELS[kind]}
        <Badge tone={isWritten ? 'blue' : undefined}>{isWritten ? 'Your words' : 'Built-in words'}</Badge>
      </h3>
      <p className="help">
        {details.reason}{' '}
        {canUnsubscribe
          ? 'The recipient can unsubscribe with one click.'
          : 'It is about the recipient’s own account or business, so it cannot be switched off.'}
      </p>
      <div className="mail-editor">
        <form method="post" className="card grid content-start gap-4" {...formProps}>
          <FormErrors errors={errors} message={message} />
          <Field
            label="Subject"
            name="subject"
            required
            autoComplete="off"
            error={errors['subject']}
            value={words.subject}
            onInput={({ currentTarget }) => setWords({ ...words, subject: currentTarget.value })}
          />
          <TextField
            label="Text"
            name="body"
            required
            rows={12}
            help="An empty line begins a new paragraph. The button and the last lines stay as they are."
            error={errors['body']}
            value={words.body}
            onInput={({ currentTarget }) => setWords({ ...words, body: currentTarget.value })}
          />
          <Placeholders meanings={details.placeholders} />
          <div className="actions">
            <Button type="submit" busy={busy} busyLabel="Saving…">
              Save text
            </Button>
            <Button look="quiet" onClick={() => setAsked('test')}>
              Send a test
            </Button>
            {isWritten && (
              <Button look="bare" onClick={() => setAsked('reset')}>
                Reset
              </Button>
            )}
          </div>
        </form>
        <MailPreview samples={isShown && drafts ? drafts : samples} />
      </div>
      <Versions
        versions={details.versions.map(({ subject, body, ...version }) => ({
          ...version,
          title: body ? subject : 'Built-in words',
          onUse: body ? () => setWords({ subject, body }) : undefined,
        }))}
      />
      {asked === 'test' && <SampleDialog kind={kind} words={words} onClose={() => setAsked(undefined)} />}
      {asked === 'reset' && (
        <ActDialog
          title="Return to the built-in words?"
          verb="Reset"
          busyLabel="Resetting…"
          act={{
            call: () => call(client.api.admin['email-texts'][':kind'].$delete({ param: { kind } })),
            done: 'Email text reset',
            failed: 'Failed to reset the text',
          }}
          onClose={() => setAsked(undefined)}
        >
          Your words stay in the list of versions, so you can use them again.
        </ActDialog>
      )}
    </>
  )
}

function useRested(words: EmailText): EmailText {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
