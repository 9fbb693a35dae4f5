import { expect, test } from 'vitest'
import { describeMailFailure } from './mail-transport.ts'

/** As nodemailer throws them; the rest comes from real servers in tests/email-tests.test.ts. */
test.each([
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'Connection timeout', 'timeout'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'Greeting never received', 'silent'],
  [{ code: 'ESOCKET', originalCode: 'ENETUNREACH' }, 'connect ENETUNREACH', 'timeout'],
  [
    { code: 'ETLS', command: 'STARTTLS', responseCode: 454 },
    'Error upgrading connection with STARTTLS',
    'tls',
  ],
  [{ code: 'EDNS', command: 'CONN' }, 'queryA ESERVFAIL smtp.example.pg', 'dns'],
])('%j %j is %s, and no mail gets through', (fields, message, cause) =>
  expect(describeMailFailure(Object.assign(new Error(message), fields))).toEqual({
    cause,
    message,
    refused: false,
    serverIsDown: true,
  }),
)
