import { type ApiClient, call, reasonOf } from '../app/loading/api-client.ts'
import { toast, UNDO_MS } from '../components/overlays/toast.ts'

/**
 * Saves a CV to the list used last. The toast says which, and offers another one; if it fails, `onChange` shows the
 * lists at once. Resolves to whether it was saved.
 */
export async function saveCv(client: ApiClient, id: number, onChange: () => void): Promise<boolean> {
  try {
    const { name } = await call(client.api.employer['kept-cvs'][':id'].$put({ param: { id: String(id) } }))
    toast({
      title: `Saved to “${name}”`,
      duration: UNDO_MS,
      action: { label: 'Change', onAction: onChange },
    })
    return true
  } catch (error) {
    const description = reasonOf(error)
    toast({ title: 'Not saved', description, variant: 'destructive' })
    onChange()
    return false
  }
}
