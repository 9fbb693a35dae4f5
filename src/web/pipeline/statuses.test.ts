import { describe, expect, it } from 'vitest'
import type { Card } from './queries.ts'
import { columnsOf } from './statuses.tsx'

const card = (id: number, status: Card['status']): Card => ({
  id,
  status,
  jobPostingId: 1,
  jobTitle: 'Roofer',
  cvId: 1,
  appliedAt: '2026-11-21T00:00:00Z',
  withdrawnAt: null,
  stageSince: '2026-11-21T00:00:00Z',
  noteCount: 0,
  keyAnswers: [],
  applicantName: 'Ana Kila',
  applicantPhotoId: null,
  applicantJobTitle: 'Roofer',
  applicantLocation: 'Lae',
  applicantExperience: 'mid',
  applicantYears: null,
})

describe('the columns of the board', () => {
  it('are the seven statuses, and the old statuses that still occur', () => {
    const statuses = columnsOf([card(1, 'interviewed')]).map(({ status }) => status)
    expect(statuses).toHaveLength(8)
    expect(statuses.slice(-2)).toEqual(['rejected', 'interviewed'])
  })

  it('keep the order of the cards, with those just moved on top', () => {
    const cards = [card(1, 'pending'), card(2, 'pending'), card(3, 'pending'), card(4, 'screening')]
    const [pending] = columnsOf(cards, [3, 9, 2])
    expect(pending?.cards.map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
