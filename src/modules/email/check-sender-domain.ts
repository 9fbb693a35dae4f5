import { isIP } from 'node:net'
import type { AdministratorContext } from '../../platform/context.ts'
import { readTextRecords, type TextRecords } from '../../platform/dns-text.ts'
import { readSettings } from '../settings/reads.ts'
import { checkDkim } from './check-dkim.ts'
import { checkDmarc, hasDmarc, parentOf } from './check-dmarc.ts'
import { checkSpf } from './check-spf.ts'
import { senderOf } from './deliver-email.ts'
import type { DomainCheck } from './schema.ts'

/** What DNS says of the domain of the sender: whether receivers can tell that our mail is ours. */
export async function checkSenderDomain(
  ctx: AdministratorContext,
): Promise<{ sender: string; domain: string | null; checks: DomainCheck[] }> {
  const settings = await readSettings(ctx)
  const sender = senderOf(settings, new URL(ctx.config.publicUrl).hostname).address
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
  if (!domain.includes('.') || isIP(domain)) return { sender, domain: null, checks: [] }
  const read = (name: string) => readTextRecords(ctx.config.dnsServers, name)
  const { dkim_selector: selector, smtp_host, admin_email } = settings
  const [spf, dkim, dmarc] = await Promise.all([
    read(domain),
    selector ? read(`${selector}._domainkey.${domain}`) : [],
    readDmarc(domain, read),
  ])
  return {
    sender,
    domain,
    checks: [
      checkSpf(domain, spf, smtp_host),
      checkDkim(domain, selector, dkim),
      checkDmarc(domain, dmarc, admin_email || `postmaster@${domain}`),
    ],
  }
}

/** Of the domain, else of the nearest one above it. */
async function readDmarc(domain: string, read: (name: string) => Promise<TextRecords>): Promise<TextRecords> {
  const texts = await read(`_dmarc.${domain}`)
  const parent = parentOf(domain)
  return hasDmarc(texts) || parent === undefined ? texts : readDmarc(parent, read)
}
