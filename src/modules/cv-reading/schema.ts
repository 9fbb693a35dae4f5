import type { Education, Experience } from '../catalog/schema.ts'

/** What was understood, and the words of the file that say so where a person may want to compare. */
type Understood<T> = { value: T; from?: string }

/** What a CV's text says of its person. What it does not say clearly is absent: an empty field is better than a wrong one. */
export type CvReading = {
  fullName?: Understood<string>
  email?: Understood<string>
  phone?: Understood<string>
  jobTitle?: Understood<string>
  /** Name of a location of the catalog. */
  location?: Understood<string>
  skills?: Understood<string[]>
  experience?: Understood<Experience>
  /** Slug of a category of the catalog. */
  category?: Understood<string>
  education?: Understood<Education>
  summary?: Understood<string>
}

/** What a reader has to know of the world. Aliases in lower case. */
export type CvWorld = {
  fileName: string
  places: readonly { name: string; kind: string; aliases: readonly string[] }[]
  categories: readonly string[]
  now: Date
}
