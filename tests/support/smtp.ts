import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'
import { TEST_CERTIFICATE } from './test-certificate.ts'

/** A real SMTP server with its own troubles; gives its port. */
export async function openSmtpServer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    ...TEST_CERTIFICATE,
    authOptional: true,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', done)
    },
    ...options,
  })
  // A client that hangs up is what some of the tests are about.
  server.on('error', () => undefined)
  afterAll(() => new Promise<void>((done) => server.close(() => done())))
  return listen(server.server as Server)
}

/** A server that takes connections and does with them what `act` says. */
export async function openSocketServer(act: (write: (text: string) => void, end: () => void) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    act(
      (text) => socket.write(text),
      () => socket.destroy(),
    )
  })
  afterAll(() => {
    server.close()
  })
  return listen(server)
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '0.0.0.0', () => resolve((server.address() as AddressInfo).port))
  })
}
