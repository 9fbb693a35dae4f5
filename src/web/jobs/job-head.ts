import { shorten } from '../../shared/text.ts'
import { previewMeta } from '../preview-meta.ts'
import { placeOf } from './place.ts'
import type { Job } from './queries.ts'
import { jobPostingData } from './structured-data.ts'

type Shown = Pick<
  Job,
  'title' | 'companyName' | 'locationName' | 'locationKind' | 'province' | 'salaryRange' | 'description'
>

/** What a reader's tab says of a job. */
export function jobTitle(job: Shown): string {
  return [job.title, job.companyName, job.locationName].join(' – ')
}

/** What stands below the title where a link is shared. */
export function jobDescription(job: Shown): string {
  const facts = [job.salaryRange, placeOf(job)].filter(Boolean).join(' · ')
  return shorten(`${facts}. ${job.description.replace(/\s+/g, ' ')}`, 155)
}

type MetaEntry = { name?: string; property?: string; content?: string; 'script:ld+json'?: object }

/** What shared links and search engines are told; a job that is over is none of theirs, but its link still looks like it did. */
export function jobMeta(job: Job, site: { siteName: string; publicUrl: string }): MetaEntry[] {
  return [
    { name: 'description', content: jobDescription(job) },
    { property: 'og:type', content: 'article' },
    ...previewMeta(job.previewUrl),
    job.isOpen ? { 'script:ld+json': jobPostingData(job, site) } : { name: 'robots', content: 'noindex' },
  ]
}
