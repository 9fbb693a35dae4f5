import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../pages/privacy-page.tsx'

export const Route = createFileRoute('/privacy')({
  head: () => ({
    meta: [
      { title: 'Privacy' },
      { name: 'description', content: 'What we know about you, who sees it, and what you can do about it.' },
    ],
  }),
  component: PrivacyPage,
})
