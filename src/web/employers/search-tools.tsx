import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { Button } from '../components/button.tsx'
import { Select } from '../components/select.tsx'
import { useLatePiece } from '../late-piece.ts'
import { AppLink } from '../link.tsx'
import type { SearchWords } from './search-words.ts'

const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Best match',
  date: 'Newest first',
  experience: 'Most experience',
  salary: 'Highest pay',
}
const OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

/** Above the results: their order, and what is kept of them. */
export function SearchTools({ words, onSort }: { words: SearchWords; onSort: (sort: Sort) => void }) {
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('./save-search-dialog.tsx').then((piece) => piece.SaveSearchDialog),
  )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label="Sort by"
        name="sortBy"
        className="w-44"
        options={OPTIONS}
        value={words.sortBy ?? 'relevance'}
        onChange={({ target }) => onSort(SORTS.find((sort) => sort === target.value) ?? 'relevance')}
      />
      <Button look="quiet" onClick={() => void open()}>
        Save this search
      </Button>
      <AppLink href="/employer-shortlists" className="btn btn-bare">
        Shortlists
      </AppLink>
      <AppLink href="/employer-opened-cvs" className="btn btn-bare">
        Opened CVs
      </AppLink>
      {SaveDialog && <SaveDialog words={words} onClose={close} />}
    </div>
  )
}
