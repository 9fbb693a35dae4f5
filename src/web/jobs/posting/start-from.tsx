import { useQuery } from '@tanstack/react-query'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { type OwnJob, ownJobsQuery } from '../posted/queries.ts'
import { JOB_EXAMPLES } from './job-examples.ts'
import { type Template, Templates, templateHref, templatesQuery } from './job-templates.tsx'

/** The start of the form: a job to change, a job to copy, a template, or an example. Without any, the form is empty. */
export type JobFormStart = {
  job?: OwnJob | undefined
  from?: OwnJob | undefined
  template?: Template | undefined
  /** A key of JOB_EXAMPLES. */
  example?: string | undefined
}

/** The number of the employer's own jobs that are offered. */
const OWN = 3

/**
 * Offers the employer's templates, its latest jobs, and examples to start from. Text that was typed before stays on
 * this device.
 */
export function StartFrom({ from, template, example }: JobFormStart) {
  const { client } = useSite()
  const [isManaging, setManaging] = useState(false)
  const row = useRef<HTMLElement>(null)
  const { data: templates = [] } = useQuery(templatesQuery(client))
  const { data: jobs = [] } = useQuery(ownJobsQuery(client))
  const own = [...new Map(jobs.map((job) => [job.title, job])).values()].slice(0, OWN)
  // Scrolls to the chosen one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the templates and jobs arrive
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 96
  }, [templates.length, jobs.length])
  return (
    <nav ref={row} aria-label="Start from" className="start-from">
      <b>Start from</b>
      <Choice href="/employer-job-form" isChosen={!from && !template && !example}>
        Empty form
      </Choice>
      {templates.map(({ id, name }) => (
        <Choice key={`template ${id}`} href={templateHref({ id })} isChosen={template?.id === id}>
          <LayoutTemplate size={16} />
          {name}
        </Choice>
      ))}
      {templates.length > 0 && (
        <Button look="bare" onClick={() => setManaging(true)}>
          Edit templates
        </Button>
      )}
      {own.map(({ id, title }) => (
        <Choice key={id} href={`/employer-job-form?from=${id}`} isChosen={from?.id === id}>
          Your “{title}”
        </Choice>
      ))}
      {Object.entries(JOB_EXAMPLES).map(([key, { title }]) => (
        <Choice key={key} href={`/employer-job-form?example=${key}`} isChosen={example === key}>
          {title}
        </Choice>
      ))}
      {isManaging && <Templates onClose={() => setManaging(false)} />}
    </nav>
  )
}

type ChoiceProps = { href: string; isChosen: boolean; children: ReactNode }

function Choice({ href, isChosen, children }: ChoiceProps) {
  return (
    <AppLink
      className={isChosen ? 'chip chip-on' : 'chip'}
      href={href}
      aria-current={isChosen ? 'page' : undefined}
    >
      {children}
    </AppLink>
  )
}
