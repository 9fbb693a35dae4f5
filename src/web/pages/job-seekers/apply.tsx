import { t } from '../../../shared/language/words.ts'
import { keyHeader, listOf, textOf } from '../../app/forms/sent-values.tsx'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { ApplyPage } from '../../applications/apply-page.tsx'
import { jobMissing } from '../../jobs/page/job-missing.tsx'
import style from '../../my-page/my-page.css?inline'
import { definePage, type PlainForm, Redirect } from '../page.ts'

const ANSWER = /^answer-(.+)$/

const apply: PlainForm = {
  async send({ params: { id = '' }, values, client }) {
    const json = {
      cvId: Number(textOf(values, 'cvId')) || null,
      coverLetter: textOf(values, 'coverLetter'),
      answers: Object.keys(values).flatMap((name) => {
        const questionId = ANSWER.exec(name)?.[1]
        return questionId ? [{ questionId, answer: textOf(values, name) }] : []
      }),
      documentIds: listOf(values, 'documentIds').map(Number),
    }
    const headers = keyHeader(values)
    try {
      const sent = await call(client.api.jobs[':id'].apply.$post({ param: { id }, json }, { headers }))
      return {
        to: `/my-page/applications/${sent.id}`,
        notice: {
          title: t('Application Submitted'),
          description: t('Your application has been sent to the employer.'),
        },
      }
    } catch (error) {
      // The page then shows the application that was sent before.
      if (error instanceof ApiError && error.code === 'already_applied') return { to: `/jobs/${id}/apply` }
      throw error
    }
  },
}

/** Applying without script. With it, the job's page has a dialog. */
export const applyPage = definePage({
  path: '/jobs/:id/apply',
  visitors: 'one',
  isListed: false,
  forms: { apply },
  async open({ params: { id = '' }, reads }) {
    const [{ job }, applying] = await Promise.all([reads.jobPage(id), reads.applying(id)])
    if (!applying) throw new Redirect('/login', { next: `/jobs/${id}/apply` })
    return {
      title: t('Apply for {title}', { title: job.title }),
      meta: [{ name: 'robots', content: 'noindex' }],
      style,
      body: <ApplyPage job={job} applying={applying} />,
    }
  },
  missing: jobMissing,
})
