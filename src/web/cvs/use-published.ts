import { useRouteContext, useRouter } from '@tanstack/react-router'
import { toast } from '../components/toast.ts'
import { refreshOwnCvs } from './own-queries.ts'

/** What follows when a CV was published or changed: everything that shows it is asked again, and `next` or its profile opens. */
export function usePublished(isNew: boolean, next: string | undefined): (id: number) => Promise<void> {
  const { queryClient } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  return async (id) => {
    await refreshOwnCvs(queryClient)
    toast(
      isNew
        ? { title: 'CV Uploaded', description: 'Employers can find it now.' }
        : { title: 'CV Updated', description: 'Your changes are saved.' },
    )
    await router.navigate({ href: next ?? `/profile/${id}` })
  }
}
