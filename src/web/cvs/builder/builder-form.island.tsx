import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { missingFields } from '../../../modules/cvs/fields.ts'
import type { CvDocument } from '../../../modules/cvs/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { type Draft, DraftNotice, useDraft } from '../../app/forms/draft.tsx'
import { useLateForm } from '../../app/forms/late-form.ts'
import { ApiError } from '../../app/loading/api-client.ts'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { island } from '../../islands/island.tsx'
import { stepCheck } from '../steps/check-step.ts'
import { FormPending, useFormOfScript } from '../steps/form-of-script.tsx'
import { LatePreview, PreviewBeside } from '../steps/preview-beside.tsx'
import { CV_STEPS, StepForm } from '../steps/step-form.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { SendPanel, usePublished, useSending, useSendKey } from '../upload/sending.tsx'
import {
  type Choices,
  ContactFields,
  PlaceFields,
  SkillFields,
  type UploadFieldsValues,
  WorkFields,
  withDraft,
} from '../upload/upload-fields.tsx'
import { isPublished } from '../upload/upload-request.ts'
import { LicenceFields, RefereeRows, SchoolingRows, WorkRows } from './builder-sections.tsx'
import { documentOf, EMPTY_DOCUMENT, readBuild } from './builder-values.ts'

type BuilderFormProps = {
  accountId: number
  values: UploadFieldsValues
  choices: Choices
  /** The CV whose file is made again. Without it, a new CV is made. */
  cv?: { id: number; document: CvDocument | null } | undefined
  /** The page to open afterwards. Without it, the CV. */
  next?: string | undefined
}

/** The form begins in the browser, because the device keeps its text. */
export default function BuilderPageForm(props: BuilderFormProps) {
  return useFormOfScript() ? <BuilderForm {...props} /> : <FormPending />
}

export const BuilderIsland = island('builder-form', BuilderPageForm)

/** Makes a CV on the phone: the fields that employers search, and the rest of the PDF. */
function BuilderForm(props: BuilderFormProps) {
  const { accountId, cv } = props
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, formName(cv))
  return (
    <div className="grid gap-4">
      <DraftNotice draft={draft} />
      <PreviewBeside key={draft.round} form={draft.form} load={loadCard}>
        <PdfForm draft={draft} {...props} />
      </PreviewBeside>
    </div>
  )
}

const formName = (cv: BuilderFormProps['cv']) => (cv ? `built-cv:${cv.id}` : 'built-cv')

const loadCard = () => import('./builder-preview.tsx').then(({ BuilderCard }) => BuilderCard)
const loadContent = () => import('./builder-preview.tsx').then(({ BuilderPreview }) => BuilderPreview)

function PdfForm(props: BuilderFormProps & { draft: Draft }) {
  const { draft, values, choices, cv } = props
  const { kept } = draft
  const isNew = cv === undefined
  const [initial] = useState(() => withDraft(values, kept))
  const [document] = useState(() => (kept ? documentOf(kept) : (cv?.document ?? EMPTY_DOCUMENT)))
  const [skills, setSkills] = useState<readonly string[]>(initial.skills)
  const { errors, message, busy, formProps, checkPart, sending, failed } = usePdfForm(props)
  const steps = useSteps({
    form: draft.form,
    errors,
    count: CV_STEPS.length,
    mayResume: kept !== undefined,
  })
  const fields = { values: initial, choices, errors, skills, onSkills: setSkills }
  const parts = {
    You: <ContactFields {...fields} />,
    Work: (
      <>
        <WorkFields {...fields}>
          <BuilderExamples />
        </WorkFields>
        <WorkRows document={document} errors={errors} />
        <RefereeRows document={document} errors={errors} />
      </>
    ),
    Skills: (
      <>
        <SkillFields {...fields} />
        <LicenceFields document={document} errors={errors} />
        <SchoolingRows document={document} errors={errors} />
      </>
    ),
    'Pay and place': <PlaceFields {...fields} />,
    Check: steps.isLast && <LatePreview form={draft.form} load={loadContent} />,
  }
  const hasErrors = Object.keys(errors).length > 0
  return (
    <StepForm
      {...formProps}
      draft={draft}
      steps={steps}
      checkPart={checkPart}
      notices={<FormErrors errors={errors} message={message ?? missingFields(errors)} />}
      parts={parts}
      end={
        <SendPanel
          labels={isNew ? [t('Make and publish CV'), t('Making your CV…')] : [t('Update CV'), t('Saving…')]}
          busy={busy}
          problem={message && !hasErrors ? { title: failed, message } : undefined}
          sending={sending}
        />
      }
      saveLabel={isNew ? undefined : t('Save now')}
    />
  )
}

/** Checks and sends the form. */
function usePdfForm({ draft, accountId, cv, next }: BuilderFormProps & { draft: Draft }) {
  const isNew = cv === undefined
  const sending = useSending()
  const key = useSendKey(accountId, formName(cv))
  const published = usePublished(isNew, next)
  const failed = isNew ? t('Upload Failed') : t('Update Failed')
  const schema = () => import('../../../modules/cvs/schema.ts').then(({ CvBuild }) => CvBuild)
  const form = useLateForm({
    schema,
    read: readBuild,
    fallback: isNew
      ? t('Failed to upload CV. Please try again.')
      : t('Failed to update CV. Please try again.'),
    submit: async (input) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key.current() }
      const body = JSON.stringify({ ...input, education: input.education ?? '' })
      const [method, path] = isNew
        ? (['POST', '/api/cvs/build'] as const)
        : (['PUT', `/api/cvs/${cv.id}/build`] as const)
      const { id } = await sending
        .send({ method, path, body, headers }, isPublished)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (error.code === 'idempotency_mismatch') key.renew()
          toast({ title: failed, description: error.message, variant: 'destructive' })
          throw error
        })
      draft.forget()
      key.forget()
      await published(id)
    },
  })
  const checkPart = stepCheck({ schema, read: readBuild, setErrors: form.setErrors })
  return { ...form, checkPart, sending, failed }
}

const EXAMPLES = [
  {
    kind: 'Trades and machines',
    summary:
      'Heavy equipment fitter with six years on loaders and trucks. NATTB trade certificate, driver licence class 6. I work safely, keep the job cards and am happy with camp work.',
    tasks:
      'Serviced 20 trucks and 6 loaders every 250 hours\nFound and repaired faults in brakes and hydraulics\nTrained two apprentices',
  },
  {
    kind: 'Office and shop',
    summary:
      'Accounts clerk with four years in a hardware company. I know Excel and Attaché, close the month on time, and speak politely with customers.',
    tasks:
      'Paid 80 suppliers a month, without one late fee\nCounted the tills of three shops every evening\nFiled leave and wages of 45 people',
  },
  {
    kind: 'First job',
    summary:
      'I finished Grade 12 in 2025 and look for my first job. I come on time, learn fast and have sold at the market and kept the youth group’s money for two years.',
    tasks:
      'Sold vegetables at Lae market every weekend\nKept the money and the list of 60 members of our youth group\nHelped to build a classroom',
  },
]

/** Shows what good entries look like. They are for reading, not for copying. */
function BuilderExamples() {
  return (
    <details>
      <summary className="more">
        <Lightbulb size={18} />
        {t('How others write it')}
      </summary>
      <div className="grid gap-4 pt-2">
        {EXAMPLES.map(({ kind, summary, tasks }) => (
          <section key={kind}>
            <h3 className="text-17">{t(kind)}</h3>
            <p className="help">{t('Professional Summary')}</p>
            <p lang="en">{summary}</p>
            <p className="help">{t('What you did')}</p>
            <ul className="list-disc pl-4" lang="en">
              {tasks.split('\n').map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
