import { formatQuery } from '../app/query.ts'
import { isForJobSeekers } from '../dashboards/sections.ts'

/** The page of a job seeker who runs no script. The login opens it, too. */
export const MY_PAGE = '/my-page'

/** Returns the page that does without script what a job seekers' dashboard does, or undefined for other dashboards. */
export function plainAddress(path: string, search: Readonly<Record<string, unknown>>): string | undefined {
  if (!isForJobSeekers(path + formatQuery({ ...search }))) return undefined
  const { application, conversation } = search
  if (path !== '/messages') return application ? `${MY_PAGE}/applications/${Number(application)}` : MY_PAGE
  if (conversation) return `${MY_PAGE}/messages/${Number(conversation)}`
  return application ? `${MY_PAGE}/messages/new?application=${Number(application)}` : `${MY_PAGE}/messages`
}
