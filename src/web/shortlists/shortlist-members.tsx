import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { downloadFile } from '../download-file.ts'
import { CandidateRow } from '../employers/candidate-row.tsx'
import { LowCredits } from '../employers/low-credits.tsx'
import type { CvFlow } from '../employers/use-cv-flow.ts'
import { Loaded } from '../jobseeker/loaded.tsx'
import { useLatePiece } from '../late-piece.ts'
import { KEPT_KEY, type Shortlist, shortlistQuery } from './queries.ts'

type ShortlistMembersProps = { id: number; flow: CvFlow; onGone: () => void }

export function ShortlistMembers({ id, flow, onGone }: ShortlistMembersProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(shortlistQuery(client, id))
  return (
    <Loaded query={query} what="this shortlist" boneClass="h-28">
      {(list) => <Members list={list} flow={flow} onGone={onGone} />}
    </Loaded>
  )
}

function Members({ list, flow, onGone }: { list: Shortlist; flow: CvFlow; onGone: () => void }) {
  const remove = useRemove(list.id)
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <Head list={list} onGone={onGone} />
      <LowCredits prices={flow.prices} />
      {remove.error && <Notice kind="danger">{remove.error.message}</Notice>}
      {list.cvs.length === 0 && (
        <EmptyState level="h3" title="This list is empty" why="Press Save at a CV to put it here." />
      )}
      <ul className="grid grid-cols-1 gap-3">
        {list.cvs.map(({ cvId, cv, note }) =>
          cv ? (
            <CandidateRow
              key={cvId}
              cv={cv}
              flow={flow}
              note={note?.text}
              actions={[{ label: 'Remove from this list', onSelect: () => remove.mutate(cvId) }]}
            />
          ) : (
            <Card as="li" key={cvId} className="flex flex-wrap items-center gap-3 p-3">
              <div className="min-w-0 flex-1">
                <h3 className="text-17">No longer shown</h3>
                <p className="text-muted">This person has hidden the CV or is no longer looking.</p>
                {note && <p className="wrap-anywhere">Your note: {note.text}</p>}
              </div>
              <Button look="quiet" onClick={() => remove.mutate(cvId)}>
                Remove
              </Button>
            </Card>
          ),
        )}
      </ul>
    </section>
  )
}

function useRemove(list: number) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const calls = client.api.employer.shortlists[':id'].cvs[':cvId']
  return useMutation({
    mutationFn: (cvId: number) => call(calls.$delete({ param: { id: String(list), cvId: String(cvId) } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEPT_KEY }),
  })
}

function Head({ list, onGone }: { list: Shortlist; onGone: () => void }) {
  const [ListDialog, open, close] = useLatePiece(() =>
    import('./list-dialog.tsx').then((piece) => piece.ListDialog),
  )
  const { client } = useRouteContext({ from: '__root__' })
  const path = client.api.employer.shortlists[':id'].csv.$path({ param: { id: String(list.id) } })
  const file = useMutation({
    mutationFn: () => downloadFile(path, 'shortlist.csv'),
    onError: ({ message }) =>
      toast({ title: 'Download Failed', description: message, variant: 'destructive' }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="wrap-anywhere">
        {list.name} <span className="text-muted">{plural(list.cvs.length, 'CV')}</span>
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={file.isPending} busyLabel="Saving…" onClick={() => file.mutate()}>
          Save as CSV
        </Button>
        <Button look="quiet" onClick={() => void open()}>
          Rename or delete
        </Button>
      </div>
      {ListDialog && <ListDialog list={list} onClose={close} onGone={onGone} />}
    </div>
  )
}
