import type { ReactNode } from 'react'
import { missingFields } from '../../../modules/cvs/fields.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { FormKey } from '../../app/forms/sent-values.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { PLAIN_FORM } from '../steps/form-of-script.tsx'
import type { Choices, UploadFieldsValues } from '../upload/upload-fields.tsx'

export type PlainCvFormProps = {
  values: UploadFieldsValues
  choices: Choices
}

type FrameProps = { plain: 'file' | 'make'; send: string; children: (errors: FieldErrors) => ReactNode }

/** A CV's form as one long page, for browsers without our script. */
export function PlainCvForm({ plain, send, children }: FrameProps) {
  const { errors = {}, message } = usePosted(plain) ?? {}
  return (
    <div id={PLAIN_FORM} className="without-script">
      <PlainForm plain={plain} encType="multipart/form-data" className="grid gap-4">
        <FormKey />
        <FormErrors errors={errors} message={message ?? missingFields(errors)} />
        {children(errors)}
        <p>
          <Button type="submit">{send}</Button>
        </p>
      </PlainForm>
    </div>
  )
}

type SkillLinesProps = { skills: readonly string[]; errors: FieldErrors }

export function SkillLines({ skills, errors }: SkillLinesProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2>{t('Your skills')}</h2>
      <Lines
        label={t('Skills')}
        name="skills"
        lines={skills}
        help={t('Machines, programs, trades and languages. One on each line')}
        errors={errors}
      />
    </Card>
  )
}

type LinesProps = {
  label: string
  name: string
  lines: readonly string[]
  help: string
  errors: FieldErrors
}

/** A list, one entry on each line. */
export function Lines({ label, name, lines, help, errors }: LinesProps) {
  return (
    <TextField
      label={label}
      name={name}
      rows={Math.min(12, Math.max(4, lines.length + 1))}
      defaultValue={lines.join('\n')}
      help={help}
      error={errors[name]}
    />
  )
}
