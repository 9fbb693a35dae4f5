import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTitle } from '../../modules/documents/choices.ts'
import { formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { AskedDocuments } from './asked-documents.tsx'
import { ExpiryBadge } from './expiry-badge.tsx'
import { type Shared, sharingQuery } from './queries.ts'
import { ShareForm } from './share-form.tsx'

type SharedDocumentsProps = { applicationId: number; company: string }

/** Shows the documents shared with an application. Others can be chosen while the application is open. */
export function SharedDocuments({ applicationId, company }: SharedDocumentsProps) {
  const { client } = useSite()
  const query = useQuery(sharingQuery(client, applicationId))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className="grid gap-2">
      <h3>{t('Your documents')}</h3>
      <Loaded query={query} what={t('the documents that you share')} bones={1} boneClass="h-16">
        {(sharing) =>
          sharing.isOver ? (
            <p className="text-muted">{t('{company} can no longer open documents of yours.', { company })}</p>
          ) : (
            <>
              <AskedDocuments title={t('{company} asks for:', { company })} asks={sharing.asks} />
              {isChoosing ? (
                <ShareForm
                  applicationId={applicationId}
                  sharing={sharing}
                  company={company}
                  onDone={() => setChoosing(false)}
                />
              ) : (
                <>
                  <SharedList documents={sharing.documents} company={company} />
                  <Button look="quiet" className="justify-self-start" onClick={() => setChoosing(true)}>
                    {sharing.documents.length === 0 ? t('Share documents') : t('Change what you share')}
                  </Button>
                </>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function SharedList({ documents, company }: { documents: readonly Shared[]; company: string }) {
  if (documents.length === 0)
    return <p className="text-muted">{t('You share none with {company}.', { company })}</p>
  return (
    <>
      <ul className="grid gap-1">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{documentTitle(document)}</span>{' '}
            <ExpiryBadge document={document} />
            {document.openedAt && (
              <span className="help">{t('Opened on {date}', { date: formatDate(document.openedAt) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="help">{t('{company} can open them as long as this application is open.', { company })}</p>
    </>
  )
}
