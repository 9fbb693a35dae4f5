import { t } from '../../shared/language/words.ts'
import { jobMeta, jobTitle } from '../jobs/page/job-head.ts'
import { jobMissing } from '../jobs/page/job-missing.tsx'
import jobStyle from '../jobs/page/job-page.css?inline'
import { JobPage } from '../jobs/page/job-page.tsx'
import posterStyle from '../jobs/page/job-poster.css?inline'
import { JobPoster } from '../jobs/page/job-poster.tsx'
import { readJobPage } from '../jobs/page/read-job-page.ts'
import { definePage } from './page.ts'

export const jobPage = definePage({
  path: '/jobs/:id',
  async open({ params: { id = '' }, reads, settings, publicUrl }) {
    const shown = await readJobPage(reads, id)
    return {
      title: jobTitle(shown.job),
      meta: jobMeta(shown.job, { siteName: settings.site_name, publicUrl }),
      isWide: true,
      style: jobStyle,
      body: <JobPage {...shown} />,
    }
  },
  missing: jobMissing,
})

export const posterPage = definePage({
  path: '/jobs/:id/poster',
  async open({ params: { id = '' }, reads }) {
    const job = await reads.jobPoster(id)
    return {
      title: t('Poster: {title}', { title: job.title }),
      meta: [{ name: 'robots', content: 'noindex' }],
      style: posterStyle,
      body: <JobPoster job={job} />,
    }
  },
  missing: jobMissing,
})
