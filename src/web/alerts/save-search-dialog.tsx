import { useQueryClient } from '@tanstack/react-query'
import { NewSavedSearch } from '../../modules/alerts/schema.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { Field } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { type CvSearch, describeSearch, toFields } from '../search/cv-search.ts'
import { SAVED_SEARCHES_KEY } from './queries.ts'

export function SaveSearchDialog({ search, onClose }: { search: CvSearch; onClose: () => void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: NewSavedSearch,
    fallback: 'The search could not be saved. Please try again.',
    read: ({ name, byMail }) => ({ name, byMail: byMail === 'true', search: toFields(search) }),
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
          defaultValue={describeSearch(search)}
          error={form.errors['name']}
        />
        <Checkbox
          label="Email me new matches"
          help="In the morning, Monday to Saturday, when there are new matches"
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
