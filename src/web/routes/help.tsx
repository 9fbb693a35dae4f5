import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../pages/help-page.tsx'

export const Route = createFileRoute('/help')({
  head: () => ({
    meta: [
      { title: 'Help' },
      {
        name: 'description',
        content:
          'Answers for job seekers and employers in Papua New Guinea: CVs, applications, credits, passwords.',
      },
    ],
  }),
  component: HelpPage,
})
