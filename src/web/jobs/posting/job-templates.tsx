import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { MAX_TEMPLATES, TEMPLATE_NAME_LENGTH } from '../../../modules/jobs/limits.ts'
import { JobTemplate, TemplateChange, TemplateName } from '../../../modules/jobs/posting-schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import type { OwnJob } from '../posted/queries.ts'
import { type JobFormValues, jobFormValues, jobInput } from './job-form-values.ts'

const readTemplates = (client: ApiClient) => call(client.api.employer['job-templates'].$get())
/** A job that the employer keeps to start others from. */
export type Template = Awaited<ReturnType<typeof readTemplates>>[number]

export const templatesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['employer', 'job-templates'], queryFn: () => readTemplates(client) })

function useTemplateCalls() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return {
    calls: client.api.employer['job-templates'],
    refresh: () => queryClient.invalidateQueries({ queryKey: templatesQuery(client).queryKey }),
  }
}

type SaveTemplateProps = {
  job: JobFormValues
  onClose: () => void
}

/** Asks for a name and keeps the job as a template. */
export function SaveTemplate({ job, onClose }: SaveTemplateProps) {
  const { calls, refresh } = useTemplateCalls()
  const { closingDate: _, ...fields } = jobInput(job)
  const form = useForm({
    schema: JobTemplate,
    fallback: 'The template could not be saved. Please try again.',
    read: ({ name }) => ({ name, job: { ...fields, draft: true } }),
    async submit(json, { idempotencyKey }) {
      await call(calls.$post({ json }, { headers: { 'Idempotency-Key': idempotencyKey } }))
      await refresh()
      toast({ title: 'Template saved', description: 'Your next job can start from it.' })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Save as a template"
      description="It keeps all fields except the closing date. Nobody else can see it."
      form={form}
      submitLabel="Save template"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <NameField name={fields.title} error={form.errors['name']} />
    </FormDialog>
  )
}

export const SaveJobAsTemplate = ({ job, onClose }: { job: OwnJob; onClose: () => void }) => (
  <SaveTemplate job={jobFormValues(job)} onClose={onClose} />
)

function NameField({ name = '', error }: { name?: string | undefined; error: string | undefined }) {
  return (
    <Field
      label="Name"
      name="name"
      id="template-name"
      required
      maxLength={TEMPLATE_NAME_LENGTH}
      defaultValue={name.slice(0, TEMPLATE_NAME_LENGTH)}
      error={error}
    />
  )
}

type ChangeTemplateProps = { template: Template; read: () => JobFormValues | undefined }

/** Saves the fields of the form in the template that it started from, without making a job. */
export function ChangeTemplate({ template: { id, name }, read }: ChangeTemplateProps) {
  const { calls, refresh } = useTemplateCalls()
  const [problem, setProblem] = useState<string>()
  const save = useMutation({
    mutationFn: async (values: JobFormValues) => {
      const { closingDate: _, ...fields } = jobInput(values)
      const checked = v.safeParse(TemplateChange, { job: { ...fields, draft: true } })
      if (!checked.success) throw new Error(checked.issues[0].message)
      await call(calls[':id'].$put({ param: { id: String(id) }, json: checked.output }))
      await refresh()
    },
    onSuccess: () => toast({ title: 'Template saved', description: `Your next “${name}” starts with this.` }),
    onError: ({ message }) => setProblem(message),
  })
  const press = () => {
    const values = read()
    setProblem(undefined)
    if (values) save.mutate(values)
  }
  return (
    <>
      <Button look="quiet" busy={save.isPending} busyLabel="Saving…" onClick={press}>
        Save in template “{name}”
      </Button>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </>
  )
}

/** The employer's templates: start a job from one, rename it, delete it. */
export function Templates({ onClose }: { onClose: () => void }) {
  const { client } = useSite()
  const query = useQuery(templatesQuery(client))
  const [editing, setEditing] = useState<Template>()
  if (editing)
    return <TemplateForm template={editing} onDone={() => setEditing(undefined)} onLeave={onClose} />
  return (
    <Dialog
      title="Your templates"
      description={`Choose one to start a job from it. You can keep ${plural(MAX_TEMPLATES, 'template')}.`}
      onClose={onClose}
    >
      <Loaded query={query} what="your templates" bones={3} boneClass="h-12">
        {(templates) => (
          <ul className="list">
            {templates.map((template) => (
              <li key={template.id} className="flex items-center gap-2 pr-2">
                <AppLink
                  href={templateHref(template)}
                  className="grid min-h-13 min-w-0 flex-1 content-center px-3 py-2 no-underline"
                  onClick={onClose}
                >
                  <b className="truncate">{template.name}</b>
                  <span className="truncate text-13 text-muted">{template.job.title}</span>
                </AppLink>
                <Button look="bare" onClick={() => setEditing(template)}>
                  Edit<span className="sr"> {template.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  )
}

export const templateHref = ({ id }: Pick<Template, 'id'>) => `/employer-job-form?template=${id}`

type TemplateFormProps = { template: Template; onDone: () => void; onLeave: () => void }

function TemplateForm({ template, onDone, onLeave }: TemplateFormProps) {
  const { calls, refresh } = useTemplateCalls()
  const param = { id: String(template.id) }
  const finish = async () => {
    await refresh()
    onDone()
  }
  const form = useForm({
    schema: TemplateName,
    fallback: 'The template could not be saved. Please try again.',
    async submit(json) {
      await call(calls[':id'].$put({ param, json }))
      await finish()
    },
  })
  const remove = async () => {
    try {
      await call(calls[':id'].$delete({ param }))
      await finish()
    } catch {
      toast({ title: 'Not deleted', description: 'Please try again.', variant: 'destructive' })
    }
  }
  return (
    <FormDialog
      title="Edit template"
      form={form}
      submitLabel="Save name"
      busyLabel="Saving…"
      onClose={onDone}
    >
      <NameField name={template.name} error={form.errors['name']} />
      <div className="flex flex-wrap justify-between gap-2">
        <AppLink
          href={templateHref(template)}
          className="inline-flex min-h-11 items-center"
          onClick={onLeave}
        >
          Change its fields
        </AppLink>
        <Button look="bare" className="text-danger" onClick={() => void remove()}>
          Delete template
        </Button>
      </div>
    </FormDialog>
  )
}
