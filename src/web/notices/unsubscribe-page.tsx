import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { EMPLOYER_MAIL_LABELS, NOTICE_LABELS } from '../../modules/notices/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { Loaded } from '../jobseeker/loaded.tsx'

/** Looking at it changes nothing: programs that check links look, too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const param = { token }
  const query = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: () => call(client.api.notices.unsubscribe[':token'].$get({ param })).catch(nothingOn404),
  })
  return (
    <Card className="mx-auto grid max-w-form gap-4">
      <h1>Stop these mails</h1>
      <Loaded query={query} what="this link" bones={1} boneClass="h-32">
        {(found) => (found ? <Question token={token} found={found} /> : <Unknown />)}
      </Loaded>
    </Card>
  )
}

function nothingOn404(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/** What the token stands for, in words, and where the other switches are. */
type Found =
  | { to: 'jobSeeker'; kind: keyof typeof NOTICE_LABELS; byMail: boolean }
  | { to: 'employer'; kind: keyof typeof EMPLOYER_MAIL_LABELS; byMail: boolean }

function Question({ token, found }: { token: string; found: Found }) {
  const label = found.to === 'employer' ? EMPLOYER_MAIL_LABELS[found.kind] : NOTICE_LABELS[found.kind]
  const { client } = useRouteContext({ from: '__root__' })
  const stop = useMutation({
    mutationFn: () => call(client.api.notices.unsubscribe[':token'].$post({ param: { token } })),
  })
  if (stop.isSuccess || !found.byMail)
    return (
      <>
        <Notice kind="success" title="These mails are stopped">
          “{label}” no longer comes by mail.
        </Notice>
        <p>
          Your other mails are as before.{' '}
          {found.to === 'employer' ? (
            <Link to="/employer-dashboard" search={{ tab: 'profile' }}>
              Change what we mail you
            </Link>
          ) : (
            <Link to="/notices">Change what we tell you</Link>
          )}
        </p>
      </>
    )
  return (
    <>
      <p>
        You get a mail for: <b>{label}</b>.{' '}
        {found.to === 'jobSeeker' && 'Your notices on the site stay as they are.'}
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

function Unknown() {
  return (
    <EmptyState
      title="This link does not work"
      why="It may be cut short, or the account is gone. Log in to change what we tell you."
      action={
        <Link to="/notices" className="btn">
          My notices
        </Link>
      }
    />
  )
}
