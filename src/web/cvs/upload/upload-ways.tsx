import * as v from 'valibot'
import { AppLink } from '../../app/link.tsx'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { Tabs } from '../../components/controls/tabs.tsx'

const WAYS = ['file', 'make'] as const
type UploadWay = (typeof WAYS)[number]
/**
 * Reads the address, which says how the CV is added, so that going back and reloading keep the choice. `next`: the page
 * to open when the CV is there.
 */
export const readUploadSearch = pageSearch({
  way: v.picklist(WAYS),
  next: v.pipe(v.string(), v.maxLength(500)),
})

/** The two ways to add a CV. */
type UploadWaysProps = { path: string; current: UploadWay; next?: string | undefined }

export function UploadWays({ path, current, next }: UploadWaysProps) {
  return (
    <Tabs
      label="How to add your CV"
      tabs={[
        { key: 'file', label: 'I have a CV file' },
        { key: 'make', label: 'Make one here' },
      ]}
      current={current}
      href={(way) => path + formatQuery({ way, next })}
      link={AppLink}
    />
  )
}
