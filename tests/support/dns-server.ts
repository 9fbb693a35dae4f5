import { createSocket } from 'node:dgram'
import { afterAll } from 'vitest'

/** Starts a DNS server of TXT records on a free port of this machine. Names without a record do not exist. */
export async function openDnsServer(records: Record<string, string[]>) {
  const socket = createSocket('udp4')
  let isSilent = false
  socket.on('message', (query, { port, address }) => {
    if (!isSilent) socket.send(answer(query, records), port, address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  afterAll(() => socket.close())
  return {
    address: `127.0.0.1:${socket.address().port}`,
    fallSilent() {
      isSilent = true
    },
  }
}

const TXT = 16
const HEADER = 12

/** RFC 1035, 4.1. */
function answer(query: Buffer, records: Record<string, string[]>): Buffer {
  const { name, end } = readName(query)
  const isText = query.readUInt16BE(end) === TXT
  const found = isText ? (records[name.toLowerCase()] ?? []).map(textRecord) : []
  const header = Buffer.from(query.subarray(0, HEADER))
  // A response, with recursion; NXDOMAIN for a name without records.
  header.writeUInt16BE(0x8180 | (found.length > 0 ? 0 : 3), 2)
  header.writeUInt16BE(found.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, query.subarray(HEADER, end + 4), ...found])
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** A TXT record. A text is sent in pieces of at most 255 bytes. */
function textRecord(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? ['']
  const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])))
  const head = Buffer.from([0xc0, HEADER, 0, TXT, 0, 1, 0, 0, 0, 1, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
