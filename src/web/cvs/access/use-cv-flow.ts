import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { cameFromHere } from '../../app/came-from-here.ts'
import { call } from '../../app/loading/api-client.ts'
import { openAddress } from '../../app/router-link.tsx'
import { LOGIN_PATHS } from '../../app/session/login-paths.ts'
import { knownProfile } from '../../app/session/session.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { creditsHref } from '../../credits/credits-href.ts'
import { refreshCredits } from '../../credits/queries.ts'
import { type Access, markAccess } from '../../search/candidates.ts'
import { agree, isAgreed, type Spending } from './agreed-spending.ts'
import { type CvPrices, costOf, downloadedText, grantedText } from './cv-price.ts'
import { type CvAction, changedPrice, cvRefusal } from './cv-refusal.ts'
import { downloadCv } from './download-cv.ts'
import type { Reason } from './spending-dialog.tsx'

/**
 * The question asked before credits are spent, and the reason for it. `isLinked`: a link in the address asked for it.
 */
type CvQuestion = {
  action: CvAction
  id: number
  /** The person's name; undefined if it is not known yet. */
  name: string | undefined
  cost: number
  because: Reason
  isLinked?: boolean | undefined
  /** The CV takes the place of the one on the page, so that going back leads to their list. */
  isNext?: boolean | undefined
}
type Start = Pick<CvQuestion, 'action' | 'id' | 'name' | 'isLinked' | 'isNext'> & { access: Access }
export type CvFlow = {
  prices: CvPrices
  busy: { action: CvAction; id: number } | undefined
  /** Shown at its CV, in addition to the toast. */
  problem: { id: number; message: string } | undefined
  question: CvQuestion | undefined
  /** Acts at once when nothing is spent or when the employer agreed to this price for today. Otherwise asks first. */
  start(wanted: Start): Promise<void>
  ask(question: Omit<CvQuestion, 'cost'>): void
  /** `forToday`: do not ask about the same price again today. */
  answer(yes: boolean, forToday?: boolean): Promise<void>
}

/** Opens and downloads CVs in the same way on every page of the employer. */
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
  const queryClient = useQueryClient()

  const spending = (action: CvAction, cost: number): Spending => ({
    employerId: knownProfile(context, 'employer')?.id ?? 0,
    action,
    cost,
    now: new Date(),
  })

  async function start({ access, ...wanted }: Start): Promise<void> {
    const cost = costOf(wanted.action, access, prices)
    if (cost === 0 || isAgreed(spending(wanted.action, cost))) await run({ ...wanted, cost })
    else setQuestion({ ...wanted, cost, because: 'press' })
  }

  async function run(wanted: Omit<CvQuestion, 'because'>): Promise<void> {
    const { action, id, cost, isLinked = false, isNext = false } = wanted
    if (isRunning.current) return
    isRunning.current = true
    setBusy({ action, id })
    setProblem(undefined)
    try {
      await perform({ action, id, cost, replaces: isLinked || isNext })
      setQuestion(undefined)
    } catch (error) {
      const newPrice = changedPrice(error)
      setQuestion(newPrice === undefined ? undefined : { ...wanted, cost: newPrice, because: 'price' })
      if (newPrice === undefined) setProblem({ id, message: await refuse(action, error) })
      else await queryClient.invalidateQueries({ queryKey: ['settings'] })
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
      // A request that is running cannot be cancelled.
      if (!question || isRunning.current) return
      const { action, cost, isLinked } = question
      if (yes && forToday) agree(spending(action, cost))
      if (yes) return run(question)
      setQuestion(undefined)
      // An employer who came only for this link goes back to the page with the link.
      if (isLinked && cameFromHere(router)) router.history.back()
    },
  }
}

type Performed = { id: number; cost: number; replaces: boolean }

const refreshAfterBuying = (queryClient: QueryClient) =>
  Promise.all([
    refreshCredits(queryClient),
    queryClient.invalidateQueries({ queryKey: ['employer', 'opened-cvs'] }),
    queryClient.invalidateQueries({ queryKey: ['employer', 'contact-report'] }),
  ])

function usePerform() {
  const { client } = useSite()
  const router = useRouter()
  const queryClient = useQueryClient()

  async function view({ id, cost, replaces }: Performed): Promise<void> {
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
      // Going back then leads to the list with the link.
      ...(replaces && { replace: true }),
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

/** Shows a toast for a refusal, and the page that helps. Resolves to its message. */
function useRefusals() {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (action: CvAction, error: unknown): Promise<string> => {
    const { title, message, next } = cvRefusal(action, error)
    toast({ title, description: message, variant: 'destructive' })
    void refreshCredits(queryClient)
    if (next === 'credits') await router.navigate({ href: creditsHref(router.state.location.href) })
    if (next === 'login') await openAddress(router, LOGIN_PATHS.employer)
    return message
  }
}
