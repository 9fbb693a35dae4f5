import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ApiError, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { Loaded } from '../jobseeker/loaded.tsx'

/** Of a saved search. Looking at it changes nothing: programs that check links look, too. */
export function UnsubscribeSearch({ token }: { token: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery({
    queryKey: ['unsubscribe-search', token],
    queryFn: () =>
      call(client.api['saved-searches'].unsubscribe[':token'].$get({ param: { token } })).catch(nothingOn404),
  })
  return (
    <Card className="mx-auto grid max-w-form gap-4">
      <h1>Stop these mails</h1>
      <Loaded query={query} what="this link" bones={1} boneClass="h-32">
        {(found) =>
          found ? (
            <Question token={token} {...found} />
          ) : (
            <EmptyState
              title="This link does not work"
              why="It may be cut short, or the search was deleted."
              action={<SearchesLink />}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

function nothingOn404(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

function Question({ token, name, byMail }: { token: string; name: string; byMail: boolean }) {
  const { client } = useRouteContext({ from: '__root__' })
  const stop = useMutation({
    mutationFn: () => call(client.api['saved-searches'].unsubscribe[':token'].$post({ param: { token } })),
  })
  if (stop.isSuccess || !byMail)
    return (
      <>
        <Notice kind="success" title="These mails are stopped">
          New matches of “{name}” no longer come by mail.
        </Notice>
        <SearchesLink />
      </>
    )
  return (
    <>
      <p>
        You get a mail for new matches of: <b>{name}</b>. The saved search itself stays.
      </p>
      {stop.isError && <Notice kind="danger">{stop.error.message}</Notice>}
      <div>
        <Button busy={stop.isPending} busyLabel="Stopping…" onClick={() => stop.mutate()}>
          Stop these mails
        </Button>
      </div>
    </>
  )
}

function SearchesLink() {
  return (
    <Link to="/employer-dashboard" search={{ tab: 'search' }} className="btn btn-quiet">
      My saved searches
    </Link>
  )
}
