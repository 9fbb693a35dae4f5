import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { t } from '../../../shared/language/words.ts'

type SearchWordsProps = {
  label: string
  placeholder: string
  words: string | undefined
  /** The number of filters that are set. */
  filterCount: number
}

/** The first parts of a search bar: the words, and on phones the link that opens the filters as a sheet. */
export function SearchWords({ label, placeholder, words, filterCount }: SearchWordsProps) {
  return (
    <>
      <div className="field icon-field">
        <label className="sr" htmlFor="query">
          {label}
        </label>
        <Search size={18} />
        <input
          className="input"
          id="query"
          name="query"
          type="search"
          placeholder={placeholder}
          defaultValue={words}
        />
      </div>
      <a href="#filters" className="chip lg:hidden">
        <SlidersHorizontal size={18} />
        {t('Filters')}
        <span data-list-part="filter-count">
          {filterCount > 0 && <b className="count-brand">{filterCount}</b>}
        </span>
      </a>
    </>
  )
}
