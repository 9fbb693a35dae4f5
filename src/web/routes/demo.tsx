import { createFileRoute } from '@tanstack/react-router'
import { DemoPage } from '../pages/demo-page.tsx'

export const Route = createFileRoute('/demo')({
  head: () => ({
    meta: [
      { title: 'Demo' },
      { name: 'description', content: 'How finding work and finding people goes, step by step.' },
    ],
  }),
  component: DemoPage,
})
