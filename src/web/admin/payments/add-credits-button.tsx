import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../../shared/text.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { AddCreditsDialog } from '../people/add-credits-dialog.tsx'
import { employersQuery } from '../people/employers-queries.ts'
import { SearchField } from '../search-field.tsx'

type Chosen = { id: number; companyName: string; credits: number }

/** Credits by hand where the ledger is: first whose, then how many. */
export function AddCreditsButton() {
  const [step, setStep] = useState<'choosing' | Chosen>()
  const close = () => setStep(undefined)
  return (
    <>
      <Button onClick={() => setStep('choosing')}>Add credits</Button>
      {step === 'choosing' && (
        <Dialog title="Add credits" description="Choose the employer." onClose={close}>
          <EmployerChoice onChoose={setStep} />
        </Dialog>
      )}
      {typeof step === 'object' && <AddCreditsDialog employer={step} onClose={close} />}
    </>
  )
}

/** As many as a phone shows; a few letters find every other one. */
const SHOWN = 8

export function EmployerChoice({ onChoose }: { onChoose: (employer: Chosen) => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [search, setSearch] = useState('')
  const query = useQuery(employersQuery(client, { search }))
  const { data, error } = query
  return (
    <div className="grid gap-4">
      <SearchField id="employer-search" label="Company or email" value={search} onSearch={setSearch} />
      {error ? (
        <LoadFailure what="Employers" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={4} label="Loading employers…" boneClass="h-14" className="grid gap-2" />
      ) : data.rows.length === 0 ? (
        <EmptyState level="h3" title="No employers found" />
      ) : (
        <>
          <ul className="grid gap-2">
            {data.rows.slice(0, SHOWN).map((employer) => (
              <li key={employer.id}>
                <Button look="quiet" className="w-full justify-between" onClick={() => onChoose(employer)}>
                  <span className="wrap-anywhere text-left">{employer.companyName}</span>
                  <small className="help whitespace-nowrap">{plural(employer.credits, 'credit')}</small>
                </Button>
              </li>
            ))}
          </ul>
          {data.total > SHOWN && <p className="help">Type some letters to find others.</p>}
        </>
      )}
    </div>
  )
}
