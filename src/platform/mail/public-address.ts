import { lookup } from 'node:dns/promises'
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net'

/**
 * Addresses that are not on the internet (IANA's registries of special-purpose addresses), or that stand for such IPv4
 * addresses.
 */
const SPECIAL: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Includes 169.254.169.254, from which cloud providers give a machine its keys.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
/**
 * The IPv6 addresses on the internet. Loopback, link-local, private, multicast and mapped IPv4 addresses are not among
 * them.
 */
const INTERNET_V6: readonly (readonly [network: string, bits: number])[] = [['2000::', 3]]

const special = listOf(SPECIAL)
const internetV6 = listOf(INTERNET_V6)

function listOf(networks: Iterable<readonly [network: string, bits: number]>): BlockList {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, familyOf(network))
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Whether the text is an IP address on the internet. False for texts that are not addresses. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return false
  if (version === 4) return !special.check(address, 'ipv4')
  return internetV6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

const HOST = /^(?=.*[a-z][a-z0-9-]*$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

/** Whether the text is a host name, an IP address, or a network such as 10.0.0.0/8. */
export function isHostOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (bits === undefined) return version > 0 || HOST.test(text)
  return (
    version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  )
}

/**
 * Whether this process may connect to the address of a host that a person entered: it is on the internet, or the
 * operator allows it. `allowed`: entries that `isHostOrNetwork` accepts; a host name allows all addresses of that host.
 */
export function mayReach(allowed: readonly string[], host: string, address: string): boolean {
  if (isPublicAddress(address) || allowed.includes(host.toLowerCase())) return true
  const networks = allowed.flatMap((entry): [string, number][] => {
    const [network = '', bits] = entry.split('/')
    const version = isIP(network)
    return version > 0 ? [[network, Number(bits ?? (version === 4 ? 32 : 128))]] : []
  })
  return isIP(address) > 0 && listOf(networks).check(address, familyOf(address))
}

/** The host is inside the network of this server, and the operator has not allowed it. */
class PrivateAddressError extends Error {
  readonly code = 'EPRIVATE'
  constructor(host: string) {
    super(`${host} is not on the internet, and ALLOW_PRIVATE_ADDRESSES does not name it`)
  }
}

type Found = { address: string; family: number }

/** Returns the addresses of a host to which we may connect. Throws PrivateAddressError, or the error of the lookup. */
export async function findAddresses(
  allowed: readonly string[],
  host: string,
  milliseconds: number,
): Promise<Found[]> {
  const late = AbortSignal.timeout(milliseconds)
  const timedOut = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () =>
      reject(Object.assign(new Error(`No name server answered for ${host}`), { code: 'EDNS' })),
    )
  })
  const found = await Promise.race([lookup(host, { all: true }), timedOut])
  const open = found.filter(({ address }) => mayReach(allowed, host, address))
  if (open.length === 0) throw new PrivateAddressError(host)
  return open
}

/** Connects to one of these addresses only, even if the name has other addresses by now. */
export function connectTo(host: string, port: number, found: Found[], milliseconds: number): Promise<Socket> {
  const answer: LookupFunction = (_host, { all }, done) => {
    const [{ address, family } = { address: '', family: 0 }] = found
    if (all) done(null, found)
    else done(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: answer, autoSelectFamily: true })
    const giveUp = () => socket.destroy(Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(giveUp, milliseconds)
    socket.once('error', reject)
    socket.once('close', () => clearTimeout(timer))
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}
