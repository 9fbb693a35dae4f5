import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { Select } from '../../components/select.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { useListSearch } from '../use-list-search.ts'
import { MailBody } from './mail-body.tsx'

const previewsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'email-previews'],
    queryFn: () => call(client.api.admin['email-previews'].$get()),
  })

/** Every mail that the site writes, with people and jobs who do not exist. */
export function MailTexts() {
  const { client } = useRouteContext({ from: '__root__' })
  const [{ open = '0' }, change] = useListSearch()
  const query = useQuery(previewsQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="Mail texts" error={error} query={query} loginHref="/admin-login" />
  if (!data)
    return <SkeletonList count={2} label="Loading mail texts…" boneClass="h-40" className="grid gap-2" />
  const shown = data[Number(open)] ?? data[0]
  return (
    <div className="card grid min-w-0 gap-4">
      <h3>Mail Texts</h3>
      <p>What the site writes, with sample data. Names and links change with each mail.</p>
      <Select
        label="Mail"
        name="mail"
        options={data.map(({ kind, subject }, index) => ({
          value: String(index),
          label: `${EMAIL_KIND_LABELS[kind]}: ${subject}`,
        }))}
        value={open}
        onChange={({ currentTarget }) => change({ open: currentTarget.value })}
      />
      {shown && (
        <>
          <p className="wrap-anywhere">
            Subject: <b>{shown.subject}</b>
          </p>
          <p className="help">
            {shown.canUnsubscribe
              ? 'Its reader can stop these mails with one click.'
              : 'About the reader’s own account or business: it cannot be stopped.'}
          </p>
          <MailBody key={open} title={shown.subject} text={shown.text} html={shown.html} />
        </>
      )}
    </div>
  )
}
