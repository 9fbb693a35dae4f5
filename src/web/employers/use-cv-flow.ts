import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { creditsHref } from '../credits/credits-href.ts'
import { knownProfile } from '../session.ts'
import { useSettings } from '../settings.ts'
import { type Access, markAccess } from './candidates.ts'
import { type CvPrices, costOf, downloadedText, grantedText } from './cv-price.ts'
import { downloadCv } from './download-cv.ts'
import { refreshCredits } from './queries.ts'
import { agree, isAgreed, type Spending } from './spending-agreement.ts'

export type CvAction = 'view' | 'download'
/** What is asked before credits are spent, and why it is asked. `isLinked`: an address asked for it. */
export type CvQuestion = {
  action: CvAction
  id: number
  cost: number
  because: 'press' | 'link' | 'contact' | 'price'
  isLinked?: boolean | undefined
}
type Start = { action: CvAction; id: number; access: Access; isLinked?: boolean | undefined }
export type CvFlow = {
  prices: CvPrices
  busy: { action: CvAction; id: number } | undefined
  /** Stands at the CV it belongs to, besides the toast. */
  problem: { id: number; message: string } | undefined
  question: CvQuestion | undefined
  /** At once where nothing is spent, or where the price was agreed to for today; else asks. */
  start(wanted: Start): Promise<void>
  ask(question: Omit<CvQuestion, 'cost'>): void
  /** `forToday`: the same price is not asked about again today. */
  answer(yes: boolean, forToday?: boolean): Promise<void>
}

/** Opening and downloading CVs, as every page of the employer does it (specification 1, sections 4 and 8). */
export function useCvFlow(): CvFlow {
  const { cv_view_cost, cv_download_cost } = useSettings()
  const prices: CvPrices = { view: cv_view_cost, download: cv_download_cost }
  const [busy, setBusy] = useState<CvFlow['busy']>()
  const [problem, setProblem] = useState<CvFlow['problem']>()
  const [question, setQuestion] = useState<CvQuestion>()
  const isRunning = useRef(false)
  const perform = usePerform()
  const refuse = useRefusals()
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()

  const spending = (action: CvAction, cost: number): Spending => ({
    employerId: knownProfile(context, 'employer')?.id ?? 0,
    action,
    cost,
    now: new Date(),
  })

  async function start({ action, id, access, isLinked }: Start): Promise<void> {
    const cost = costOf(action, access, prices)
    if (cost === 0 || isAgreed(spending(action, cost))) await run(action, id, cost, isLinked)
    else setQuestion({ action, id, cost, because: 'press', isLinked })
  }

  async function run(action: CvAction, id: number, cost: number, isLinked = false): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy({ action, id })
    setProblem(undefined)
    try {
      await perform({ action, id, cost, isLinked })
      setQuestion(undefined)
    } catch (error) {
      const newPrice = error instanceof ApiError && error.code === 'price_changed' ? error.price : undefined
      setQuestion(
        newPrice === undefined ? undefined : { action, id, cost: newPrice, because: 'price', isLinked },
      )
      const message = await refuse(action, error)
      if (newPrice === undefined) setProblem({ id, message })
    } finally {
      isRunning.current = false
      setBusy(undefined)
    }
  }

  return {
    prices,
    busy,
    problem,
    question,
    start,
    ask: (asked) => setQuestion({ ...asked, cost: prices[asked.action] }),
    answer: async (yes, forToday = false) => {
      // What is under way is not taken back.
      if (!question || isRunning.current) return
      const { action, id, cost, isLinked } = question
      if (yes && forToday) agree(spending(action, cost))
      if (yes) return run(action, id, cost, isLinked)
      setQuestion(undefined)
      // Whoever came for this alone is taken back to where the link stood.
      if (isLinked && router.history.location.state.__TSR_index > 0) router.history.back()
    },
  }
}

type Performed = { id: number; cost: number; isLinked: boolean }

const refreshAfterBuying = (queryClient: QueryClient) =>
  Promise.all([
    refreshCredits(queryClient),
    queryClient.invalidateQueries({ queryKey: ['employer', 'opened-cvs'] }),
    queryClient.invalidateQueries({ queryKey: ['employer', 'contact-report'] }),
  ])

function usePerform() {
  const { client } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const queryClient = useQueryClient()

  async function view({ id, cost, isLinked }: Performed): Promise<void> {
    const { creditsUsed } = await call(
      client.api.cvs[':id'].view.$get({
        param: { id: String(id) },
        query: { expectedCost: String(cost) },
      }),
    )
    markAccess(queryClient, id, 'viewed')
    void refreshAfterBuying(queryClient)
    toast({ title: 'Access Granted', description: grantedText(creditsUsed) })
    await router.navigate({
      to: '/employer-cv-view/$id',
      params: { id: String(id) },
      // Back leads to the list in which the link stood.
      ...(isLinked && { replace: true }),
    })
  }

  async function download({ id, cost }: Performed): Promise<void> {
    const creditsUsed = await downloadCv(client, id, cost)
    markAccess(queryClient, id, 'downloaded')
    void refreshAfterBuying(queryClient)
    void queryClient.invalidateQueries({ queryKey: ['employer', 'cv', id] })
    toast({ title: 'Download Started', description: downloadedText(creditsUsed) })
  }

  return (wanted: Performed & { action: CvAction }) =>
    wanted.action === 'view' ? view(wanted) : download(wanted)
}

const FAILURES = {
  view: 'Failed to access CV. Please try again.',
  download: 'Failed to download CV. Please try again.',
}

/** Tells a refusal as the specification's error catalogue has it; resolves to its words. */
function useRefusals() {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (action: CvAction, error: unknown): Promise<string> => {
    const { status, message, code } =
      error instanceof ApiError ? error : { status: 0, message: '', code: undefined }
    if (code === 'price_changed') {
      await queryClient.invalidateQueries({ queryKey: ['settings'] })
    } else if (status === 402) {
      toast({ title: 'Insufficient Credits', description: message, variant: 'destructive' })
      void refreshCredits(queryClient)
      if (action === 'view') await router.navigate({ href: creditsHref(router.state.location.href) })
    } else if (status === 403 && action === 'download') {
      toast({ title: 'Access Required', description: message, variant: 'destructive' })
    } else if (status === 401) {
      toast({ title: 'Authentication Required', description: message, variant: 'destructive' })
      await router.navigate({ to: '/employer-login' })
    } else {
      const isRefused = status >= 400 && status < 500
      const denied = isRefused ? 'Access Denied' : 'Error'
      const title = action === 'view' ? denied : 'Download Failed'
      const told = isRefused ? message : FAILURES[action]
      toast({ title, description: told, variant: 'destructive' })
      return told
    }
    return message
  }
}
