import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../pages/terms-page.tsx'

export const Route = createFileRoute('/terms')({
  head: () => ({
    meta: [
      { title: 'Terms' },
      { name: 'description', content: 'The rules for job seekers and employers, in plain words.' },
    ],
  }),
  component: TermsPage,
})
