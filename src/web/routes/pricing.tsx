import { createFileRoute } from '@tanstack/react-router'
import { packagesQuery } from '../credits/queries.ts'
import { load } from '../load.ts'
import { PricingPage } from '../pages/pricing-page.tsx'

export const Route = createFileRoute('/pricing')({
  loader: async ({ context }) => {
    await load(context, packagesQuery(context.client))
  },
  head: () => ({
    meta: [
      { title: 'Pricing' },
      {
        name: 'description',
        content: 'What opening CVs and posting jobs costs in Papua New Guinea, in kina.',
      },
    ],
  }),
  component: PricingPage,
})
