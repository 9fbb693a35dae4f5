import { shorten } from '../../shared/text.ts'
import { collectSections, type Sections } from './collect-sections.ts'
import { matchCategory } from './match-job-words.ts'
import { readEmail, readLocation, readPhone } from './read-contacts.ts'
import { readEducation } from './read-education.ts'
import { readExperience } from './read-experience.ts'
import { readName, readTitle } from './read-person.ts'
import { readSkills } from './read-skills.ts'
import type { CvReading, CvWorld } from './schema.ts'

/** The maximum number of characters that a profile section adds to the summary. */
const LONGEST_SUMMARY = 1000
const SHORTEST_SUMMARY = 40

/** Reads a person's details from the text of a CV. The rules are pure: the same text always gives the same result. */
export function readCv(text: string, world: CvWorld): CvReading {
  const sections = collectSections(text)
  const email = readEmail(sections)
  const phone = readPhone(sections)
  const name = readName(sections, world.fileName, { email, phone })
  const jobTitle = readTitle(sections, name)
  const education = readEducation(sections)
  return {
    ...understood('fullName', name?.name),
    ...understood('email', email),
    ...understood('phone', phone),
    ...understood('jobTitle', jobTitle),
    ...understood('location', readLocation(sections, world.places)),
    ...understood('skills', readSkills(sections)),
    ...found('experience', readExperience(sections, world.now)),
    ...understood('category', jobTitle && matchCategory(jobTitle, world.categories)),
    ...found('education', education && { value: education.value, from: education.from }),
    ...understood('summary', readSummary(sections)),
  }
}

function understood<K extends keyof CvReading, T>(field: K, value: T | undefined) {
  return found(field, value === undefined || value === '' ? undefined : { value })
}

function found<K extends keyof CvReading, T>(field: K, entry: T | undefined): { [key in K]?: T } {
  const fields: { [key in K]?: T } = {}
  if (entry) fields[field] = entry
  return fields
}

/** Returns the paragraph under 'Profile', 'About me' or 'Career objective'. */
function readSummary({ summary }: Sections): string | undefined {
  const text = summary
    .map((line) => line.replace(/^[•·●▪*-]\s*/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
  return text.length < SHORTEST_SUMMARY ? undefined : shorten(text, LONGEST_SUMMARY)
}
