import { isIP } from 'node:net'
import type { AdministratorContext } from '../../platform/context.ts'
import { type Dns, openDns, type TextRecords } from '../../platform/dns-records.ts'
import { readSettings } from '../settings/reads.ts'
import { checkDkim } from './check-dkim.ts'
import { checkDmarc, hasDmarc, parentOf } from './check-dmarc.ts'
import { checkSpf } from './check-spf.ts'
import { senderOf } from './deliver-email.ts'
import { followSpf, spfRecords } from './follow-spf.ts'
import type { DomainCheck } from './schema.ts'

/** What DNS says of the domain of the sender: whether receivers can tell that our mail is ours. */
export async function checkSenderDomain(
  ctx: AdministratorContext,
): Promise<{ sender: string; domain: string | null; checks: DomainCheck[] }> {
  const settings = await readSettings(ctx)
  const sender = senderOf(settings, new URL(ctx.config.publicUrl).hostname).address
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
  if (!domain.includes('.') || isIP(domain)) return { sender, domain: null, checks: [] }
  const dns = openDns(ctx.config.dnsServers)
  const { dkim_selector: selector, smtp_host, admin_email } = settings
  const [spf, dkim, dmarc] = await Promise.all([
    readSpf(domain, dns),
    selector ? dns.readTexts(`${selector}._domainkey.${domain}`) : [],
    readDmarc(domain, dns),
  ])
  return {
    sender,
    domain,
    checks: [
      checkSpf(domain, spf.texts, smtp_host, spf.path),
      checkDkim(domain, selector, dkim),
      checkDmarc(domain, dmarc, admin_email || `postmaster@${domain}`),
    ],
  }
}

async function readSpf(domain: string, dns: Dns) {
  const texts = await dns.readTexts(domain)
  const [record, ...others] = spfRecords(texts ?? [])
  const path = record !== undefined && others.length === 0 ? await followSpf(record, domain, dns) : undefined
  return { texts, path }
}

/** Of the domain, else of the nearest one above it. */
async function readDmarc(domain: string, dns: Dns): Promise<TextRecords> {
  const texts = await dns.readTexts(`_dmarc.${domain}`)
  const parent = parentOf(domain)
  return hasDmarc(texts) || parent === undefined ? texts : readDmarc(parent, dns)
}
