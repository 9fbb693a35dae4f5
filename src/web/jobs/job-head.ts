import { shorten } from '../../shared/text.ts'
import { previewMeta } from '../preview-meta.ts'
import { placeOf } from './place.ts'
import type { Job } from './queries.ts'
import { jobPostingData } from './structured-data.ts'

/** What a reader's tab says of a job. */
export function jobTitle(job: Job): string {
  return [job.title, job.companyName, job.locationName].join(' – ')
}

type MetaEntry = { name?: string; property?: string; content?: string; 'script:ld+json'?: object }

/** What shared links and search engines are told; a job that is over is none of theirs, but its link still looks like it did. */
export function jobMeta(job: Job, site: { siteName: string; publicUrl: string }): MetaEntry[] {
  const facts = [job.salaryRange, placeOf(job)].filter(Boolean).join(' · ')
  const description = shorten(`${facts}. ${job.description.replace(/\s+/g, ' ')}`, 155)
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'article' },
    ...previewMeta(job.previewUrl),
    job.isOpen ? { 'script:ld+json': jobPostingData(job, site) } : { name: 'robots', content: 'noindex' },
  ]
}
