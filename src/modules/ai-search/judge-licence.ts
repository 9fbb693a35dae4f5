import type { Candidate } from './candidate.ts'
import type { Evidence } from './evidence.ts'
import { ANY_LICENCE } from './intent.ts'

/** A class, or a driver's licence of any. */
export function judgeLicence({ row, skills, text = '' }: Candidate, wanted: number): Evidence {
  if (wanted === ANY_LICENCE) {
    const told = [...skills.map((skill) => skill.told), row.summary, text].join('\n')
    const fact =
      row.licences.length > 0 ? `licence class ${row.licences.join(', ')}` : DRIVERS.exec(told)?.[0]
    const asked = { kind: 'licence', asked: "driver's licence", fact } as const
    return fact
      ? { ...asked, state: 'matched', closeness: 1 }
      : { ...asked, state: 'unknown', closeness: 0.7 }
  }
  const asked = { kind: 'licence', asked: `licence class ${wanted}` } as const
  if (row.licences.includes(wanted))
    return { ...asked, state: 'matched', closeness: 1, fact: `licence class ${wanted}` }
  return { ...asked, state: row.licences.length > 0 ? 'missing' : 'unknown', closeness: 0.5, fact: undefined }
}

const DRIVERS = /\b(?:driver['’]?s?|driving)\slicen[cs]e\b/i
