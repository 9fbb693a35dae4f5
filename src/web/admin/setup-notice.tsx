import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Notice } from '../components/notice.tsx'
import { missingSteps } from './missing-steps.ts'
import { adminSettingsQuery } from './settings-queries.ts'

/** What a new site still lacks; nothing once it is there. */
export function SetupNotice() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data = [] } = useQuery(adminSettingsQuery(client))
  const steps = missingSteps(data)
  if (steps.length === 0) return null
  return (
    <Notice kind="warning" title="Still to be set up">
      <ul>
        {steps.map(({ title, why, search }) => (
          <li key={title} className="py-1">
            <Link to="/admin" search={search} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
            : {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
