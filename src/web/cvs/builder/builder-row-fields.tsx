import type { CvDocument } from '../../../modules/cvs/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { Field, TextField } from '../../components/forms/field.tsx'

export const LICENCES = [
  'Driver licence class 1',
  'Driver licence class 3',
  'Driver licence class 6',
  'Forklift ticket',
  'First aid certificate',
  'Trade certificate (NATTB)',
  'Work at heights',
  'Police clearance',
]
export const LANGUAGES = ['Tok Pisin', 'English', 'Hiri Motu']

type RowFieldsProps<K extends 'work' | 'schooling' | 'referees'> = {
  /** The start of the fields' names: `work.0.`. */
  path: string
  row: CvDocument[K][number] | undefined
}

export function WorkRowFields({ path, row }: RowFieldsProps<'work'>) {
  return (
    <>
      <Field label={t('Your job there')} name={`${path}role`} defaultValue={row?.role} />
      <Field label={t('Employer and town')} name={`${path}place`} defaultValue={row?.place} />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t('From')}
          name={`${path}from`}
          help={t('For example 2019 or March 2019')}
          defaultValue={row?.from}
        />
        <Field
          label={t('To')}
          name={`${path}to`}
          help={t('Leave empty if you still work there')}
          defaultValue={row?.to}
        />
      </div>
      <TextField
        label={t('What you did')}
        name={`${path}tasks`}
        rows={4}
        help={t('One thing per line: machines, numbers, people you led')}
        defaultValue={row?.tasks}
      />
    </>
  )
}

export function SchoolingRowFields({ path, row }: RowFieldsProps<'schooling'>) {
  return (
    <>
      <Field
        label={t('Certificate or grade')}
        name={`${path}course`}
        help={t('For example Grade 12 or Certificate in Carpentry')}
        defaultValue={row?.course}
      />
      <Field label={t('School and town')} name={`${path}place`} defaultValue={row?.place} />
      <Field label={t('Year')} name={`${path}year`} defaultValue={row?.year} />
    </>
  )
}

export function RefereeRowFields({ path, row }: RowFieldsProps<'referees'>) {
  return (
    <>
      <Field label={t('Referee’s name')} name={`${path}name`} defaultValue={row?.name} />
      <Field label={t('Position and company')} name={`${path}role`} defaultValue={row?.role} />
      <Field label={t('Phone number or email')} name={`${path}contact`} defaultValue={row?.contact} />
    </>
  )
}
