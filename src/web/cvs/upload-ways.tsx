import * as v from 'valibot'
import { Tabs } from '../components/tabs.tsx'
import { AppLink } from '../link.tsx'
import { formatQuery, pageSearch } from '../search-params.ts'

const WAYS = ['file', 'make'] as const
type UploadWay = (typeof WAYS)[number]
/** The address says which way, so that back and reload keep it; `next`: where one goes on once the CV is there. */
export const readUploadSearch = pageSearch({
  way: v.picklist(WAYS),
  next: v.pipe(v.string(), v.maxLength(500)),
})

/** The two ways to a CV. */
type UploadWaysProps = { path: string; current: UploadWay; next?: string | undefined }

export function UploadWays({ path, current, next }: UploadWaysProps) {
  return (
    <Tabs
      label="How your CV gets here"
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
