import { type DocumentKind, LICENCE_CLASSES } from '../../modules/documents/choices.ts'
import { MAX_NAME } from '../../modules/documents/limits.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import type { FormValues } from '../app/forms/form-values.ts'
import { CheckboxGroup } from '../components/forms/choice.tsx'
import { Field } from '../components/forms/field.tsx'

const NAME_HELP: Record<DocumentKind, string> = {
  trade_test: 'Optional, for example: Welder, level 2',
  licence: 'Optional, for example: Driver licence, or electrical licence',
  certificate: 'Optional, for example: Certificate 3 in Heavy Fabrication',
  police_clearance: 'Optional, for example: the year',
  nid: 'Optional',
  reference: 'Optional, for example: the company that wrote it',
}

type DocumentFieldsProps = {
  kind: DocumentKind
  errors: FieldErrors
  values?: { name: string; classes: readonly string[]; expiresOn: string | null }
}

/** The details of a document: its name, the classes of a licence, and the day on which it expires. */
export function DocumentFields({ kind, errors, values }: DocumentFieldsProps) {
  return (
    <>
      {kind === 'licence' && (
        <CheckboxGroup
          label={t('Classes of a driver licence')}
          name="classes"
          layout="grid grid-cols-2 sm:grid-cols-4"
          options={LICENCE_CLASSES.map((value) => ({ value, label: t('Class {value}', { value }) }))}
          defaultValues={values?.classes}
          error={errors['classes']}
        />
      )}
      <Field
        label={t('Name')}
        name="name"
        maxLength={MAX_NAME}
        autoComplete="off"
        help={t(NAME_HELP[kind])}
        defaultValue={values?.name}
        error={errors['name']}
      />
      <Field
        label={t('Expires on')}
        name="expiresOn"
        type="date"
        help={t('Leave it empty if it does not expire.')}
        defaultValue={values?.expiresOn ?? ''}
        error={errors['expiresOn']}
      />
    </>
  )
}

/** A single ticked class arrives as a string instead of a list. */
export function readDetails({ name, classes, expiresOn }: FormValues) {
  return { name, classes: [classes ?? []].flat(), expiresOn }
}
