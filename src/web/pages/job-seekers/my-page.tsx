import * as v from 'valibot'
import type { PageReads } from '../../../page-reads.ts'
import { id } from '../../../shared/fields.ts'
import { t } from '../../../shared/language/words.ts'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Pagination } from '../../components/lists/pagination.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import style from '../../my-page/my-page.css?inline'
import { MyPage, NoApplications } from '../../my-page/my-page.tsx'
import { OwnApplication } from '../../my-page/own-application.tsx'
import { OwnApplicationList } from '../../my-page/own-application-list.tsx'
import { OwnHeader } from '../../my-page/own-header.tsx'
import { NewConversation, OwnConversation, OwnMessages } from '../../my-page/own-messages.tsx'
import { definePage, Redirect, type Shown } from '../page.ts'
import {
  answerMessage,
  askForTime,
  markHired,
  pickTime,
  startConversation,
  withdraw,
} from './my-page-forms.ts'

/** The pages of one job seeker. They work without script. */
const ofJobSeeker = { visitors: 'one', isListed: false } as const

const shown = (title: string, body: Shown['body']): Shown => ({
  title,
  meta: [{ name: 'robots', content: 'noindex' }],
  style,
  body,
})

/** Sends a visitor who is not logged in to the login, and back afterwards. */
function loggedIn<T>(found: T | null, path: string, search: object = {}): T {
  if (found === null) throw new Redirect('/login', { next: path + formatQuery({ ...search }) })
  return found
}

/** Whether employers can find the job seeker. */
async function readAvailability(reads: PageReads): Promise<boolean> {
  const { jobSeeker } = await reads.ownProfiles()
  return jobSeeker?.shownTo !== 'nobody'
}

export const myPage = definePage({
  path: '/my-page',
  ...ofJobSeeker,
  async open({ reads }) {
    const found = loggedIn(await reads.myPage(), '/my-page')
    return shown(t('My page'), <MyPage {...found} isAvailable={await readAvailability(reads)} />)
  },
})

const PAGE_SIZE = 20
const readPage = pageSearch({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)),
})

export const myApplicationsPage = definePage({
  path: '/my-page/applications',
  search: readPage,
  ...ofJobSeeker,
  async open({ reads, search }) {
    const { applications } = loggedIn(await reads.myApplications(), '/my-page/applications', search)
    const { page = 1 } = search
    return shown(
      t('My applications'),
      <>
        <OwnHeader title={t('My applications')} />
        {applications.length === 0 ? (
          <NoApplications />
        ) : (
          <OwnApplicationList
            applications={applications.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            level="h2"
          />
        )}
        <Pagination
          page={page}
          pages={Math.ceil(applications.length / PAGE_SIZE)}
          href={(page) => `/my-page/applications${formatQuery({ page })}`}
        />
      </>,
    )
  },
})

export const myApplicationPage = definePage({
  path: '/my-page/applications/:id',
  ...ofJobSeeker,
  forms: { withdraw, pick: pickTime, ask: askForTime, hired: markHired },
  async open({ reads, params: { id = '' } }) {
    const found = loggedIn(await reads.myApplication(id), `/my-page/applications/${id}`)
    return shown(found.application.jobTitle, <OwnApplication {...found} />)
  },
  missing: () =>
    shown(
      t('Application not found'),
      <EmptyState
        level="h1"
        title={t('Application not found')}
        why={t('This application is no longer here: its job or its CV was deleted.')}
        action={<ButtonLink href="/my-page">{t('My page')}</ButtonLink>}
      />,
    ),
})

const readBefore = pageSearch({ before: id })

export const myMessagesPage = definePage({
  path: '/my-page/messages',
  search: readBefore,
  ...ofJobSeeker,
  async open({ reads, search }) {
    const found = loggedIn(await reads.myConversations(search.before), '/my-page/messages', search)
    return shown(t('Messages'), <OwnMessages {...found} />)
  },
})

const readApplication = pageSearch({ application: id })

/** Before the page of one conversation, whose path it has, too. */
export const newConversationPage = definePage({
  path: '/my-page/messages/new',
  search: readApplication,
  ...ofJobSeeker,
  forms: { message: startConversation },
  async open({ reads, search }) {
    const { application } = search
    if (application === undefined) throw new Redirect('/my-page/messages')
    const { name, conversationId } = loggedIn(
      await reads.myRecipient(application),
      '/my-page/messages/new',
      search,
    )
    if (conversationId) throw new Redirect(`/my-page/messages/${conversationId}`)
    return shown(t('Message to {name}', { name }), <NewConversation name={name} />)
  },
})

export const myConversationPage = definePage({
  path: '/my-page/messages/:id',
  search: readBefore,
  ...ofJobSeeker,
  forms: { message: answerMessage },
  async open({ reads, params: { id = '' }, search }) {
    const found = loggedIn(
      await reads.openMyConversation(id, search.before),
      `/my-page/messages/${id}`,
      search,
    )
    return shown(t('Messages with {name}', { name: found.conversation.name }), <OwnConversation {...found} />)
  },
  missing: () =>
    shown(
      t('Conversation not found'),
      <EmptyState
        level="h1"
        title={t('Conversation not found')}
        why={t('It may have been deleted.')}
        action={<ButtonLink href="/my-page/messages">{t('All messages')}</ButtonLink>}
      />,
    ),
})
