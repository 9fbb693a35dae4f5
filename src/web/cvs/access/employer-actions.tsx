import { ActionMenu, type MenuAction } from '../../components/overlays/action-menu.tsx'
import { useCredits } from '../../credits/queries.ts'
import type { Candidate } from '../../search/candidates.ts'
import { SaveCvButton } from '../../shortlists/save-cv-button.tsx'
import { ContactLink } from './contact-link.tsx'
import { downloadLabel, downloadRefusal, viewLabel, viewRefusal } from './cv-price.ts'
import { PricedButton } from './priced-button.tsx'
import type { CvFlow } from './use-cv-flow.ts'

type EmployerActionsProps = {
  cv: Pick<Candidate, 'id' | 'fullName' | 'status' | 'access'>
  flow: CvFlow
  /** Further actions in the menu. */
  more?: readonly MenuAction[] | undefined
}

/**
 * The actions view or open, download and contact, each with its price, and save; less frequent ones are in the menu.
 */
export function EmployerActions({ cv, flow, more = [] }: EmployerActionsProps) {
  const credits = useCredits()
  const { id, fullName: name, status, access = 'none' } = cv
  const { prices, busy } = flow
  // A CV of a person who has found work cannot be bought. Employers keep those they bought before.
  const isGone = status === 'hired' && access === 'none'
  if (isGone)
    return more.length > 0 ? (
      <div className="cv-acts">
        <ActionMenu label={`More for ${name}`} actions={more} />
      </div>
    ) : null
  const isBusy = (action: 'view' | 'download') => busy?.id === id && busy.action === action
  return (
    <div className="cv-acts">
      <PricedButton
        label={viewLabel(access, prices)}
        name={name}
        refusal={viewRefusal(access, prices, credits)}
        isBusy={isBusy('view')}
        busyLabel="Opening…"
        onClick={() => void flow.start({ action: 'view', id, name, access })}
      />
      <PricedButton
        look="quiet"
        label={downloadLabel(access, prices)}
        name={name}
        refusal={downloadRefusal(access, prices, credits)}
        isBusy={isBusy('download')}
        busyLabel="Saving…"
        onClick={() => void flow.start({ action: 'download', id, name, access })}
      />
      <div>
        {access === 'none' ? (
          <PricedButton
            look="bare"
            label="Contact"
            name={name}
            onClick={() => flow.ask({ action: 'view', id, name, because: 'contact' })}
          />
        ) : (
          <ContactLink id={id} fullName={name} />
        )}
        <span className="flex">
          <SaveCvButton id={id} name={name} icon />
          {more.length > 0 && <ActionMenu label={`More for ${name}`} actions={more} />}
        </span>
      </div>
    </div>
  )
}
