import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { categoriesQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Field } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { readCvSearch } from '../cvs/cv-search.ts'
import { formValues } from '../form.ts'

/** Works as it stands, before any script: a plain form that opens /search. */
export function SearchHero() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: categories } = useSuspenseQuery(categoriesQuery(client))
  const navigate = useNavigate()
  const open = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({ to: '/search', search: readCvSearch(formValues(event.currentTarget)) })
  }
  return (
    <search>
      <form action="/search" onSubmit={open} className="my-4">
        <Card className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_auto]">
          <Field
            label="Keywords"
            name="query"
            type="search"
            placeholder="Job title or skill"
            className="col-span-2 lg:col-span-1"
          />
          <Field label="Location" name="location" placeholder="e.g. Lae" />
          <Select
            label="Category"
            name="category"
            placeholder="All"
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <Button type="submit" className="col-span-2 lg:col-span-1">
            Search
          </Button>
        </Card>
      </form>
    </search>
  )
}
