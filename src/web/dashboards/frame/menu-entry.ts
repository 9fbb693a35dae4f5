import type { ComponentType } from 'react'

export type MenuEntry = {
  key: string
  href: string
  label: string
  /** In the bottom bar of phones, where long labels do not fit. */
  short?: string
  Icon: ComponentType<{ size?: number }>
}

/** `title`: none for the first group. */
export type MenuGroup = { title?: string; entries: readonly MenuEntry[] }

/** The numbers beside entries, by their keys. `new` waits for somebody and is red; `stock` is only for information. */
export type MenuCounts = Readonly<Record<string, { new?: number | undefined; stock?: number | undefined }>>
