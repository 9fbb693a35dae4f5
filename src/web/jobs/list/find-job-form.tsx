import { t } from '../../../shared/language/words.ts'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'

/** A search for jobs on a page that does not exist. It works without JavaScript. */
export function FindJobForm() {
  return (
    <search>
      <form action="/jobs" className="card grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label={t('Job title or skill')} name="query" type="search" />
        <Button type="submit">{t('Search jobs')}</Button>
      </form>
    </search>
  )
}
