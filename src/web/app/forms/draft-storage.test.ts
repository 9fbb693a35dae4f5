import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftKey, forgetDrafts, readDraft, writeDraft } from './draft-storage.ts'

const DAY = 86_400_000

/** Returns a storage like a browser's: its entries are its own properties. */
function openStorage() {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  })
  return storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', openStorage())
  vi.useFakeTimers({ now: new Date('2026-11-21') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('drafts', () => {
  test('are kept for 14 days, separately for each account and form', () => {
    const mine = draftKey('jobSeeker', 7, 'cv')
    writeDraft(mine, '{"fullName":"Ana Kila","skills":["Triage","Records"]}')
    expect(readDraft(draftKey('jobSeeker', 8, 'cv'))).toBeUndefined()
    vi.advanceTimersByTime(14 * DAY - 1)
    expect(readDraft(mine)).toEqual({ fullName: 'Ana Kila', skills: ['Triage', 'Records'] })
    vi.advanceTimersByTime(1)
    readDraft(draftKey('employer', 7, 'job'))
    expect(localStorage.getItem(mine)).toBeNull()
  })

  test('are deleted at logout, except those of the other sessions', () => {
    const [mine, company] = [draftKey('jobSeeker', 7, 'cv'), draftKey('employer', 7, 'job')]
    for (const key of [mine, company]) writeDraft(key, '{"title":"Nurse"}')
    forgetDrafts('jobSeeker')
    expect(readDraft(mine)).toBeUndefined()
    expect(readDraft(company)).toEqual({ title: 'Nurse' })
  })

  test('an invalid draft, or a storage that is switched off, gives no draft', () => {
    const key = draftKey('jobSeeker', 7, 'cv')
    for (const stored of ['nonsense', '7', '{"at":"x","values":{}}']) {
      localStorage.setItem(key, stored)
      expect(readDraft(key)).toBeUndefined()
    }
    writeDraft(key, '{"fullName":"Ana","broken":7}')
    expect(readDraft(key)).toEqual({ fullName: 'Ana' })
    vi.stubGlobal('localStorage', undefined)
    expect(readDraft(key)).toBeUndefined()
  })
})
