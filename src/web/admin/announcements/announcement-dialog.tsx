import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ANNOUNCEMENT_AUDIENCES } from '../../../modules/announcements/choices.ts'
import { AnnouncementInput } from '../../../modules/announcements/schema.ts'
import { Announcement } from '../../announcements/announcements.tsx'
import { useForm } from '../../app/forms/form.ts'
import { useSite } from '../../app/site.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { Select } from '../../components/forms/select.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { performAct } from '../perform-act.tsx'
import {
  type AdminAnnouncement,
  addAnnouncement,
  changeAnnouncement,
  writtenIn,
} from './announcement-acts.ts'

const AUDIENCES = Object.entries(ANNOUNCEMENT_AUDIENCES).map(([value, label]) => ({ value, label }))

type AnnouncementDialogProps = {
  /** Undefined for a new one. */
  row?: AdminAnnouncement | undefined
  onClose: () => void
}

/** Writes an announcement, with its look above the fields. */
export function AnnouncementDialog({ row, onClose }: AnnouncementDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const given = row && writtenIn(row)
  const [shown, setShown] = useState({ text: given?.text ?? '', link: given?.link ?? '' })
  const form = useForm({
    schema: AnnouncementInput,
    fallback: 'The announcement could not be saved. Please try again.',
    submit: async (input, { idempotencyKey }) => {
      const json = writtenIn(input)
      await (row
        ? performAct(queryClient, changeAnnouncement(client, row, json))
        : performAct(queryClient, addAnnouncement(client, json, idempotencyKey)))
      onClose()
    },
  })
  const { errors } = form
  return (
    <FormDialog
      form={form}
      title={row ? 'Edit announcement' : 'New announcement'}
      description={
        row?.state === 'ended'
          ? 'This announcement is over. Saving shows it again until its new end.'
          : 'It is shown above every page of its readers, who can close it.'
      }
      submitLabel="Save announcement"
      busyLabel="Saving…"
      onClose={onClose}
    >
      {shown.text && (
        <div className="overflow-hidden rounded-field border" aria-hidden="true">
          <Announcement {...shown} />
        </div>
      )}
      <TextField
        label="Text"
        name="text"
        required
        rows={3}
        maxLength={300}
        help="One or two short sentences. Everybody with an old phone pays for each word."
        error={errors['text']}
        value={shown.text}
        onInput={({ currentTarget }) => setShown({ ...shown, text: currentTarget.value })}
      />
      <Field
        label="Link"
        name="link"
        autoComplete="off"
        autoCapitalize="none"
        help="A page of this site, as /jobs, or an address with https://. Without it there is no ‘Read more’."
        error={errors['link']}
        value={shown.link}
        onInput={({ currentTarget }) => setShown({ ...shown, link: currentTarget.value })}
      />
      <Select
        label="Who sees it"
        name="audience"
        required
        options={AUDIENCES}
        defaultValue={given?.audience ?? 'everybody'}
        help="Job seekers and employers see theirs when they are logged in."
        error={errors['audience']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="From"
          name="startsAt"
          type="datetime-local"
          defaultValue={given?.startsAt}
          help="Port Moresby time. Empty: at once."
          error={errors['startsAt']}
        />
        <Field
          label="Until"
          name="endsAt"
          type="datetime-local"
          required
          defaultValue={given?.endsAt}
          help="Port Moresby time."
          error={errors['endsAt']}
        />
      </div>
    </FormDialog>
  )
}
