import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { MAX_TRANSLATIONS_FILE, TranslationBody } from '../../../modules/translations/schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { useSite } from '../../app/site.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { FileInput } from '../../components/forms/file-input.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { type Import, importTranslations, saveTranslation, type Translation } from './translations-queries.ts'

type CorrectDialogProps = { row: Translation; onClose: () => void }

export function CorrectDialog({ row, onClose }: CorrectDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: TranslationBody,
    read: ({ words, isReviewed }) => ({ english: row.english, words, isReviewed: isReviewed === 'on' }),
    fallback: 'The message could not be saved',
    submit: async (json) => {
      await saveTranslation(client, json)
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: json.words ? 'Message saved' : 'Built-in words restored' })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Correct a message"
      description={row.english}
      form={form}
      submitLabel="Save message"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <TextField
        label="Tok Pisin"
        name="words"
        lang="tpi"
        rows={4}
        defaultValue={row.words}
        help="Keep what is in braces, such as {count}. Two forms with | between them are for one thing and for several. Leave it empty to return to the built-in words."
        error={form.errors['words']}
      />
      <Checkbox name="isReviewed" label="A speaker has checked it" defaultChecked={row.isReviewed} />
    </FormDialog>
  )
}

const CHOOSE = 'Please choose a CSV file'
const FileToImport = v.object({
  file: v.pipe(
    v.instance(File, CHOOSE),
    v.check((file) => file.size > 0, CHOOSE),
    v.check((file) => file.size <= MAX_TRANSLATIONS_FILE, 'This file is too large'),
  ),
})

type ImportDialogProps = { onDone: (outcome: Import) => void; onClose: () => void }

export function ImportDialog({ onDone, onClose }: ImportDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: FileToImport,
    fallback: 'The file could not be read. Please try again.',
    submit: async ({ file }) => {
      onDone(await importTranslations(client, await file.text()))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Import messages"
      form={form}
      submitLabel="Import"
      busyLabel="Importing…"
      onClose={onClose}
    >
      <FileInput
        label="CSV file"
        name="file"
        required
        accept=".csv,text/csv"
        help="The file that you downloaded here, with your corrections. Lines that you did not change stay as they are."
        error={form.errors['file'] ?? form.errors['csv']}
      />
    </FormDialog>
  )
}
