import { ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { AppLink } from '../link.tsx'
import { ApplicationList } from './application-list.tsx'
import { Loaded } from './loaded.tsx'
import { useSentApplications } from './queries.ts'

/** `openId`: the application whose details show at once. */
export function ApplicationsTab({ openId }: { openId: number | undefined }) {
  const applications = useSentApplications()
  return (
    <section className="grid gap-4">
      <h2>My Applications</h2>
      <Loaded query={applications} what="your applications" boneClass="h-36">
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                level="h3"
                title="No applications yet"
                why="When you apply for a job, you follow here what becomes of it."
                action={
                  <ButtonLink href="/jobs" link={AppLink}>
                    Find Jobs
                  </ButtonLink>
                }
              />
            </Card>
          ) : (
            <ApplicationList applications={list} level="h3" openId={openId} />
          )
        }
      </Loaded>
    </section>
  )
}
