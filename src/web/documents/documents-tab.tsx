import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../shared/language/words.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { DocumentRow } from './document-row.tsx'
import { ownDocumentsQuery, refreshDocuments } from './queries.ts'

const loadAdd = () => import('./add-document.tsx').then(({ AddDocument }) => AddDocument)

/** The document folder of a job seeker. */
export function DocumentsTab() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const query = useQuery(ownDocumentsQuery(client))
  const [AddDocument, open, close] = useLatePiece(loadAdd)
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t('My documents')}</h2>
        <Button onClick={() => void open()}>{t('Add a document')}</Button>
      </div>
      <p className="help">
        {t(
          'Licences, trade tests, certificates, police clearance, NID card and references. Only you see them. Employers see the ones that you choose for an application, as long as that application is open.',
        )}
      </p>
      <Loaded query={query} what={t('your documents')} boneClass="h-24">
        {(documents) =>
          documents.length === 0 ? (
            <Card>
              <EmptyState
                level="h3"
                title={t('No documents yet')}
                why={t('Take a photo of your licence or certificate once, and send it with any application.')}
                action={
                  <Button look="quiet" onClick={() => void open()}>
                    {t('Add your first document')}
                  </Button>
                }
              />
            </Card>
          ) : (
            <ul className="grid gap-4">
              {documents.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {AddDocument && <AddDocument onClose={close} onAdded={() => refreshDocuments(queryClient)} />}
    </section>
  )
}
