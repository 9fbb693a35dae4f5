import { type Ask, askTitle } from '../../modules/documents/choices.ts'
import { t } from '../../shared/language/words.ts'
import { Badge } from '../components/surfaces/badge.tsx'

type AskedDocumentsProps = { title: string; asks: readonly (Ask & { isShared: boolean })[] }

/** The documents that a job asks for, each with whether it is shared. Absent if the job asks for none. */
export function AskedDocuments({ title, asks }: AskedDocumentsProps) {
  if (asks.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      <ul className="grid gap-1">
        {asks.map((ask) => (
          <li key={ask.kind} className="flex flex-wrap items-center gap-x-2">
            <span>{askTitle(ask)}</span>
            <Badge tone={ask.isShared ? 'green' : 'yellow'}>
              {ask.isShared ? t('Shared') : t('Not shared')}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
