import { MAX_COVER_LETTER } from '../../modules/applications/limits.ts'
import { asksOf, fits } from '../../modules/documents/choices.ts'
import type { ReadOf } from '../../page-reads.ts'
import { formatDay } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { PlainForm, usePosted } from '../app/forms/plain-form.tsx'
import { FormKey } from '../app/forms/sent-values.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { CheckboxGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import type { Job } from '../jobs/queries.ts'
import { OwnHeader } from '../my-page/own-header.tsx'
import { AnswerFields, CvChoice } from './apply-fields.tsx'
import { choiceOf, isMissing, missingText } from './document-choices.ts'

type ApplyPageProps = { job: Job; applying: NonNullable<ReadOf<'applying'>> }

/** Sends a CV to a job, without script: the choices of the dialog on one page. */
export function ApplyPage({ job, applying }: ApplyPageProps) {
  const { id, title, companyName, locationName } = job
  return (
    <div className="mx-auto grid max-w-form">
      <OwnHeader
        back={{ href: `/jobs/${id}`, label: t('See the job') }}
        title={t('Apply for {title}', { title })}
        lead={`${companyName} · ${locationName}`}
      />
      <Card>
        <Content job={job} applying={applying} />
      </Card>
    </div>
  )
}

function Content({ job, applying: { application, cvs, documents } }: ApplyPageProps) {
  if (application)
    return (
      <EmptyState
        title={t('Applied on {date}', { date: formatDay(application.appliedAt) })}
        action={
          <ButtonLink href={`/my-page/applications/${application.id}`}>
            {t('See your application')}
          </ButtonLink>
        }
      />
    )
  if (!job.isOpen) return <EmptyState title={t('This job no longer accepts applications.')} />
  if (cvs.length === 0)
    return (
      <EmptyState
        title={t('CV Required')}
        why={`${t('Please upload your CV before applying for jobs.')} ${t('You will come back to this job afterwards.')}`}
        action={
          <ButtonLink href={`/upload?next=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}>
            {t('Upload your CV')}
          </ButtonLink>
        }
      />
    )
  return <ApplyForm job={job} cvs={cvs} documents={documents} />
}

type ApplyFormProps = Pick<ApplyPageProps, 'job'> & Omit<ApplyPageProps['applying'], 'application'>

function ApplyForm({ job, cvs, documents }: ApplyFormProps) {
  const errors = usePosted('apply')?.errors ?? {}
  const { companyName } = job
  return (
    <PlainForm plain="apply" className="grid gap-4">
      <FormKey />
      <CvChoice
        cvs={[...cvs].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))}
        kept={undefined}
        error={errors['cvId']}
      />
      <AnswerFields questions={job.questions} errors={errors} kept={{}} />
      <DocumentFields job={job} documents={documents} error={errors['documentIds']} />
      <TextField
        label={t('Cover letter (optional)')}
        name="coverLetter"
        rows={6}
        maxLength={MAX_COVER_LETTER}
        error={errors['coverLetter']}
      />
      <p className="help">
        {t(
          '{companyName} gets your name, email address, phone number and photo, this CV with its file, your letter and your answers. Applying is free.',
          { companyName },
        )}
      </p>
      <p>
        <Button type="submit">{t('Send my application')}</Button>
      </p>
    </PlainForm>
  )
}

type DocumentFieldsProps = Pick<ApplyFormProps, 'job' | 'documents'> & { error: string | undefined }

/** None is ticked at first, because people choose for each application what they share. */
function DocumentFields({ job, documents, error }: DocumentFieldsProps) {
  const asks = asksOf(job)
  const missing = asks.filter((ask) => isMissing(ask, documents))
  const isFitting = (document: (typeof documents)[number]) => asks.some((ask) => fits(document, ask))
  const inOrder = [...documents.filter(isFitting), ...documents.filter((one) => !isFitting(one))]
  return (
    <>
      {missing.length > 0 && <p>{missingText(missing)}</p>}
      {inOrder.length > 0 && (
        <CheckboxGroup
          label={t('Share documents')}
          name="documentIds"
          help={t('{companyName} can open what you tick, as long as your application is open.', {
            companyName: job.companyName,
          })}
          options={inOrder.map(choiceOf)}
          error={error}
        />
      )}
    </>
  )
}
