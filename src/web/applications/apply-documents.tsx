import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { type Ask, fits } from '../../modules/documents/choices.ts'
import { t } from '../../shared/language/words.ts'
import { call } from '../app/loading/api-client.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { CheckboxGroup } from '../components/forms/choice.tsx'
import type { ApplyJob, SendableDocument } from './apply-state.ts'
import { choiceOf, isMissing, missingText } from './document-choices.ts'

const loadAdd = () => import('../documents/add-document.tsx').then(({ AddDocument }) => AddDocument)

/** What the form needs for documents. Loaded only if the job asks for some or the job seeker has some. */
export type DocumentParts = { Form: typeof WithDocuments; Fields: typeof ApplyDocuments }

type WithDocumentsProps = {
  asks: readonly Ask[]
  first: readonly SendableDocument[]
  children: (papers: Papers) => ReactNode
}

/** Passes the job seeker's documents to the form, and shows the dialog that adds one beside it. */
function WithDocuments({ asks, first, children }: WithDocumentsProps) {
  const papers = useDocumentsToApply(asks, first)
  // A form inside a form would send both.
  return (
    <>
      {children(papers)}
      {papers.dialog}
    </>
  )
}

export type Papers = ReturnType<typeof useDocumentsToApply>

function useDocumentsToApply(asks: readonly Ask[], first: readonly SendableDocument[]) {
  const { client } = useSite()
  const [documents, setDocuments] = useState(first)
  const [added, setAdded] = useState<readonly string[]>([])
  const [AddDocument, open, close] = useLatePiece(loadAdd)
  const ask = asks.find((one) => isMissing(one, documents)) ?? asks[0]
  const dialog = AddDocument && (
    <AddDocument
      wanted={ask?.kind}
      onClose={close}
      onAdded={(document) => {
        setAdded([...added, String(document.id)])
        setDocuments([...documents, document])
      }}
    />
  )
  /** One was deleted meanwhile. */
  const reload = () => void call(client.api.user.documents.$get()).then(setDocuments, () => undefined)
  return { documents, added, open, dialog, reload }
}

type ApplyDocumentsProps = {
  job: Pick<ApplyJob, 'asks' | 'companyName'>
  papers: Papers
  /** The ids that were ticked before. */
  kept: string | string[] | undefined
  error: string | undefined
}

/**
 * Offers the job seeker's documents and says what the job asks for besides. None is ticked at first, because people
 * choose for each application what they share; what they add here is meant for this application.
 */
function ApplyDocuments({ job: { asks, companyName }, papers, kept, error }: ApplyDocumentsProps) {
  const { documents, added, open } = papers
  const isFitting = (document: SendableDocument) => asks.some((ask) => fits(document, ask))
  const [fitting, others] = [documents.filter(isFitting), documents.filter((one) => !isFitting(one))]
  const missing = asks.filter((ask) => isMissing(ask, documents))
  const ticked = [kept ?? [], added].flat()
  const group = { name: 'documentIds', defaultValues: ticked }
  const help = t('{companyName} can open what you tick, as long as your application is open.', {
    companyName,
  })
  if (asks.length + others.length === 0) return null
  return (
    <section className="grid gap-2">
      {fitting.length > 0 && (
        <CheckboxGroup
          {...group}
          label={t('Documents that {companyName} asks for', { companyName })}
          help={help}
          options={fitting.map(choiceOf)}
          error={error}
        />
      )}
      {missing.length > 0 && <p>{missingText(missing)}</p>}
      {asks.length > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => void open()}>
          {t('Add a document')}
        </Button>
      )}
      {others.length > 0 && (
        <details open={others.some(({ id }) => ticked.includes(String(id)))}>
          <summary className="btn btn-bare -ml-2.5">
            <Plus size={18} />
            {t('Share other documents (optional)')}
          </summary>
          <CheckboxGroup
            {...group}
            id="otherDocuments"
            label={t('Your other documents')}
            help={fitting.length === 0 ? help : undefined}
            options={others.map(choiceOf)}
          />
        </details>
      )}
    </section>
  )
}

export const documentParts: DocumentParts = { Form: WithDocuments, Fields: ApplyDocuments }
