import { t } from '../../../shared/language/words.ts'
import { usePosted } from '../../app/forms/plain-form.tsx'
import { textOf } from '../../app/forms/sent-values.tsx'
import { FileInput } from '../../components/forms/file-input.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { ContactFields, PlaceFields, WorkFields } from '../upload/upload-fields.tsx'
import { FILE_ACCEPT } from '../upload/upload-values.ts'
import { PlainCvForm, type PlainCvFormProps, SkillLines } from './plain-cv-fields.tsx'

type PlainFileFormProps = PlainCvFormProps & {
  /** The CV to edit. Without it, a new one is uploaded. */
  cv?: { fileName: string | null } | undefined
}

/** The form of a CV's file. A file that has arrived stays on the server until the rest of the form is right. */
export function PlainFileForm({ values, choices, cv }: PlainFileFormProps) {
  const sent = usePosted('file')?.values ?? {}
  const [token, fileName] = [textOf(sent, 'readFile'), textOf(sent, 'readFileName')]
  return (
    <PlainCvForm plain="file" send={cv ? t('Update CV') : t('Upload CV')}>
      {(errors) => {
        const fields = { values, choices, errors, skills: values.skills, onSkills: () => undefined }
        return (
          <>
            <Card as="section" className="grid gap-4">
              <h2>{t('Your CV')}</h2>
              {token && (
                <>
                  <input type="hidden" name="readFile" value={token} />
                  <input type="hidden" name="readFileName" value={fileName} />
                </>
              )}
              <FileInput
                label={t('CV File')}
                name="file"
                required={!cv && !token}
                accept={FILE_ACCEPT}
                help={t('PDF, DOC or DOCX, at most 5 MB. PDF looks the same on every phone and computer.')}
                current={fileName || cv?.fileName || undefined}
                error={errors['file']}
              />
            </Card>
            <ContactFields {...fields} />
            <WorkFields {...fields} />
            <SkillLines skills={values.skills} errors={errors} />
            <PlaceFields {...fields} />
          </>
        )
      }}
    </PlainCvForm>
  )
}
