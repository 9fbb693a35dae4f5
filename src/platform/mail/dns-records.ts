import { Resolver } from 'node:dns/promises'

/** Milliseconds per query, and the number of attempts per name server. */
const PATIENCE = { timeout: 3_000, tries: 2 }

/** The error codes for a name that does not exist or has no records of this kind. */
const NOTHING = ['ENOTFOUND', 'ENODATA']

/** The TXT records of a name. Undefined when no name server answered. */
export type TextRecords = readonly string[] | undefined

/** Returns a resolver that asks these name servers or, if the list is empty, those of the system. */
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
      // A long record arrives in pieces (RFC 7208, 3.3).
      return records?.map((pieces) => pieces.join(''))
    },
  }
}
export type Dns = ReturnType<typeof openDns>
