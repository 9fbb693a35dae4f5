import { t } from '../../shared/language/words.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { FindJobForm } from '../jobs/list/find-job-form.tsx'
import type { Shown } from './page.ts'

export const notFound = (): Shown => ({
  title: t('Page not found'),
  body: (
    <div className="mx-auto max-w-form">
      <EmptyState
        level="h1"
        title={t('404: Page not found')}
        why={t('The address may be mistyped, or the page may have been removed. Search for a job instead:')}
      />
      <FindJobForm />
      <p className="actions justify-center pt-4">
        <ButtonLink look="quiet" href="/">
          {t('Go to the home page')}
        </ButtonLink>
        <ButtonLink look="quiet" href="/help">
          {t('Get help')}
        </ButtonLink>
      </p>
    </div>
  ),
})
