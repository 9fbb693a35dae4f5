import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DATA_ELEMENT } from '../shared/rendering.ts'
import { createApiClient } from './api-client.ts'
import { readPageData } from './page-data.ts'
import { createPageRouter, createQueryClient } from './router.tsx'

const queryClient = createQueryClient()
const now = readPageData(queryClient, document.getElementById(DATA_ELEMENT)?.textContent)
const router = createPageRouter({ queryClient, client: createApiClient(), sessions: [], now })

startTransition(() => {
  hydrateRoot(
    document,
    <QueryClientProvider client={queryClient}>
      <RouterClient router={router} />
    </QueryClientProvider>,
  )
})
