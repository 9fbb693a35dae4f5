import { useState } from 'react'
import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { useListSearch } from '../use-list-search.ts'
import { TermForm } from './term-form.tsx'
import { TermsList } from './terms-list.tsx'
import { WeakSearches } from './weak-searches.tsx'

const TABS = [
  { key: 'terms', label: 'Terms' },
  { key: 'searches', label: 'Weak searches' },
] as const

/** What AI search knows beyond its own lists, and what it was asked and could not answer well. */
export function LexiconSection() {
  const tab = useSectionTab(['terms', 'searches'])
  const [list, change] = useListSearch()
  const [adding, setAdding] = useState<{ phrase: string }>()
  const add = (phrase: string) => setAdding({ phrase })
  return (
    <section className="grid min-w-0 gap-4">
      <h2>Search Lexicon</h2>
      <p className="max-w-prose text-muted">
        What people in the country call jobs and skills. AI search knows a new term within seconds; CVs that
        hold it are read again in the background.
      </p>
      <SectionTabs label="Lexicon" tabs={TABS} current={tab} />
      {tab === 'terms' ? (
        <TermsList list={list} onChange={change} onAdd={add} />
      ) : (
        <WeakSearches list={list} onChange={change} onAdd={add} />
      )}
      {adding && <TermForm phrase={adding.phrase} onClose={() => setAdding(undefined)} />}
    </section>
  )
}
