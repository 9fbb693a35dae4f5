import * as v from 'valibot'
import { EMBED_THEMES, type EmbedTheme, MAX_EMBEDDED } from '../../../modules/feeds/schema.ts'
import { textFilter } from '../../../modules/jobs/field-schema.ts'
import { whole } from '../../../shared/fields.ts'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { useSettings } from '../../app/site.tsx'
import type { Entry } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { Select } from '../../components/forms/select.tsx'
import { TextPage } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

const readSearch = pageSearch({
  location: textFilter,
  category: textFilter,
  limit: whole(1, MAX_EMBEDDED),
  theme: v.picklist(EMBED_THEMES),
})
type Search = ReturnType<typeof readSearch>

export const embedPage = definePage({
  path: '/embed',
  search: readSearch,
  async open({ search, reads, publicUrl }) {
    const [categories, locations] = await Promise.all([reads.categories(), reads.locations()])
    return {
      title: 'Show our jobs on your website',
      isWide: true,
      meta: [
        {
          name: 'description',
          content: 'A list of open jobs for your website, and feeds for readers, apps and job collectors.',
        },
      ],
      links: [{ rel: 'canonical', href: '/embed' }],
      body: <EmbedPage search={search} publicUrl={publicUrl} categories={categories} locations={locations} />,
    }
  },
})

const NUMBERS = [3, 5, 10, MAX_EMBEDDED]
const THEMES: Record<EmbedTheme, string> = {
  auto: 'Light or dark, as the reader has it',
  light: 'Light',
  dark: 'Dark',
}

type EmbedPageProps = {
  search: Search
  publicUrl: string
  categories: readonly Entry[]
  locations: readonly Entry[]
}

function EmbedPage({ search, publicUrl, categories, locations }: EmbedPageProps) {
  const { site_name } = useSettings()
  const optionsOf = (list: readonly Entry[]) => list.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <TextPage
      title="Show our jobs on your website"
      lead="For schools, churches, town councils and news sites: a list of open jobs that is always up to date. Free."
      isFramed
    >
      <section className="card grid gap-4">
        <h2>Choose the jobs</h2>
        <form action="/embed#code" className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Place"
            name="location"
            placeholder="All of Papua New Guinea"
            defaultValue={search.location}
            options={optionsOf(locations)}
          />
          <Select
            label="Category"
            name="category"
            placeholder="All categories"
            defaultValue={search.category}
            options={optionsOf(categories)}
          />
          <Select
            label="Number of jobs"
            name="limit"
            defaultValue={search.limit ?? 5}
            options={NUMBERS.map((number) => ({ value: String(number), label: String(number) }))}
          />
          <Select
            label="Colours"
            name="theme"
            defaultValue={search.theme ?? 'auto'}
            options={EMBED_THEMES.map((theme) => ({ value: theme, label: THEMES[theme] }))}
          />
          <div>
            <Button type="submit">Make the code</Button>
          </div>
        </form>
      </section>
      <Code search={search} publicUrl={publicUrl} siteName={site_name} />
      <Feeds search={search} publicUrl={publicUrl} />
    </TextPage>
  )
}

/** Pixels of a row with a title and a line of facts, and of the link below the rows. */
const ROW = 72
const MORE = 52

function Code({
  search,
  publicUrl,
  siteName,
}: Pick<EmbedPageProps, 'search' | 'publicUrl'> & { siteName: string }) {
  const address = `/embed/jobs${formatQuery(search)}`
  const height = (search.limit ?? 5) * ROW + MORE
  const escaped = (publicUrl + address).replaceAll('&', '&amp;')
  const title = `Jobs – ${siteName}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const code = `<iframe src="${escaped}" title="${title}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`
  return (
    <section className="card grid gap-3" id="code">
      <h2>Copy this code into your page</h2>
      <label className="sr" htmlFor="embed-code">
        Code
      </label>
      <textarea id="embed-code" className="input" rows={5} readOnly value={code} />
      <p className="help">
        The list needs no script, sets no cookies and loads no pictures. Titles open on {siteName} in a tab of
        their own.
      </p>
      <p>
        <a href={address}>See the list</a>
      </p>
    </section>
  )
}

function Feeds({ search: { location, category }, publicUrl }: Pick<EmbedPageProps, 'search' | 'publicUrl'>) {
  const query = formatQuery({ location, category })
  const feeds = [
    {
      path: `/jobs/rss.xml${query}`,
      name: 'RSS',
      use: 'for feed readers and news sites: the 50 newest jobs',
    },
    {
      path: `/jobs/feed.json${query}`,
      name: 'JSON Feed',
      use: 'for apps and websites: the same jobs as JSON',
    },
    {
      path: '/jobs/feed.xml',
      name: 'XML for job collectors',
      use: 'all open jobs with their whole text, as Indeed, Jooble and others read them',
    },
  ]
  return (
    <section className="card grid gap-3">
      <h2>Feeds</h2>
      <ul className="grid gap-3">
        {feeds.map(({ path, name, use }) => (
          <li key={path}>
            <a href={path}>{name}</a>, {use}.
            <span className="block text-13 wrap-anywhere text-muted">{publicUrl + path}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
