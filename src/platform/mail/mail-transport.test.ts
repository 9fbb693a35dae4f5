import { expect, test } from 'vitest'
import { describeMailFailure } from './mail-transport.ts'

/** Errors as nodemailer throws them; tests/email-tests.test.ts gets the others from real servers. */
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
  [
    { code: 'ECONNECTION', command: 'CONN', responseCode: 421 },
    'Invalid greeting. 421 Too busy, come back later',
    'later',
  ],
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 454 },
    'Invalid login: 454 Temporary failure',
    'later',
  ],
])('%j %j is %s, and no mail is delivered', (fields, message, cause) =>
  expect(describeMailFailure(Object.assign(new Error(message), fields))).toEqual({
    cause,
    message,
    refused: false,
    serverIsDown: true,
  }),
)
