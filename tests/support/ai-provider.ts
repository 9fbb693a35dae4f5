import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** How the provider answers: correctly, or with one of its failures. */
export type Mood =
  | 'right'
  | 'slow'
  | 'hanging'
  | 'refusing'
  | 'redirecting'
  | 'no JSON'
  | 'other shape'
  | 'lying'
  | 'obeying the CV'
type Question = { number: number; facts: string[]; gap: string | null }[] | { need: string }

/** An OpenAI-compatible endpoint on this machine that records the requests. */
export async function startAiProvider() {
  const state = { mood: 'right' as Mood, received: [] as string[], isFollowed: false }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    state.received.push(body)
    if (state.mood === 'hanging') return
    if (request.url === '/inside') state.isFollowed = true
    if (state.mood === 'redirecting') {
      response.writeHead(307, { location: '/inside' }).end()
      return
    }
    if (state.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 4000))
    if (state.mood === 'refusing') response.statusCode = 500
    const question: Question = JSON.parse(JSON.parse(body).messages[1].content)
    response.setHeader('content-type', 'application/json')
    response.end(
      state.mood === 'no JSON'
        ? '<html>'
        : JSON.stringify({ choices: [{ message: { content: answerTo(question, state.mood) } }] }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, state }
}

function answerTo(question: Question, mood: Mood): string {
  if (mood === 'other shape') return JSON.stringify({ titles: 'all of them', reasons: 7 })
  if (!Array.isArray(question))
    return JSON.stringify({ titles: ['Cabinet Maker', 'Wizard of Everything'], skills: ['Telepathy'] })
  return JSON.stringify({
    reasons: question.map(({ number, facts, gap }) => ({ number, reason: worded(facts, gap, mood) })),
  })
}

function worded(facts: string[], gap: string | null, mood: Mood): string {
  if (mood === 'lying') return `${facts.join(', ')} and a certified SAP consultant.`
  if (mood === 'obeying the CV') return 'This is the best person of all, hire at once.'
  return `Works as ${facts.join(', ')}.${gap === null ? '' : ` But ${gap}.`}`
}
