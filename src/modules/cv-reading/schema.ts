import type { Education, Experience } from '../catalog/choices.ts'

/** A value read from a file, and the words that it comes from, where a person may want to compare them. */
type Understood<T> = { value: T; from?: string }

/** The details read from a CV's text. Unclear details are absent: an empty field is better than a wrong one. */
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

/**
 * The input beside the text: the file's name, locations, categories and the current time. Aliases are in lower case.
 */
export type CvWorld = {
  fileName: string
  places: readonly { name: string; kind: string; aliases: readonly string[] }[]
  categories: readonly string[]
  now: Date
}
