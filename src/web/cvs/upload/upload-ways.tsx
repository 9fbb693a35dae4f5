import FileText from 'lucide-react/icons/file-text'
import PencilLine from 'lucide-react/icons/pencil-line'
import * as v from 'valibot'
import { t } from '../../../shared/language/words.ts'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { LinkCard } from '../../components/surfaces/card.tsx'

const WAYS = ['file', 'make'] as const
/**
 * Reads from the address how the CV is added, so that going back and reloading keep the choice. `next`: the page to
 * open after the CV is added.
 */
export const readUploadSearch = pageSearch({
  way: v.picklist(WAYS),
  next: v.pipe(v.string(), v.maxLength(500)),
})

/** The two ways to add a CV. */
export function UploadWays({ next }: { next: string | undefined }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LinkCard
        as="div"
        href={`/upload${formatQuery({ way: 'file', next })}`}
        title={t('I have a file')}
        before={
          <span className="icon-tile mb-3">
            <FileText size={22} />
          </span>
        }
      >
        <p className="pt-1 text-muted">
          {t('A PDF or Word file, or photos of a CV on paper. We read it and fill in the form for you.')}
        </p>
      </LinkCard>
      <LinkCard
        as="div"
        href={`/upload${formatQuery({ way: 'make', next })}`}
        title={t('Make one now (5 minutes)')}
        before={
          <span className="icon-tile mb-3">
            <PencilLine size={22} />
          </span>
        }
      >
        <p className="pt-1 text-muted">
          {t('Answer short questions. We make a PDF that you can send to employers, download and print.')}
        </p>
      </LinkCard>
    </div>
  )
}
