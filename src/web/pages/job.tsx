import { NewReport } from '../../modules/reports/schema.ts'
import { t } from '../../shared/language/words.ts'
import { accepted } from '../app/forms/accepted.ts'
import { PlainForm as PlainlySent, usePosted } from '../app/forms/plain-form.tsx'
import { call } from '../app/loading/api-client.ts'
import { Button } from '../components/controls/button.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { jobMeta, jobTitle } from '../jobs/page/job-head.ts'
import { jobMissing } from '../jobs/page/job-missing.tsx'
import jobStyle from '../jobs/page/job-page.css?inline'
import { JobPage } from '../jobs/page/job-page.tsx'
import posterStyle from '../jobs/page/job-poster.css?inline'
import { JobPoster } from '../jobs/page/job-poster.tsx'
import { readJobPage } from '../jobs/page/read-job-page.ts'
import { ReportFields } from '../reports/report-fields.tsx'
import { definePage, type PlainForm } from './page.ts'

const save: PlainForm = {
  async send({ params: { id = '' }, client }) {
    await call(client.api.user['saved-jobs'][':id'].$put({ param: { id } }))
    return { to: '/saved', notice: { title: t('Job saved') } }
  },
}

export const jobPage = definePage({
  path: '/jobs/:id',
  forms: { save },
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

const report: PlainForm = {
  async send({ params: { id = '' }, values, client }) {
    const json = accepted(NewReport, values)
    const { isNew } = await call(client.api.jobs[':id'].report.$post({ param: { id }, json }))
    const description = isNew
      ? t('We have your report and will look at the job. Please do not pay anyone anything in the meantime.')
      : t('You have already reported this job. We are looking at it.')
    return { to: `/jobs/${id}`, notice: { title: t('Thank you'), description } }
  },
}

/** The form for browsers without script. With script, a dialog has it. */
export const reportJobPage = definePage({
  path: '/jobs/:id/report',
  isListed: false,
  forms: { report },
  async open({ params: { id = '' }, reads }) {
    const { job } = await reads.jobPage(id)
    return {
      title: t('Report this job'),
      meta: [{ name: 'robots', content: 'noindex' }],
      body: (
        <Card className="mx-auto grid max-w-form gap-4">
          <h1>{t('Report this job')}</h1>
          <p>
            {t('What is wrong with “{title}”? We do not tell the employer who reported it.', {
              title: job.title,
            })}
          </p>
          <ReportForm />
        </Card>
      ),
    }
  },
  missing: jobMissing,
})

function ReportForm() {
  const { errors = {}, message } = usePosted('report') ?? {}
  return (
    <PlainlySent plain="report" className="grid gap-4" noValidate>
      <FormErrors errors={errors} message={message} />
      <ReportFields errors={errors} />
      <Button type="submit">{t('Send report')}</Button>
    </PlainlySent>
  )
}
