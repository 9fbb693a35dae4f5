import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '../catalog/queries.ts'
import { cvSearchQuery } from '../cvs/queries.ts'
import { FEATURED } from '../home/choices.ts'
import { EmployersPage } from '../home/employers-page.tsx'
import { statisticsQuery } from '../home/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/employers')({
  loader: async ({ context }) => {
    const { client } = context
    await Promise.all([
      load(context, categoriesQuery(client)),
      load(context, statisticsQuery(client)),
      load(context, cvSearchQuery(client, FEATURED)),
    ])
  },
  head: () => ({
    meta: [
      { title: 'Find staff in Papua New Guinea' },
      {
        name: 'description',
        content:
          'Search CVs from all over Papua New Guinea by trade, place and experience, pay only for those you open, and post jobs.',
      },
    ],
  }),
  component: EmployersPage,
})
