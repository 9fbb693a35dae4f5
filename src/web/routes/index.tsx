import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { LinkCard } from '../components/card.tsx'
import { Field } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await load(context, categoriesQuery(context.client))
  },
  head: () => ({ meta: [{ title: 'Jobs and people in Papua New Guinea' }] }),
  component: Home,
})

function Home() {
  return (
    <>
      <h1>Find work in Papua New Guinea</h1>
      <SearchForm />
      <div className="grid gap-4 sm:grid-cols-2">
        <LinkCard href="/register" title="I am looking for work" link={AppLink}>
          <p>Upload your CV once, and let employers find you.</p>
        </LinkCard>
        <LinkCard href="/employers" title="I am an employer" link={AppLink}>
          <p>Search CVs from all provinces, and post jobs.</p>
        </LinkCard>
      </div>
    </>
  )
}

/** Works as it stands, before any script: a plain form that opens /search. */
function SearchForm() {
  const { client } = Route.useRouteContext()
  const { data: categories } = useSuspenseQuery(categoriesQuery(client))
  return (
    <search>
      <form action="/search" className="my-6 grid gap-4 sm:grid-cols-4">
        <Field label="Keywords" name="query" type="search" />
        <Field label="Location" name="location" />
        <Select
          label="Category"
          name="category"
          placeholder="All categories"
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
