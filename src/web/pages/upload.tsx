import { safePath } from '../accounts/login/safe-path.ts'
import { formatQuery } from '../app/query.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { BuilderIsland } from '../cvs/builder/builder-form.island.tsx'
import { fieldsOf } from '../cvs/upload/upload-fields.tsx'
import { UploadIsland } from '../cvs/upload/upload-form.island.tsx'
import { readUploadSearch, UploadWays } from '../cvs/upload/upload-ways.tsx'
import { definePage, Redirect, type Visit } from './page.ts'

/** The pages are for one job seeker, and their forms need the script. */
const forJobSeekers = {
  search: readUploadSearch,
  visitors: 'one',
  isListed: false,
  needsScript: true,
} as const
type UploadVisit = Visit<ReturnType<typeof readUploadSearch>>

const noIndex = { name: 'robots', content: 'noindex' }

export const uploadPage = definePage({
  path: '/upload',
  ...forJobSeekers,
  async open(visit) {
    const { accountId, profile, choices } = await readForm(visit, '/upload')
    const { way = 'file', ...search } = visit.search
    const next = safePath(search.next)
    const Form = way === 'make' ? BuilderIsland : UploadIsland
    return {
      title: 'Upload your CV',
      meta: [noIndex],
      body: (
        <div className="mx-auto grid w-full max-w-form gap-4">
          <PageHeader
            title="Upload Your CV"
            lead="We filled in what we know about you. Please check it: employers search these fields."
          />
          <UploadWays path="/upload" current={way} next={next} />
          <Form accountId={accountId} values={profile} choices={choices} next={next} />
        </div>
      ),
    }
  },
})

const LEADS = {
  file: 'Your file stays unless you choose another.',
  make: 'You made this CV here. When you change it, we make a new file.',
}

export const editCvPage = definePage({
  path: '/upload/:id',
  ...forJobSeekers,
  async open(visit) {
    const { id = '' } = visit.params
    const [{ accountId, choices }, cv] = await Promise.all([
      readForm(visit, `/upload/${id}`),
      visit.reads.ownCv(id),
    ])
    return {
      title: 'Edit your CV',
      meta: [noIndex],
      body: (
        <div className="mx-auto grid w-full max-w-form gap-4">
          {cv ? <EditCv cv={cv} way={visit.search.way} accountId={accountId} choices={choices} /> : <NoCv />}
        </div>
      ),
    }
  },
})

type EditCvProps = Pick<Awaited<ReturnType<typeof readForm>>, 'accountId' | 'choices'> & {
  cv: NonNullable<Awaited<ReturnType<UploadVisit['reads']['ownCv']>>>
  way: UploadVisit['search']['way']
}

function EditCv({ cv, way = cv.document ? 'make' : 'file', ...form }: EditCvProps) {
  const { id, fileName, document } = cv
  const values = fieldsOf(cv)
  return (
    <>
      <PageHeader title="Edit Your CV" lead={LEADS[document ? 'make' : 'file']} />
      <UploadWays path={`/upload/${id}`} current={way} />
      {way === 'make' ? (
        <BuilderIsland {...form} values={values} cv={{ id, document }} />
      ) : (
        <UploadIsland {...form} values={values} cv={{ id, fileName }} />
      )}
    </>
  )
}

function NoCv() {
  return (
    <EmptyState
      level="h1"
      title="CV not found or no permission"
      why="This CV no longer exists, or it belongs to someone else."
      action={<ButtonLink href="/jobseeker-dashboard?tab=cvs">My CVs</ButtonLink>}
    />
  )
}

/** Sends a visitor who is not logged in to the login and back. */
async function readForm({ reads, search }: UploadVisit, path: string) {
  const [{ jobSeeker: profile }, categories, locations] = await Promise.all([
    reads.ownProfiles(),
    reads.categories(),
    reads.locations(),
  ])
  if (!profile) throw new Redirect('/login', { next: path + formatQuery(search) })
  await reads.expectDocument()
  return {
    accountId: profile.id,
    profile: fieldsOf(profile),
    choices: {
      categories: categories.map(({ slug, name }) => ({ slug, name })),
      locations: locations.map(({ name }) => name),
    },
  }
}
