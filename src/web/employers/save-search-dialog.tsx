import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { NewSavedSearch } from '../../modules/alerts/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/choice.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { SAVED_SEARCHES_KEY } from './saved-search-queries.ts'
import { describeWords, type SearchWords, toFields } from './search-words.ts'

export function SaveSearchDialog({ words, onClose }: { words: SearchWords; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const form = useForm({
    schema: NewSavedSearch,
    fallback: 'The search could not be saved. Please try again.',
    read: ({ name, byMail }) => ({ name, byMail: byMail === 'true', search: toFields(words) }),
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const saved = await call(client.api.employer['saved-searches'].$post({ json }, { headers }))
      void queryClient.invalidateQueries({ queryKey: SAVED_SEARCHES_KEY })
      toast({ title: 'Search saved', description: saved.name })
      onClose()
    },
  })
  return (
    <Dialog title="Save this search" onClose={onClose}>
      <form {...form.formProps} method="post" className="grid gap-3">
        <FormErrors errors={form.errors} message={form.message} idOf={() => 'saved-search-name'} />
        <Field
          label="Name"
          name="name"
          id="saved-search-name"
          required
          maxLength={80}
          defaultValue={describeWords(words)}
          error={form.errors['name']}
        />
        <Checkbox
          label="Mail me new matches"
          help="In the morning, Monday to Saturday, only when there are some"
          name="byMail"
          value="true"
          defaultChecked
        />
        <div className="actions">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy} busyLabel="Saving…">
            Save search
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
