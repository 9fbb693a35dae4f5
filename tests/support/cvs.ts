import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { pdf } from './documents.ts'
import { cvFields, formOf } from './forms.ts'
import type { Person } from './people.ts'

export async function pdfFile(
  text = 'Ana Kila, registered nurse. Sutures, catheters and ward rounds.',
  name = 'my cv.pdf',
): Promise<File> {
  return new File([new Uint8Array(await pdf(text))], name, { type: 'application/pdf' })
}

/** Uploads a real PDF through the API. Returns the CV's id. */
export async function uploadCv(
  person: Person,
  overrides: Record<string, string> = {},
  file?: File,
): Promise<number> {
  const form = formOf({ ...cvFields(overrides), file: file ?? (await pdfFile()) })
  const { status, body } = await person.upload('/api/cvs/upload', form)
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}

/** Inserts rows without files, for tests that need many CVs and none of their files. */
export async function insertCvs(app: TestApp, jobSeekerId: number, count: number): Promise<number[]> {
  const { rows } = await app.db.$client.query<{ id: number }>(
    `INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category)
     SELECT $1, 'Ana Kila', 'ana@example.com', 'Nurse ' || n, 'Lae', 'mid', 'healthcare' FROM generate_series(1, $2) n RETURNING id`,
    [jobSeekerId, count],
  )
  return rows.map((row) => row.id)
}
