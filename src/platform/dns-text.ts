import { Resolver } from 'node:dns/promises'

/** Milliseconds, and how often a name server is asked. */
const PATIENCE = { timeout: 3_000, tries: 2 }

/** What DNS says that there is not. */
const NOTHING = ['ENOTFOUND', 'ENODATA']

/** Those of one name; undefined when no name server gave an answer. */
export type TextRecords = readonly string[] | undefined

/** The TXT records of a name. Without `servers` those of the system are asked. */
export async function readTextRecords(servers: readonly string[], name: string): Promise<TextRecords> {
  const resolver = new Resolver(PATIENCE)
  if (servers.length > 0) resolver.setServers(servers)
  try {
    // A long record comes in pieces that belong together (RFC 7208, 3.3).
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    return error instanceof Error && 'code' in error && NOTHING.includes(String(error.code)) ? [] : undefined
  }
}
