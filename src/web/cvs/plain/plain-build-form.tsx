import type { ReactNode } from 'react'
import type { CvDocument } from '../../../modules/cvs/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { FieldNotes } from '../../components/forms/field.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { RefereeRowFields, SchoolingRowFields, WorkRowFields } from '../builder/builder-row-fields.tsx'
import { EMPTY_DOCUMENT } from '../builder/builder-values.ts'
import { ContactFields, PlaceFields, WorkFields } from '../upload/upload-fields.tsx'
import { Lines, PlainCvForm, type PlainCvFormProps, SkillLines } from './plain-cv-fields.tsx'

type PlainBuildFormProps = PlainCvFormProps & {
  /** The CV whose file is made again. Without it, a new CV is made. */
  cv?: { document: CvDocument | null } | undefined
}

/** Makes a CV from fields. */
export function PlainBuildForm({ values, choices, cv }: PlainBuildFormProps) {
  const document = cv?.document ?? EMPTY_DOCUMENT
  const { work, schooling, referees, licences, languages } = document
  return (
    <PlainCvForm plain="make" send={cv ? t('Update CV') : t('Make and publish CV')}>
      {(errors) => {
        const fields = { values, choices, errors, skills: values.skills, onSkills: () => undefined }
        return (
          <>
            <ContactFields {...fields} />
            <WorkFields {...fields} />
            <Rows
              name="work"
              title={t('Places of work')}
              help={t(
                'Newest first. No job yet? Add church, school, market or family work, or leave this empty.',
              )}
              error={errors['work']}
              count={rowsFor(work, 3, 15)}
              label={t('Work')}
            >
              {(path, index) => <WorkRowFields path={path} row={work[index]} />}
            </Rows>
            <SkillLines skills={values.skills} errors={errors} />
            <Card as="section" className="grid gap-4">
              <h2>{t('Licences and languages')}</h2>
              <Lines
                label={t('Licences and tickets (optional)')}
                name="licences"
                lines={licences}
                help={t('One on each line, for example Driver licence class 3')}
                errors={errors}
              />
              <Lines
                label={t('Languages (optional)')}
                name="languages"
                lines={languages}
                help={t('One on each line')}
                errors={errors}
              />
            </Card>
            <Rows
              name="schooling"
              title={t('Schools and courses')}
              help={t('Newest first, with certificates and trade tests.')}
              error={errors['schooling']}
              count={rowsFor(schooling, 3, 10)}
              label={t('School or course')}
            >
              {(path, index) => <SchoolingRowFields path={path} row={schooling[index]} />}
            </Rows>
            <Rows
              name="referees"
              title={t('Referees (optional)')}
              help={t(
                'People who can say how you work. Ask them first: their number is in the file that employers download.',
              )}
              error={errors['referees']}
              count={rowsFor(referees, 2, 4)}
              label={t('Referee')}
            >
              {(path, index) => <RefereeRowFields path={path} row={referees[index]} />}
            </Rows>
            <PlaceFields {...fields} />
          </>
        )
      }}
    </PlainCvForm>
  )
}

/** Room for some more. Who needs yet more saves the CV and edits it. */
const rowsFor = (rows: readonly unknown[], free: number, max: number) => Math.min(max, rows.length + free)

type RowsProps = {
  /** The name of the list in the JSON. Its errors appear in this section. */
  name: string
  title: string
  help: ReactNode
  error: string | undefined
  count: number
  label: string
  children: (path: string, index: number) => ReactNode
}

function Rows({ name, title, help, error, count, label, children }: RowsProps) {
  return (
    <Card as="section" className="grid gap-4" id={name}>
      <h2>{title}</h2>
      <FieldNotes id={name} help={help} error={error} />
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
        <fieldset key={index} className="grid gap-4">
          <legend className="label">
            {label} {index + 1}
          </legend>
          {children(`${name}.${index}.`, index)}
        </fieldset>
      ))}
      <p className="help">{t('Do you need more room? Save your CV first, then open it again.')}</p>
    </Card>
  )
}
