/**
 * The visitor's address: the socket's, or the last entry of X-Forwarded-For that no trusted proxy wrote. Whoever is not in
 * TRUST_PROXY can write what it likes into the header, and is not believed.
 */
export function clientAddress(headers: Headers, socketAddress: string, trusted: readonly string[]): string {
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  let address = plain(socketAddress)
  while (trusted.includes(address) && hops.length > 0) address = plain(hops.pop() ?? '')
  return address
}

/** IPv4 in the IPv6 notation that a dual-stack socket reports it in, without the prefix. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 45)
}
