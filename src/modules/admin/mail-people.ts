import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { selectAddresses } from './list-queries.ts'
import type { MailToPeople } from './schema.ts'

/** Writes to each of the people separately, so that nobody sees another's address. Returns how many it wrote to. */
export function mailPeople(ctx: AdministratorContext, { to, ids, subject, message }: MailToPeople) {
  return transaction(ctx, async (ctx) => {
    const [settings, people] = [await readSettings(ctx), await selectAddresses(ctx.db, to, ids)]
    for (const { name, email } of people) {
      const text = messageOfAdministrator(name, subject, message)
      await queueEmail(
        ctx,
        { kind: 'administrator_message', to: email, replyTo: settings.support_email, ...text },
        { settings },
      )
    }
    const target = { type: 'list', id: to === 'employers' ? 'employers' : 'job-seekers' } as const
    await recordAct(ctx, 'people-mailed', target, { subject, people: people.length })
    return { mailed: people.length }
  })
}

export function messageOfAdministrator(name: string, subject: string, message: string): MailText {
  return { subject, greets: name, paragraphs: [...message.split(/\n{2,}/).map((one) => one.trim())] }
}
