import { Resolver } from 'node:dns/promises'

/** Milliseconds, and how often a name server is asked. */
const PATIENCE = { timeout: 3_000, tries: 2 }

/** What DNS says that there is not. */
const NOTHING = ['ENOTFOUND', 'ENODATA']

/** Those of one name; undefined when no name server gave an answer. */
export type TextRecords = readonly string[] | undefined

/** Asks these name servers; without any, those of the system. */
export function openDns(servers: readonly string[]) {
  async function ask<T>(query: (resolver: Resolver) => Promise<T[]>): Promise<T[] | undefined> {
    const resolver = new Resolver(PATIENCE)
    if (servers.length > 0) resolver.setServers(servers)
    try {
      return await query(resolver)
    } catch (error) {
      return error instanceof Error && 'code' in error && NOTHING.includes(String(error.code))
        ? []
        : undefined
    }
  }
  return {
    async readTexts(name: string): Promise<TextRecords> {
      const records = await ask((resolver) => resolver.resolveTxt(name))
      // A long record comes in pieces that belong together (RFC 7208, 3.3).
      return records?.map((pieces) => pieces.join(''))
    },
    /** Of either kind; undefined when no name server gave an answer. */
    async hasAddress(name: string): Promise<boolean | undefined> {
      const found = await Promise.all([
        ask((resolver) => resolver.resolve4(name)),
        ask((resolver) => resolver.resolve6(name)),
      ])
      if (found.some((addresses) => addresses && addresses.length > 0)) return true
      return found.includes(undefined) ? undefined : false
    },
    async hasMailServer(name: string): Promise<boolean | undefined> {
      const servers = await ask((resolver) => resolver.resolveMx(name))
      return servers && servers.length > 0
    },
  }
}
export type Dns = ReturnType<typeof openDns>
