import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { type OwnJob, ownJobsQuery } from '../posted/queries.ts'
import { JOB_EXAMPLES } from './job-examples.ts'

/** What the form starts with: a job to change, a job to copy, or an example. Nothing: an empty form. */
export type JobFormStart = {
  job?: OwnJob | undefined
  from?: OwnJob | undefined
  /** A key of JOB_EXAMPLES. */
  example?: string | undefined
}

/** The number of the employer's own jobs that are offered. */
const OWN = 3

/** Offers the employer's latest jobs and examples to start from. What was typed before stays on this device. */
export function StartFrom({ from, example }: JobFormStart) {
  const { client } = useSite()
  const { data: jobs = [] } = useQuery(ownJobsQuery(client))
  const own = [...new Map(jobs.map((job) => [job.title, job])).values()].slice(0, OWN)
  return (
    <nav aria-label="Start from" className="start-from">
      <b>Start from</b>
      <Choice href="/employer-job-form" isChosen={!from && !example}>
        Empty form
      </Choice>
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
