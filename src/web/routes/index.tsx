import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '../catalog/queries.ts'
import { cvSearchQuery } from '../cvs/queries.ts'
import { NEWEST } from '../home/choices.ts'
import { HomePage } from '../home/home-page.tsx'
import { statisticsQuery } from '../home/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { client } = context
    await Promise.all([
      load(context, categoriesQuery(client)),
      load(context, statisticsQuery(client)),
      load(context, cvSearchQuery(client, NEWEST)),
    ])
  },
  head: () => ({ meta: [{ title: 'Jobs and CVs in Papua New Guinea' }] }),
  component: HomePage,
})
