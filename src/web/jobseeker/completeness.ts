import type { Profiles } from '../session.ts'

type Profile = Pick<
  Profiles['jobSeeker'],
  'fullName' | 'email' | 'phone' | 'location' | 'jobTitle' | 'summary' | 'experience' | 'education' | 'skills'
>

/** The nine fields that count, in the order in which they are asked for (specification 1, section 5). */
const FIELDS: readonly { name: keyof Profile; words: string }[] = [
  { name: 'fullName', words: 'your full name' },
  { name: 'email', words: 'your email address' },
  { name: 'phone', words: 'your phone number' },
  { name: 'location', words: 'your location' },
  { name: 'jobTitle', words: 'your job title' },
  { name: 'summary', words: 'a summary of your work' },
  { name: 'experience', words: 'your experience level' },
  { name: 'education', words: 'your education' },
  { name: 'skills', words: 'your skills' },
]

type Completeness = {
  /** 0 to 100; 10 without a profile. */
  percent: number
  filled: number
  fields: number
  /** What to fill in next: the field, and how to ask for it. */
  next: { name: keyof Profile; words: string } | undefined
}

export function completeness(profile: Profile | undefined): Completeness {
  const fields = FIELDS.length
  if (!profile) return { percent: 10, filled: 0, fields, next: FIELDS[0] }
  const missing = FIELDS.filter(({ name }) => !profile[name]?.length)
  const filled = fields - missing.length
  return { percent: Math.round((filled / fields) * 100), filled, fields, next: missing[0] }
}
