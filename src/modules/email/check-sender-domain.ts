import { isIP } from 'node:net'
import type { AdministratorContext } from '../../platform/context.ts'
import { type Dns, openDns, type TextRecords } from '../../platform/mail/dns-records.ts'
import { readSettings } from '../settings/reads.ts'
import { senderOf } from './deliver-email.ts'
import type { DomainCheck } from './schema.ts'
import { checkDkim, checkDmarc, checkSpf, hasDmarc, parentOf } from './sender-domain-checks.ts'

/** Asks DNS whether receivers can confirm that the site may send mail from the sender's domain. */
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
    dns.readTexts(domain),
    selector ? dns.readTexts(`${selector}._domainkey.${domain}`) : [],
    readDmarc(domain, dns),
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

/** Reads the DMARC record of the domain or, without one, of the nearest domain above it that has one. */
async function readDmarc(domain: string, dns: Dns): Promise<TextRecords> {
  const texts = await dns.readTexts(`_dmarc.${domain}`)
  const parent = parentOf(domain)
  return hasDmarc(texts) || parent === undefined ? texts : readDmarc(parent, dns)
}
