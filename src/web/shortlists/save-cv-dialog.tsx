import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/choice.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Notice } from '../components/notice.tsx'
import { Loaded } from '../jobseeker/loaded.tsx'
import { CvNotes } from './cv-notes.tsx'
import { NewListForm } from './new-list-form.tsx'
import { KEPT_KEY, keptCvQuery, shortlistsQuery } from './queries.ts'

type SaveCvDialogProps = { id: number; name: string; onClose: () => void }

/** Every tick is kept at once. */
export function SaveCvDialog({ id, name, onClose }: SaveCvDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const lists = useQuery(shortlistsQuery(client))
  const kept = useQuery(keptCvQuery(client, id))
  const put = usePutIntoList(id)
  return (
    <Dialog title={`Save ${name}`} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <section className="grid gap-2">
        <h3>Shortlists</h3>
        <Loaded query={lists} what="your shortlists" bones={1}>
          {(all) => (
            <Loaded query={kept} what="its shortlists" bones={1}>
              {({ shortlistIds }) => (
                <>
                  {all.length === 0 && <p className="text-muted">You have no shortlists yet.</p>}
                  {all.map((list) => (
                    <Checkbox
                      key={list.id}
                      label={list.name}
                      checked={
                        put.isPending && put.variables.list === list.id
                          ? put.variables.isIn
                          : shortlistIds.includes(list.id)
                      }
                      onChange={({ target }) => put.mutate({ list: list.id, isIn: target.checked })}
                    />
                  ))}
                </>
              )}
            </Loaded>
          )}
        </Loaded>
        {put.error && <Notice kind="danger">{put.error.message}</Notice>}
        <NewListForm onMade={(list) => put.mutateAsync({ list, isIn: true }).then(() => undefined)} />
      </section>
      <section className="grid gap-2">
        <h3>Notes</h3>
        <Loaded query={kept} what="your notes" bones={1}>
          {({ notes }) => <CvNotes id={id} notes={notes} />}
        </Loaded>
      </section>
    </Dialog>
  )
}

function usePutIntoList(id: number) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const calls = client.api.employer.shortlists[':id'].cvs[':cvId']
  return useMutation({
    mutationFn: ({ list, isIn }: { list: number; isIn: boolean }) => {
      const param = { id: String(list), cvId: String(id) }
      return call(isIn ? calls.$put({ param }) : calls.$delete({ param }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEPT_KEY }),
  })
}
