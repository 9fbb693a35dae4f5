import { useState } from 'react'
import { call } from '../../app/loading/api-client.ts'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { LOGIN_PATHS } from '../../app/session/login-paths.ts'
import { useAccount, useSettings, useSite } from '../../app/site.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { creditsHref } from '../../credits/credits-href.ts'
import { island } from '../../islands/island.tsx'
import type { Access } from '../../search/candidates.ts'
import { SaveButton } from '../../shortlists/save-button.tsx'
import { saveCv } from '../../shortlists/save-cv.ts'
import { agree, isAgreed } from './agreed-spending.ts'
import { ContactLink } from './contact-link.tsx'
import {
  costOf,
  downloadedText,
  downloadLabel,
  downloadRefusal,
  grantedText,
  viewLabel,
  viewRefusal,
} from './cv-price.ts'
import { type CvAction, changedPrice, cvRefusal } from './cv-refusal.ts'
import { downloadCv } from './download-cv.ts'
import { PricedButton } from './priced-button.tsx'
import type { Reason } from './spending-dialog.tsx'

type Question = { action: CvAction; cost: number; because: Reason }

type BuyableCvProps = {
  cv: { id: number; fullName: string; access: Access }
  /** The employer's balance; undefined when it could not be read. */
  credits: number | undefined
  /** Whether it is in one of the employer's lists; undefined where it cannot be saved. */
  isSaved?: boolean
  /** Only the button that opens it. */
  isAlone?: boolean
}

/** The actions of an employer for a CV on a public page, with their prices. Each price is confirmed here. */
export default function BuyableCvActions({
  cv: { id, fullName, access: had },
  credits: before,
  isSaved: wasSaved,
  isAlone,
}: BuyableCvProps) {
  const { client, go, href } = useSite()
  const { cv_view_cost, cv_download_cost } = useSettings()
  const employerId = useAccount('employer')?.id ?? 0
  const [prices, setPrices] = useState({ view: cv_view_cost, download: cv_download_cost })
  const [access, setAccess] = useState(had)
  const [credits, setCredits] = useState(before)
  const [busy, setBusy] = useState<CvAction>()
  const [problem, setProblem] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const [Dialog, loadDialog] = useLatePiece(() =>
    import('./spending-dialog.tsx').then((piece) => piece.SpendingDialog),
  )
  const ask = (asked: Question) => {
    setQuestion(asked)
    return loadDialog()
  }
  const perform = async (action: CvAction, cost: number) => {
    const spent =
      action === 'view'
        ? (
            await call(
              client.api.cvs[':id'].view.$get({
                param: { id: String(id) },
                query: { expectedCost: String(cost) },
              }),
            )
          ).creditsUsed
        : await downloadCv(client, id, cost)
    setAccess(action === 'view' && access === 'none' ? 'viewed' : 'downloaded')
    setCredits((balance) => balance && balance - spent)
    setQuestion(undefined)
    if (action === 'download') return toast({ title: 'Download Started', description: downloadedText(spent) })
    toast({ title: 'Access Granted', description: grantedText(spent) })
    go(`/employer-cv-view/${id}`)
  }
  const refuse = (action: CvAction, error: unknown) => {
    const { title, message, next } = cvRefusal(action, error)
    setQuestion(undefined)
    setProblem(message)
    toast({ title, description: message, variant: 'destructive' })
    if (next) go(next === 'credits' ? creditsHref(href) : LOGIN_PATHS.employer)
  }
  const run = async (action: CvAction, cost: number) => {
    if (busy) return
    setBusy(action)
    setProblem(undefined)
    try {
      await perform(action, cost)
    } catch (error) {
      const price = changedPrice(error)
      if (price === undefined) refuse(action, error)
      else {
        setPrices((known) => ({ ...known, [action]: price }))
        void ask({ action, cost: price, because: 'price' })
      }
    }
    setBusy(undefined)
  }
  const start = (action: CvAction) => {
    const cost = costOf(action, access, prices)
    const isFree = cost === 0 || isAgreed({ employerId, action, cost, now: new Date() })
    void (isFree ? run(action, cost) : ask({ action, cost, because: 'press' }))
  }
  return (
    <div className={isAlone ? 'grid gap-2' : 'cv-acts'}>
      <PricedButton
        label={viewLabel(access, prices)}
        name={fullName}
        refusal={viewRefusal(access, prices, credits)}
        isBusy={busy === 'view'}
        busyLabel="Opening…"
        onClick={() => (access === 'none' ? start('view') : go(`/employer-cv-view/${id}`))}
      />
      {!isAlone && (
        <>
          <PricedButton
            look="quiet"
            label={downloadLabel(access, prices)}
            name={fullName}
            refusal={downloadRefusal(access, prices, credits)}
            isBusy={busy === 'download'}
            busyLabel="Saving…"
            onClick={() => start('download')}
          />
          <div>
            {access === 'none' ? (
              <PricedButton
                look="bare"
                label="Contact"
                name={fullName}
                onClick={() => void ask({ action: 'view', cost: prices.view, because: 'contact' })}
              />
            ) : (
              <ContactLink id={id} fullName={fullName} />
            )}
            {wasSaved !== undefined && <SaveHere id={id} name={fullName} wasSaved={wasSaved} />}
          </div>
        </>
      )}
      {problem && <Notice kind="danger">{problem}</Notice>}
      {Dialog && question && (
        <Dialog
          {...question}
          name={fullName}
          credits={credits}
          buyHref={creditsHref(href)}
          isBusy={busy !== undefined}
          onAnswer={(yes, forToday) => {
            const { action, cost } = question
            if (yes && forToday) agree({ employerId, action, cost, now: new Date() })
            if (yes) void run(action, cost)
            else setQuestion(undefined)
          }}
        />
      )}
    </div>
  )
}

/** Saves the CV on the page. The script of the dialog with all lists loads when it is opened. */
function SaveHere({ id, name, wasSaved }: { id: number; name: string; wasSaved: boolean }) {
  const { client } = useSite()
  const [isSaved, setSaved] = useState(wasSaved)
  const [isSaving, setSaving] = useState(false)
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('../../shortlists/save-on-page.tsx').then((piece) => piece.SaveOnPage),
  )
  const save = async () => {
    setSaving(true)
    const isDone = await saveCv(client, id, () => void open())
    setSaved(isDone)
    setSaving(false)
  }
  return (
    <>
      <SaveButton
        name={name}
        isSaved={isSaved}
        busy={isSaving}
        icon
        onClick={() => void (isSaved ? open() : save())}
      />
      {SaveDialog && (
        <SaveDialog
          id={id}
          name={name}
          onClose={(isIn) => {
            setSaved(isIn ?? isSaved)
            close()
          }}
        />
      )}
    </>
  )
}

export const BuyableCv = island('buyable-cv', BuyableCvActions)
