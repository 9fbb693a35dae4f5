import { t } from '../../shared/language/words.ts'
import { safePath } from '../accounts/login/safe-path.ts'
import { formatQuery } from '../app/query.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { BuilderIsland } from '../cvs/builder/builder-form.island.tsx'
import { PlainBuildForm } from '../cvs/plain/plain-build-form.tsx'
import { PlainFileForm } from '../cvs/plain/plain-file-form.tsx'
import { NO_FORM_OPTIONS } from '../cvs/upload/no-form-options.ts'
import style from '../cvs/upload/upload.css?inline'
import { fieldsOf } from '../cvs/upload/upload-fields.tsx'
import { UploadIsland } from '../cvs/upload/upload-form.island.tsx'
import { readUploadSearch, UploadWays } from '../cvs/upload/upload-ways.tsx'
import { fileForm, makeForm } from './job-seekers/upload-forms.ts'
import { definePage, Redirect, type Visit } from './page.ts'

/** The pages are for one job seeker. Their script is loaded at once; without it there is one long form. */
const forJobSeekers = {
  search: readUploadSearch,
  visitors: 'one',
  isListed: false,
  needsScript: true,
  forms: { file: fileForm, make: makeForm },
} as const
type UploadVisit = Visit<ReturnType<typeof readUploadSearch>>

const noIndex = { name: 'robots', content: 'noindex' }

export const uploadPage = definePage({
  path: '/upload',
  ...forJobSeekers,
  async open(visit) {
    const { way, ...search } = visit.search
    const next = safePath(search.next)
    const form = await readForm(visit, '/upload')
    return {
      title: t('Upload your CV'),
      meta: [noIndex],
      style,
      body: way ? <NewCv way={way} next={next} form={form} /> : <ChooseWay next={next} />,
    }
  },
})

const AFTERWARDS = [
  'Employers find you by your job title, skills and place.',
  'Only employers who open your CV see your phone number, email and file.',
  'You can hide, change or delete your CV on your dashboard at any time.',
]

function ChooseWay({ next }: { next: string | undefined }) {
  return (
    <div className="mx-auto grid w-full max-w-page gap-6">
      <PageHeader
        title={t('Upload Your CV')}
        lead={t('Employers search CVs, and you need one to apply for jobs.')}
      />
      <UploadWays next={next} />
      <ul className="prose">
        {AFTERWARDS.map((sentence) => (
          <li key={sentence}>{t(sentence)}</li>
        ))}
      </ul>
    </div>
  )
}

type Form = Awaited<ReturnType<typeof readForm>>

const OTHER_WAY = {
  file: ['make', 'Make one here'],
  make: ['file', 'I have a file'],
} as const

type NewCvProps = { way: keyof typeof OTHER_WAY; next: string | undefined; form: Form }

function NewCv({ way, next, form: { accountId, profile, choices } }: NewCvProps) {
  const [Form, Plain] = way === 'make' ? [BuilderIsland, PlainBuildForm] : [UploadIsland, PlainFileForm]
  const [other, label] = OTHER_WAY[way]
  return (
    <div>
      <PageHeader
        title={way === 'make' ? t('Make Your CV') : t('Upload Your CV')}
        actions={
          <a className="more" href={`/upload${formatQuery({ way: other, next })}`}>
            {t(label)}
          </a>
        }
      />
      {choices ? (
        <>
          <Plain values={profile} choices={choices} />
          <Form accountId={accountId} values={profile} choices={choices} next={next} />
        </>
      ) : (
        <NoChoices />
      )}
    </div>
  )
}

const LEADS = {
  file: 'Your file stays unless you choose another.',
  make: 'You made this CV here. When you change it, we make a new file.',
}

export const editCvPage = definePage({
  path: '/upload/:id',
  ...forJobSeekers,
  async open(visit) {
    const { id = '' } = visit.params
    const [form, cv] = await Promise.all([readForm(visit, `/upload/${id}`), visit.reads.ownCv(id)])
    return {
      title: t('Edit your CV'),
      meta: [noIndex],
      style,
      body: cv ? <EditCv cv={cv} way={visit.search.way} {...form} /> : <NoCv />,
    }
  },
})

type EditCvProps = Pick<Form, 'accountId' | 'choices'> & {
  cv: NonNullable<Awaited<ReturnType<UploadVisit['reads']['ownCv']>>>
  way: UploadVisit['search']['way']
}

function EditCv({ cv, way = cv.document ? 'make' : 'file', accountId, choices }: EditCvProps) {
  const { id, fileName, document } = cv
  const values = fieldsOf(cv)
  const [other, label] = OTHER_WAY[way]
  return (
    <div>
      <PageHeader
        title={t('Edit Your CV')}
        lead={t(LEADS[document ? 'make' : 'file'])}
        actions={
          <a className="more" href={`/upload/${id}${formatQuery({ way: other })}`}>
            {t(label)}
          </a>
        }
      />
      {!choices ? (
        <NoChoices />
      ) : way === 'make' ? (
        <>
          <PlainBuildForm values={values} choices={choices} cv={{ document }} />
          <BuilderIsland accountId={accountId} values={values} choices={choices} cv={{ id, document }} />
        </>
      ) : (
        <>
          <PlainFileForm values={values} choices={choices} cv={{ fileName }} />
          <UploadIsland accountId={accountId} values={values} choices={choices} cv={{ id, fileName }} />
        </>
      )}
    </div>
  )
}

const NoChoices = () => <Notice kind="danger">{t(NO_FORM_OPTIONS)}</Notice>

function NoCv() {
  return (
    <EmptyState
      level="h1"
      title={t('CV not found or no permission')}
      why={t('This CV no longer exists, or it belongs to someone else.')}
      action={<ButtonLink href="/jobseeker-dashboard?tab=cvs">{t('My CVs')}</ButtonLink>}
    />
  )
}

/** Sends a visitor who is not logged in to the login and back. */
async function readForm({ reads, search }: UploadVisit, path: string) {
  const [{ jobSeeker: profile }, choices] = await Promise.all([
    reads.ownProfiles(),
    readChoices(reads).catch(() => undefined),
  ])
  if (!profile) throw new Redirect('/login', { next: path + formatQuery(search) })
  return {
    accountId: profile.id,
    profile: fieldsOf(profile),
    choices,
  }
}

async function readChoices(reads: UploadVisit['reads']) {
  const [categories, locations] = await Promise.all([reads.categories(), reads.locations()])
  return {
    categories: categories.map(({ slug, name }) => ({ slug, name: t(name) })),
    locations: locations.map(({ name }) => name),
  }
}
