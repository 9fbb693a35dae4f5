import type { Party } from '../../src/modules/messaging/policy.ts'
import { markRead } from '../../src/modules/messaging/read-conversation.ts'
import { sendMessage, startConversation } from '../../src/modules/messaging/write-messages.ts'
import type { Context } from '../../src/platform/context.ts'
import { conversations, type DemoConversation } from './conversations.ts'
import { momentOf } from './timeline.ts'
import { type DemoEvent, idIn, type World } from './world.ts'

const MINUTE = 60_000

/**
 * Writes the conversations. A sender has read all earlier messages; the last message is read unless it says otherwise.
 */
export function conversationEvents(world: World): DemoEvent[] {
  return conversations.flatMap((conversation) => {
    let id: number | undefined
    return conversation.messages.map(({ from, daysAgo, body }, index): DemoEvent => {
      // Messages are five minutes apart, so that an answer follows its question on the same day.
      const at = new Date(momentOf(world.now, daysAgo, 'message', 0).getTime() + index * 5 * MINUTE)
      const isLast = index === conversation.messages.length - 1
      return {
        at,
        async happen(ctx) {
          const [me, other] = partiesOf(world, conversation, from)
          if (id !== undefined) await readAll(ctx, me, id)
          id = await write(ctx, world, { me, conversation, id, body })
          if (isLast && !conversation.isUnread) await readAll(ctx, other, id)
        },
      }
    })
  })
}

function partiesOf(world: World, { employer, jobSeeker }: DemoConversation, from: Party['side']) {
  const company: Party = { side: 'employer', id: idIn(world.employers, employer) }
  const person: Party = { side: 'jobSeeker', id: idIn(world.jobSeekers, jobSeeker) }
  return from === 'employer' ? ([company, person] as const) : ([person, company] as const)
}

type Writing = { me: Party; conversation: DemoConversation; id: number | undefined; body: string }

async function write(ctx: Context, world: World, { me, conversation, id, body }: Writing): Promise<number> {
  if (id !== undefined) {
    await sendMessage(ctx, me, id, body)
    return id
  }
  const { about, jobSeeker } = conversation
  const to =
    about === 'cv'
      ? { cv: idIn(world.cvs, `${jobSeeker} 0`) }
      : { application: idIn(world.applications, `${about.job} ${jobSeeker}`) }
  return (await startConversation(ctx, me, to, body)).conversationId
}

async function readAll(ctx: Context, me: Party, id: number): Promise<void> {
  await markRead(ctx, me, id, Number.MAX_SAFE_INTEGER)
}
