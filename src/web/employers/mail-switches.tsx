import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { EMPLOYER_MAIL_LABELS, type EmployerMailKind } from '../../modules/notices/schema.ts'
import { call } from '../api-client.ts'
import { Switch } from '../components/choice.tsx'
import { Notice } from '../components/notice.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { AppLink } from '../link.tsx'
import { LoadFailure } from './load-failure.tsx'
import { mailSettingsQuery } from './queries.ts'

/** Which mails the company wants; a switch is saved at once. */
export function MailSwitches() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(mailSettingsQuery(client))
  const { data, error } = query
  return (
    <section id="mails" className="card grid gap-3">
      <h2>Mails to you</h2>
      {error ? (
        <LoadFailure what="Your switches" error={error} query={query} />
      ) : !data ? (
        <SkeletonList count={2} label="Loading your switches…" boneClass="h-11" />
      ) : (
        data.map((row) => <KindSwitch key={row.kind} row={row} />)
      )}
      <p className="text-muted">
        Mails about your account, your jobs and your payments always come. Mails of a saved search are
        switched off where you <AppLink href="/employer-dashboard?tab=search">saved it</AppLink>.
      </p>
    </section>
  )
}

type Row = { kind: EmployerMailKind; byMail: boolean }

function KindSwitch({ row }: { row: Row }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const change = useMutation({
    mutationFn: (wanted: Row) => call(client.api.employer['mail-settings'].$put({ json: [wanted] })),
    onSuccess: (rows) => queryClient.setQueryData(mailSettingsQuery(client).queryKey, rows),
  })
  const shown = change.isPending ? change.variables : row
  return (
    <div className="grid gap-1">
      <Switch
        label={EMPLOYER_MAIL_LABELS[row.kind]}
        checked={shown.byMail}
        onChange={({ target }) => {
          if (!change.isPending) change.mutate({ ...row, byMail: target.checked })
        }}
      />
      {change.isError && <Notice kind="danger">The change was not saved. {change.error.message}</Notice>}
    </div>
  )
}
