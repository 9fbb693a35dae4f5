/**
 * Returns the visitor's address: the socket's, or the last entry of X-Forwarded-For that is not a trusted proxy. Only
 * proxies in TRUST_PROXY are trusted, because any other sender can write anything into the header.
 */
export function clientAddress(headers: Headers, socketAddress: string, trusted: readonly string[]): string {
  if (!trusted.includes(plain(socketAddress))) return plain(socketAddress)
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  let address = plain(socketAddress)
  while (trusted.includes(address) && hops.length > 0) address = plain(hops.pop() ?? '')
  return address
}

/** Removes the IPv6 prefix with which a dual-stack socket reports an IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 45)
}
