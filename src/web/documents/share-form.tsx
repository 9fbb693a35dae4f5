import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Sharing as SharingInput } from '../../modules/applications/schema.ts'
import { documentTitle, fits } from '../../modules/documents/choices.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { CheckboxGroup } from '../components/forms/choice.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { toast } from '../components/overlays/toast.ts'
import { type OwnDocument, ownDocumentsQuery, refreshDocuments, type Sharing } from './queries.ts'

const loadAdd = () => import('./add-document.tsx').then(({ AddDocument }) => AddDocument)

type ShareFormProps = { applicationId: number; sharing: Sharing; company: string; onDone: () => void }

/** Lets the job seeker choose the documents for an application, and add one that is missing. */
export function ShareForm(props: ShareFormProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const own = useQuery(ownDocumentsQuery(client))
  const [added, setAdded] = useState<readonly number[]>([])
  const [AddDocument, open, close] = useLatePiece(loadAdd)
  const isMissing = (ask: Sharing['asks'][number]) => !own.data?.some((document) => fits(document, ask))
  // A form inside a form would send both.
  return (
    <>
      <Loaded query={own} what={t('your documents')} bones={1} boneClass="h-16">
        {(documents) => <Choice {...props} documents={documents} added={added} onAdd={() => void open()} />}
      </Loaded>
      {AddDocument && (
        <AddDocument
          wanted={props.sharing.asks.find(isMissing)?.kind}
          onClose={close}
          onAdded={({ id }) => {
            setAdded([...added, id])
            return refreshDocuments(queryClient)
          }}
        />
      )}
    </>
  )
}

type ChoiceProps = ShareFormProps & {
  documents: readonly OwnDocument[]
  /** The ids of documents that were added for this application. They are ticked. */
  added: readonly number[]
  onAdd: () => void
}

function Choice({ applicationId, sharing, company, documents, added, onAdd, onDone }: ChoiceProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { errors, message, busy, formProps } = useForm({
    schema: SharingInput,
    fallback: t('Not saved. Please try again.'),
    read: ({ documentIds }) => ({ documentIds: [documentIds ?? []].flat().map(Number) }),
    async submit(json) {
      const param = { id: String(applicationId) }
      const { documents } = await call(client.api.user.applications[':id'].documents.$put({ param, json }))
      await refreshDocuments(queryClient)
      toast({
        title: t('Saved'),
        description:
          documents.length === 0
            ? t('You share no documents with {company}.', { company })
            : t('{company} can open what you chose.', { company }),
      })
      onDone()
    },
  })
  return (
    <form method="post" className="grid gap-3" {...formProps}>
      <FormErrors errors={errors} message={message} />
      {documents.length === 0 ? (
        <p>{t('You have no documents yet.')}</p>
      ) : (
        <CheckboxGroup
          label={t('Documents for {company}', { company })}
          name="documentIds"
          options={documents.map((document) => ({
            value: String(document.id),
            label: documentTitle(document),
            help: document.hasExpired ? t('Expired') : undefined,
          }))}
          defaultValues={[...sharing.documents.map(({ id }) => id), ...added].map(String)}
          error={errors['documentIds']}
        />
      )}
      <Button look="quiet" className="justify-self-start" onClick={onAdd}>
        {t('Add a document')}
      </Button>
      <div className="actions">
        {documents.length > 0 && (
          <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
        )}
        <Button look="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
