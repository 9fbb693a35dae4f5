import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { openBrowser } from './browser.ts'

export type Found = {
  cvs: ({ id: number; fullName: string } & Record<string, unknown>)[]
  total: number
  totalIsExact: boolean
  page: number
  totalPages: number
  titleTotal: number
  facets?: Record<string, unknown>
  correctedQuery?: string
  without?: Record<string, number>
}

/** Inserts people and CVs into their tables, for tests that need no files; and searches as a visitor. */
export async function createSearchWorld(app: TestApp) {
  const visitor = openBrowser(app)
  let people = 0

  async function insert(table: string, row: Record<string, unknown>): Promise<number> {
    const columns = Object.keys(row)
    const { rows } = await app.db.$client.query<{ id: number }>(
      `INSERT INTO ${table} (${columns}) VALUES (${columns.map((_, index) => `$${index + 1}`)}) RETURNING id`,
      Object.values(row),
    )
    return rows[0]?.id ?? 0
  }

  async function search(query: string): Promise<Found> {
    const { status, body } = await visitor.get(`/api/cvs/search?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Found
  }

  return {
    search,
    names: async (query: string) => (await search(query)).cvs.map((cv) => cv.fullName),
    person: (row: Record<string, unknown> = {}) => {
      people++
      const username = `searched${people}`
      return insert('job_seekers', {
        username,
        email: `${username}@example.com`,
        password_hash: '',
        full_name: 'Koivi',
        ...row,
      })
    },
    cv: async (
      jobSeekerId: number | null,
      row: Record<string, unknown>,
      text?: string,
      location?: string,
    ) => {
      const id = await insert('cvs', {
        job_seeker_id: jobSeekerId,
        full_name: 'Koivi',
        email: 'koivi@example.com',
        job_title: 'Fitter',
        location: 'Somewhere',
        experience: 'mid',
        category: 'trades',
        ...row,
      })
      if (text !== undefined) await app.db.$client.query('INSERT INTO cv_texts VALUES ($1, $2)', [id, text])
      if (location) {
        await app.db.$client.query(
          'UPDATE cvs SET location_id = (SELECT id FROM locations WHERE slug = $2) WHERE id = $1',
          [id, location],
        )
      }
      return id
    },
  }
}
