import Check from 'lucide-react/icons/check'
import { AppLink } from '../../../app/link.tsx'
import { ButtonLink } from '../../../components/controls/button.tsx'
import type { FirstStep } from './first-steps.ts'

/** The checklist of a new employer. The first step that is open has the main button. */
export function FirstDay({ steps }: { steps: readonly FirstStep[] }) {
  const next = steps.find(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="first-steps">
      <div className="section-head">
        <h2 id="first-steps">Your first steps</h2>
        <span className="text-muted">
          {done} of {steps.length} done
        </span>
      </div>
      <ol className="list">
        {steps.map((step, index) => (
          <li key={step.title} className="todo">
            <span className={step.isDone ? 'icon-tile green' : 'icon-tile'}>
              {step.isDone ? <Check size={20} /> : <b>{index + 1}</b>}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.isDone ? 'Done' : step.why}</p>
            </div>
            {!step.isDone && (
              <ButtonLink
                href={step.action.href}
                link={AppLink}
                look={step === next ? undefined : 'quiet'}
                aria-label={`${step.action.label}: ${step.title}`}
              >
                {step.action.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
