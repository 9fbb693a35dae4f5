import { createFileRoute } from '@tanstack/react-router'
import { SafetyPage } from '../pages/safety-page.tsx'

export const Route = createFileRoute('/safety')({
  head: () => ({
    meta: [
      { title: 'Stay safe' },
      {
        name: 'description',
        content:
          'How to tell a fake job from a real one, and how to stay safe while looking for work in Papua New Guinea.',
      },
    ],
  }),
  component: SafetyPage,
})
