import { Button } from '../../components/controls/button.tsx'
import { ActionMenu, type MenuAction } from '../../components/overlays/action-menu.tsx'
import { useCredits } from '../../credits/queries.ts'
import type { Candidate } from '../../search/candidates.ts'
import { SaveCvButton } from '../../shortlists/save-cv-button.tsx'
import { ContactLink } from './contact-link.tsx'
import { downloadLabel, downloadRefusal, viewLabel, viewRefusal } from './cv-price.ts'
import type { CvFlow } from './use-cv-flow.ts'

type EmployerActionsProps = {
  cv: Pick<Candidate, 'id' | 'fullName' | 'status' | 'access'>
  flow: CvFlow
  /** Further actions in the menu. */
  more?: readonly MenuAction[] | undefined
}

/**
 * The actions view or open, download and contact, each with its price. Save and less frequent actions are in the menu.
 */
export function EmployerActions({ cv, flow, more = [] }: EmployerActionsProps) {
  const credits = useCredits()
  const { id, fullName, status, access = 'none' } = cv
  const { prices, busy } = flow
  // A CV of a person who has found work cannot be bought. Employers keep those they bought before.
  const isGone = status === 'hired' && access === 'none'
  if (isGone) return more.length > 0 ? <ActionMenu label={`More for ${fullName}`} actions={more} /> : null
  const isBusy = (action: 'view' | 'download') => busy?.id === id && busy.action === action
  return (
    <div className="grid w-full grid-cols-[auto_1fr] content-start gap-x-2 gap-y-1 sm:w-auto lg:w-76 lg:shrink-0 [&_.btn]:px-1 [&_.btn]:text-13">
      <Button
        aria-label={`${viewLabel(access, prices)}: ${fullName}`}
        refusal={viewRefusal(access, prices, credits)}
        busy={isBusy('view')}
        busyLabel="Opening…"
        onClick={() => void flow.start({ action: 'view', id, access })}
      >
        {viewLabel(access, prices)}
      </Button>
      <Button
        look="quiet"
        aria-label={`${downloadLabel(access, prices)}: ${fullName}`}
        refusal={downloadRefusal(access, prices, credits)}
        busy={isBusy('download')}
        busyLabel="Saving…"
        onClick={() => void flow.start({ action: 'download', id, access })}
      >
        {downloadLabel(access, prices)}
      </Button>
      <div className="col-span-2 flex gap-2 [&>.btn:not(.btn-icon)]:flex-1">
        {access === 'none' ? (
          <Button
            look="bare"
            aria-label={`Contact ${fullName}`}
            onClick={() => flow.ask({ action: 'view', id, because: 'contact' })}
          >
            Contact
          </Button>
        ) : (
          <ContactLink id={id} fullName={fullName} />
        )}
        <SaveCvButton id={id} name={fullName} />
        {more.length > 0 && <ActionMenu label={`More for ${fullName}`} actions={more} />}
      </div>
    </div>
  )
}
