import { createServer } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { connectTo, findAddresses, isHostOrNetwork, isPublicAddress, mayReach } from './public-address.ts'

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2404:6800:4003:c00::6c',
])('the address %s is on the internet', (address) => expect(isPublicAddress(address)).toBe(true))

// Rule (mail and networks): An address that a person enters is refused when it is not on the public internet
test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:8.8.8.8',
  '64:ff9b::10.0.0.1',
  '100::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  'fc00::1',
  'fd12:3456::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '127.1',
  '',
])('the address %j is not on the internet', (address) => expect(isPublicAddress(address)).toBe(false))

// Rule (mail and networks): The operator may allow a host, an address or a network that is not public
test.each([
  ['127.0.0.1', 'localhost', true],
  ['::1', 'LOCALHOST', true],
  ['10.20.3.4', 'anything', true],
  ['10.21.3.4', 'anything', false],
  ['192.168.1.5', 'relay.example.pg', false],
  ['192.168.1.4', 'relay.example.pg', true],
  ['fd00::1', 'relay.example.pg', true],
  ['fd01::1', 'relay.example.pg', false],
  ['8.8.8.8', 'relay.example.pg', true],
  ['', 'relay.example.pg', false],
])('the operator may allow names, addresses and networks: %s of %s %s', (address, host, allowed) =>
  expect(mayReach(['localhost', '10.20.0.0/16', '192.168.1.4', 'fd00::/16'], host, address)).toBe(allowed),
)

test.each([
  ['localhost', true],
  ['mail.internal', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fc00::/7', true],
  ['10.0.0.0/33', false],
  ['10.0.0.256', false],
  ['10.0.0', false],
  ['fc00::/129', false],
  ['mail.internal/8', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/-1', false],
  ['smtp://mail', false],
  ['', false],
])('%j is a host or a network: %s', (text, is) => expect(isHostOrNetwork(text)).toBe(is))

describe('a connection', () => {
  const server = createServer((socket) => socket.end('hello'))
  const listening = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.2', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  afterAll(() => server.close())

  test.each(['localhost', '127.0.0.1', '127.1'])(
    'to %s is made only if the operator allows it',
    async (host) => {
      await expect(findAddresses([], host, 5000)).rejects.toMatchObject({ code: 'EPRIVATE' })
      expect(await findAddresses(['127.0.0.0/8', '::1'], host, 5000)).not.toEqual([])
    },
  )

  // Rule (mail and networks): A connection goes to the address that was checked, even if the name changes
  test("goes to the address that was checked, even if the name's address changed since", async () => {
    const checked = [{ address: '127.0.0.2', family: 4 }]
    const socket = await connectTo('localhost', await listening, checked, 5000)
    const said = await socket.toArray()
    expect(Buffer.concat(said).toString()).toBe('hello')
  })
})
