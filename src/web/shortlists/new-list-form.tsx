import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { ShortlistName } from '../../modules/shortlists/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { useForm } from '../form.ts'
import { KEPT_KEY } from './queries.ts'

/** Makes a list; `onMade` gets its id before the field is emptied. */
export function NewListForm({ onMade }: { onMade: (id: number) => Promise<void> | void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    schema: ShortlistName,
    fallback: 'The list could not be made. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const { id } = await call(client.api.employer.shortlists.$post({ json }, { headers }))
      await onMade(id)
      await queryClient.invalidateQueries({ queryKey: KEPT_KEY })
      element.current?.reset()
    },
  })
  return (
    <form {...form.formProps} ref={element} method="post" className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 lg:grid-cols-1">
        <Field
          label="New shortlist"
          name="name"
          id="new-shortlist"
          maxLength={80}
          error={form.errors['name']}
        />
        <Button type="submit" look="quiet" busy={form.busy} busyLabel="Adding…">
          Add list
        </Button>
      </div>
      {form.message && !form.errors['name'] && <Notice kind="danger">{form.message}</Notice>}
    </form>
  )
}
