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
  /** What to fill in next: the field, and how to ask for it. */
  next: { name: keyof Profile; words: string } | undefined
}

export function completeness(profile: Profile | undefined): Completeness {
  if (!profile) return { percent: 10, next: FIELDS[0] }
  const missing = FIELDS.filter(({ name }) => !profile[name]?.length)
  return {
    percent: Math.round(((FIELDS.length - missing.length) / FIELDS.length) * 100),
    next: missing[0],
  }
}
