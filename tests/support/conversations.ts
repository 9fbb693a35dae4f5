import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { meetAndApply } from './applications.ts'
import type { Answer, Browser } from './browser.ts'

/** The beginning of the call paths of the two sides. */
export const EMPLOYER = '/api/employer/conversations'
export const JOB_SEEKER = '/api/user/conversations'

type Listed = { id: number; unread: number; lastMessageId: number; name: string; isClosed: boolean }
type Message = { id: number; body: string; isMine: boolean }
type Opened = { conversation: Listed; messages: Message[]; hasOlder: boolean }

export async function listed(person: Browser, path: string, query = ''): Promise<Listed[]> {
  return (await person.get(path + query)).body as Listed[]
}

export async function opened(person: Browser, path: string, id: number, query = ''): Promise<Opened> {
  const { status, body } = await person.get(`${path}/${id}${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Opened
}

/** The total number of unread messages. */
export async function unread(person: Browser, path: string): Promise<number> {
  return ((await person.get(`${path}/unread`)).body as { unread: number }).unread
}

export function idOf({ status, body }: Answer): number {
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { conversationId: number }).conversationId
}

/** An employer has written to its applicant. `write` and `answer` send one more message from either side. */
export async function converse(app: TestApp, words = 'Can you come on Monday?') {
  const people = await meetAndApply(app)
  const { employer, ana, id: application } = people
  const conversation = idOf(await employer.post(EMPLOYER, { application, body: words }))
  return {
    ...people,
    application,
    conversation,
    write: (body: string) => employer.post(`${EMPLOYER}/${conversation}/messages`, { body }),
    answer: (body: string) => ana.post(`${JOB_SEEKER}/${conversation}/messages`, { body }),
    read: async () => {
      const [newest] = await listed(ana, JOB_SEEKER)
      return ana.post(`${JOB_SEEKER}/${conversation}/read`, { messageId: newest?.lastMessageId })
    },
  }
}
