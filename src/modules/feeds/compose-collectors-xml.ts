import { EMPLOYMENT_TYPE_LABELS } from '../catalog/employment/choices.ts'
import { asksInText, asksOf } from '../documents/choices.ts'
import type { JobInFull } from '../jobs/lists/list-in-full.ts'
import { element, HEAD } from './views.ts'

type Source = { publisher: string; publisherUrl: string; builtAt: Date; jobs: readonly JobInFull[] }

/**
 * The shape that collectors of jobs such as Indeed, Jooble and Adzuna read: `<source>` with a `<job>` for each. Elements
 * without a value are left out.
 */
export function collectorsXml({ publisher, publisherUrl, builtAt, jobs }: Source): string {
  return [
    `${HEAD}<source>`,
    element('publisher', publisher),
    element('publisherurl', publisherUrl),
    element('lastBuildDate', builtAt.toUTCString()),
    ...jobs.map((job) => jobElement(job, publisher, publisherUrl)),
    '</source>',
  ].join('')
}

function jobElement(job: JobInFull, publisher: string, publisherUrl: string): string {
  const isPlace = job.locationKind !== 'special'
  const fields = {
    title: job.title,
    date: job.publishedAt?.toUTCString() ?? '',
    referencenumber: String(job.id),
    url: `${publisherUrl}/jobs/${job.id}`,
    company: job.companyName,
    sourcename: publisher,
    city: job.locationKind === 'town' ? job.locationName : '',
    state: isPlace ? job.province : '',
    country: job.location === 'overseas' ? '' : 'PG',
    remotetype:
      job.workPattern === 'remote' || job.location === 'remote-work-from-home' ? 'Fully remote' : '',
    description: [job.description, job.requirements, asksInText(asksOf(job))].filter(Boolean).join('\n\n'),
    salary: job.salaryRange,
    jobtype: EMPLOYMENT_TYPE_LABELS[job.employmentType],
    category: job.categoryName,
    expirationdate: job.endsAt?.toUTCString() ?? '',
    lastactivitydate: job.updatedAt.toUTCString(),
  }
  const elements = Object.entries(fields).map(([name, value]) => (value ? element(name, value) : ''))
  return `<job>${elements.join('')}</job>`
}
