import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ContactPage } from '../pages/contact-page.tsx'
import { pageSearch } from '../search-params.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: pageSearch({ sent: v.literal('true'), problem: v.picklist(['fields', 'often', 'closed']) }),
  head: () => ({
    meta: [
      { title: 'Contact support' },
      { name: 'description', content: 'How to reach the people behind this site.' },
    ],
  }),
  component: Contact,
})

function Contact() {
  const { sent, problem } = Route.useSearch()
  return <ContactPage sent={sent === 'true'} problem={problem} />
}
