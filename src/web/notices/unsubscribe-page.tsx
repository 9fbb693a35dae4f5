import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { NOTICE_LABELS } from '../../modules/notices/schema.ts'
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
        {(found) => (found ? <Question token={token} {...found} /> : <Unknown />)}
      </Loaded>
    </Card>
  )
}

function nothingOn404(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

type QuestionProps = { token: string; kind: keyof typeof NOTICE_LABELS; byMail: boolean }

function Question({ token, kind, byMail }: QuestionProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const stop = useMutation({
    mutationFn: () => call(client.api.notices.unsubscribe[':token'].$post({ param: { token } })),
  })
  if (stop.isSuccess || !byMail)
    return (
      <>
        <Notice kind="success" title="These mails are stopped">
          “{NOTICE_LABELS[kind]}” no longer comes by mail.
        </Notice>
        <p>
          Your other mails are as before. <Link to="/notices">Change what we tell you</Link>
        </p>
      </>
    )
  return (
    <>
      <p>
        You get a mail for: <b>{NOTICE_LABELS[kind]}</b>. Your notices on the site stay as they are.
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
