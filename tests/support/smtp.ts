import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

/** Starts a real SMTP server with its own faults; returns its port. */
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
  // Clients that disconnect are part of some tests.
  server.on('error', () => undefined)
  afterAll(() => new Promise<void>((done) => server.close(() => done())))
  return listen(server.server as Server)
}

/** Starts a server that accepts connections and handles them with `act`. */
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

/** Self-signed for smtp.example.pg, only for these tests: nothing trusts it, and it protects nothing. */
const TEST_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglfZTYOOSVAIKkBhl
J4N+IX+xnp9ZxXl5MYPgrD+4v3ahRANCAATqkBX/uVK1pc0Du7ZBpMZf+ph0cXWD
eXmwvBTAXsBB7xnZghQ/uEbiqSYl0SZ9+nMGxONvyTGH7tuNUHXBiaRc
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBizCCATGgAwIBAgIUPL7bk8EOk8jUV6ga3SbNdIvOd2wwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPc210cC5leGFtcGxlLnBnMCAXDTI2MTEyMTEwMzMxN1oYDzIx
MjYxMDI4MTAzMzE3WjAaMRgwFgYDVQQDDA9zbXRwLmV4YW1wbGUucGcwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAATqkBX/uVK1pc0Du7ZBpMZf+ph0cXWDeXmwvBTA
XsBB7xnZghQ/uEbiqSYl0SZ9+nMGxONvyTGH7tuNUHXBiaRco1MwUTAdBgNVHQ4E
FgQUNI2VZfEXoppaFpMF+/gKp30vCLowHwYDVR0jBBgwFoAUNI2VZfEXoppaFpMF
+/gKp30vCLowDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA3cMm
qbJsf26MVjTkUSSxFkla2MxcnSd2J8/ERCShLCUCIBPQY8ky0OLWGk+axUqLSxn8
ftsRCbJ9atMy1zwg1zp7
-----END CERTIFICATE-----`,
}
