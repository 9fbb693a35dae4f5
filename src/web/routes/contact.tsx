import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../pages/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  head: () => ({
    meta: [
      { title: 'Contact support' },
      { name: 'description', content: 'How to reach the people behind this site.' },
    ],
  }),
  component: ContactPage,
})
