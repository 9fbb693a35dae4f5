import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../app/loading/api-client.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { requireSession } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { toast } from '../components/overlays/toast.ts'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import { CvQuestionDialog } from '../cvs/access/cv-question-dialog.tsx'
import { type CvFlow, useCvFlow } from '../cvs/access/use-cv-flow.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../dashboards/employer/employer-header.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { CandidateRow } from '../search/candidate-row.tsx'
import { KEPT_KEY, type Shortlist, shortlistQuery, shortlistsQuery } from '../shortlists/queries.ts'
import { NewListForm } from '../shortlists/save-cv-dialog.tsx'

export const Route = createFileRoute('/employer-shortlists')({
  validateSearch: ({ list }): { list?: number } =>
    /^[1-9]\d{0,8}$/.test(String(list)) ? { list: Number(list) } : {},
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-shortlists'] }] }),
  component: EmployerShortlists,
})

function EmployerShortlists() {
  const { list } = Route.useSearch()
  const flow = useCvFlow()
  return (
    <Dashboard>
      <EmployerHeader title="Shortlists" />
      <ShortlistsPage list={list} flow={flow} />
      <CvQuestionDialog flow={flow} />
    </Dashboard>
  )
}

/** Shows the employer's lists and the CVs of the open one. The first list is open until another is chosen. */
function ShortlistsPage({ list, flow }: { list: number | undefined; flow: CvFlow }) {
  const { client } = useSite()
  const navigate = useNavigate({ from: '/employer-shortlists' })
  const query = useQuery(shortlistsQuery(client))
  const choose = (id: number | undefined) => navigate({ search: id ? { list: id } : {} })
  return (
    <Loaded query={query} what="your shortlists">
      {(lists) => {
        const open = lists.find(({ id }) => id === list)?.id ?? lists[0]?.id
        return (
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <Lists lists={lists} open={open} onMade={choose} />
            {open === undefined ? (
              <EmptyState
                title="No shortlists yet"
                why="Press Save on a CV in your search results, and it will be here."
                action={
                  <Link to="/employer-dashboard" search={{ tab: 'search' }} className="btn">
                    Search CVs
                  </Link>
                }
              />
            ) : (
              <ShortlistMembers key={open} id={open} flow={flow} onGone={() => void choose(undefined)} />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type ListsProps = {
  lists: readonly { id: number; name: string; total: number }[]
  open: number | undefined
  onMade: (id: number) => Promise<void>
}

/** The lists as one line to choose from; the form for a new one opens below it. */
function Lists({ lists, open, onMade }: ListsProps) {
  const [isAdding, setAdding] = useState(false)
  const made = async (id: number) => {
    await onMade(id)
    setAdding(false)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label="Shortlists" className="contents">
          {lists.map(({ id, name, total }) => (
            <Link
              key={id}
              to="/employer-shortlists"
              search={{ list: id }}
              className={id === open ? 'chip chip-on' : 'chip'}
              aria-current={id === open ? 'page' : undefined}
            >
              <span className="max-w-64 truncate">{name}</span>
              <span className="font-normal text-muted tabular-nums">{formatNumber(total)}</span>
            </Link>
          ))}
        </nav>
        <Button look="bare" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Plus size={18} />
          New shortlist
        </Button>
      </div>
      {isAdding && (
        <div className="max-w-text">
          <NewListForm onMade={made} />
        </div>
      )}
    </div>
  )
}

type ShortlistMembersProps = { id: number; flow: CvFlow; onGone: () => void }

function ShortlistMembers({ id, flow, onGone }: ShortlistMembersProps) {
  const { client } = useSite()
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
        <EmptyState level="h3" title="This list is empty" why="Press Save on a CV to add it here." />
      )}
      <ul className={list.cvs.length > 0 ? 'list cv-list' : undefined}>
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
            <li key={cvId} className="flex flex-wrap items-center gap-3 p-4">
              <div className="min-w-0 flex-1">
                <h3 className="text-17">No longer shown</h3>
                <p className="text-muted">This person has hidden the CV or is no longer looking for work.</p>
                {note && <p className="wrap-anywhere">Your note: {note.text}</p>}
              </div>
              <Button look="quiet" onClick={() => remove.mutate(cvId)}>
                Remove
              </Button>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function useRemove(list: number) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const calls = client.api.employer.shortlists[':id'].cvs[':cvId']
  return useMutation({
    mutationFn: (cvId: number) => call(calls.$delete({ param: { id: String(list), cvId: String(cvId) } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEPT_KEY }),
  })
}

function Head({ list, onGone }: { list: Shortlist; onGone: () => void }) {
  const [ListDialog, open, close] = useLatePiece(() =>
    import('../shortlists/list-dialog.tsx').then((piece) => piece.ListDialog),
  )
  const { client } = useSite()
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
