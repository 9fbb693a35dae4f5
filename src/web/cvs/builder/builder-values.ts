import type { CvDocument } from '../../../modules/cvs/schema.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[] | undefined>

export const EMPTY_DOCUMENT: CvDocument = {
  work: [],
  schooling: [],
  licences: [],
  languages: [],
  referees: [],
}

/** Converts the form's values to the JSON of the call. Drops empty rows (`work.0.role`). */
export function readBuild(values: Values) {
  const { skills, salaryMin, salaryMax } = values
  const texts = Object.entries(values).filter(([name]) => !name.includes('.'))
  return {
    ...Object.fromEntries(texts),
    ...documentOf(values),
    skills: list(skills),
    salaryMin: amount(salaryMin),
    salaryMax: amount(salaryMax),
  }
}

/** Returns the document part of a form or of its draft. */
export function documentOf(values: Values): CvDocument {
  return {
    work: rowsOf(values, 'work').map((row) => ({ role: '', place: '', from: '', to: '', tasks: '', ...row })),
    schooling: rowsOf(values, 'schooling').map((row) => ({ course: '', place: '', year: '', ...row })),
    licences: list(values['licences']),
    languages: list(values['languages']),
    referees: rowsOf(values, 'referees').map((row) => ({ name: '', role: '', contact: '', ...row })),
  }
}

function rowsOf(values: Values, listName: string): Record<string, string>[] {
  const rows = new Map<number, Record<string, string>>()
  for (const [name, value] of Object.entries(values)) {
    const [first, index, field] = name.split('.')
    if (first !== listName || !field || typeof value !== 'string') continue
    rows.set(Number(index), { ...rows.get(Number(index)), [field]: value.trim() })
  }
  const inOrder = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
  return inOrder.filter((row) => Object.values(row).some(Boolean))
}

function list(value: Values[string]): string[] {
  return [value ?? []].flat().map(String)
}

/** Whole kina a year. Empty text becomes null. */
function amount(value: Values[string]): number | null {
  return value === undefined || value === '' ? null : Number(value) || null
}
