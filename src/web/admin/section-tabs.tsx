import { Link, useSearch } from '@tanstack/react-router'
import { Tabs } from '../components/tabs.tsx'

type SectionTabsProps<Key extends string> = {
  label: string
  tabs: readonly { key: Key; label: string; count?: number | undefined }[]
  current: Key
}

/** The parts of a section; the address names the one that is open. */
export function SectionTabs<Key extends string>({ label, tabs, current }: SectionTabsProps<Key>) {
  const { section } = useSearch({ from: '/admin' })
  return (
    <Tabs
      label={label}
      tabs={tabs}
      current={current}
      renderLink={(tab, props) => (
        <Link to="/admin" search={{ ...(section && { section }), tab }} resetScroll={false} {...props} />
      )}
    />
  )
}

/** The tab that the address names, else the first. */
export function useSectionTab<Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const { tab } = useSearch({ from: '/admin' })
  return keys.find((key) => key === tab) ?? keys[0]
}
