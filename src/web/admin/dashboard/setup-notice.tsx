import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Notice } from '../../components/notice.tsx'
import { missingSteps } from '../missing-steps.ts'
import { adminSettingsQuery } from '../settings/settings-queries.ts'

/** What a new site still lacks; nothing once it is there. */
export function SetupNotice() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(adminSettingsQuery(client))
  const steps = data ? missingSteps(data) : []
  if (steps.length === 0) return null
  return (
    <Notice kind="warning" title="Still to be set up">
      <ul className="grid gap-1 pb-1">
        {steps.map(({ title, why, search }) => (
          <li key={title}>
            <Link to="/admin" search={search} className="flex min-h-11 items-end">
              {title}
            </Link>
            {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
