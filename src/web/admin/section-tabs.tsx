import { Link, useSearch } from '@tanstack/react-router'
import { Tabs } from '../components/controls/tabs.tsx'

type SectionTabsProps<Key extends string> = {
  label: string
  tabs: readonly { key: Key; label: string; count?: number | undefined }[]
  current: Key
}

/** The parts of a section. The address names the open one. */
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

/** Returns the tab that the address names, otherwise the first. */
export function useSectionTab<Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const { tab } = useSearch({ from: '/admin' })
  return keys.find((key) => key === tab) ?? keys[0]
}
