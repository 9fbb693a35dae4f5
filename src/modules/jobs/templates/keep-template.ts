import type { EmployerContext } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../shared/errors.ts'
import { given, pluck } from '../../../shared/records.ts'
import { jobFields } from '../fields.ts'
import { MAX_TEMPLATES } from '../limits.ts'
import type { JobTemplate, TemplateChange } from '../posting-schema.ts'
import { NO_PAY } from '../preview-job.ts'
import {
  deleteTemplate,
  insertTemplate,
  lockTemplates,
  selectTemplates,
  type TemplateRow,
  updateTemplate,
} from './template-queries.ts'

/** The employer's own templates, by their names. */
export async function listTemplates(ctx: EmployerContext) {
  return (await selectTemplates(ctx.db, ctx.viewer.employer.id)).map(shown)
}

/** Keeps the fields of a job under a name. The closing date is left out, because each job has its own. Throws job_templates_full. */
export async function keepTemplate(ctx: EmployerContext, { name, job }: JobTemplate) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    if ((await lockTemplates(ctx.db, employerId)) >= MAX_TEMPLATES) throw new AppError('job_templates_full')
    return shown(await insertTemplate(ctx.db, { employerId, name, job: kept(job), createdAt: ctx.now }))
  })
}

/** Throws job_template_not_found. */
export async function changeTemplate(ctx: EmployerContext, id: number, { name, job }: TemplateChange) {
  const changes = { name, job: job && kept(job) }
  const changed = await updateTemplate(ctx.db, id, ctx.viewer.employer.id, changes)
  if (!changed) throw new AppError('job_template_not_found')
  return shown(changed)
}

/** Throws job_template_not_found. */
export async function dropTemplate(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteTemplate(ctx.db, id, ctx.viewer.employer.id)))
    throw new AppError('job_template_not_found')
}

const kept = ({ draft: _, expectedCost: __, closingDate: ___, ...fields }: JobTemplate['job']) => fields

/** A template lacks the fields that jobs did not have when it was kept. */
function shown({ id, name, job }: TemplateRow) {
  const { questions = [], ...fields } = job
  return { id, name, job: { ...pluck(jobFields, 'empty'), ...NO_PAY, ...given(fields), questions } }
}
