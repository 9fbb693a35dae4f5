import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '../catalog/queries.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ProfilePage } from '../cvs/profile-page.tsx'
import { cvProfileQuery, loadCvProfile } from '../cvs/queries.ts'
import { creditsQuery } from '../employers/queries.ts'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'

export const Route = createFileRoute('/profile/$id')({
  loader: async ({ context, params }) => {
    const { client, queryClient, sessions } = context
    const [profile] = await Promise.all([
      loadCvProfile(context, params.id),
      load(context, categoriesQuery(client)),
      // Fails without harm: the balance is then not shown.
      sessions.includes('employer') && queryClient.prefetchQuery(creditsQuery(client)),
    ])
    return { title: `${profile.fullName} - ${profile.jobTitle}` }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? 'CV Not Found' }, { name: 'robots', content: 'noindex' }],
  }),
  component: function Profile() {
    const { client } = Route.useRouteContext()
    const { data } = useSuspenseQuery(cvProfileQuery(client, Route.useParams().id))
    return <ProfilePage profile={data} />
  },
  notFoundComponent: CvNotFound,
})

function CvNotFound() {
  return (
    <EmptyState
      level="h1"
      title="CV Not Found"
      why="The CV you're looking for doesn't exist or has been removed."
      action={
        <ButtonLink href="/search" link={AppLink}>
          Back to Search
        </ButtonLink>
      }
    />
  )
}
