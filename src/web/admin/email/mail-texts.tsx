import { queryOptions, useQuery } from '@tanstack/react-query'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Select } from '../../components/forms/select.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { useListSearch } from '../list-query.ts'
import { MailBody } from './outbox-sheet.tsx'

const previewsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'email-previews'],
    queryFn: () => call(client.api.admin['email-previews'].$get()),
  })

/** Shows every mail that the site writes, with invented people and jobs. */
export function MailTexts() {
  const { client } = useSite()
  const [{ open = '0' }, change] = useListSearch()
  const query = useQuery(previewsQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="Email texts" query={query} />
  if (!data)
    return <SkeletonList count={2} label="Loading email texts…" boneClass="h-40" className="grid gap-2" />
  const shown = data[Number(open)] ?? data[0]
  return (
    <div className="card grid min-w-0 gap-4">
      <h3>Email Texts</h3>
      <p>The emails that the site sends, with sample data. Names and links are different in each email.</p>
      <Select
        label="Email"
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
              ? 'The recipient can unsubscribe with one click.'
              : 'This email is about the recipient’s own account or business, so it cannot be switched off.'}
          </p>
          <MailBody key={open} title={shown.subject} text={shown.text} html={shown.html} />
        </>
      )}
    </div>
  )
}
