import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'

import type { ClamdAddress } from './files/clamd.ts'
import { isHostOrNetwork } from './mail/public-address.ts'

/** An environment variable has an invalid value. The operator sees only the message, which is one line. */
export class ConfigError extends Error {}

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max))
const httpUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
)
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))
const filled = v.pipe(v.string(), v.minLength(1))

/** Parses `localhost:3310`, `[::1]:3310` or `/run/clamav/clamd.ctl`. Returns undefined for any other form. */
function clamdAddress(text: string): ClamdAddress | undefined {
  if (/^\/./.test(text)) return { path: text }
  const [, host = '', port = ''] = /^\[?([^\s/[\]]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  const isPlain = host !== '' && (!host.includes(':') || isIP(host) === 6)
  return isPlain && Number(port) > 0 && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined
}

/**
 * The allowed values of each variable, described for the operator, and its schema. Also listed in `.env.example` and
 * docs/operating.md.
 */
export const VARIABLES = {
  PORT: ['a port from 0 to 65535', wholeNumber(0, 65_535)],
  HOST: ['a host name or address', filled],
  DATA_DIR: ['a folder', filled],
  DATABASE_URL: ['an address that starts with postgresql://', postgresUrl],
  DATABASE_REPLICA_URL: ['an address that starts with postgresql://', postgresUrl],
  PUBLIC_URL: ['an address that starts with http:// or https://', httpUrl],
  TRUST_PROXY: [
    'IP addresses separated by commas',
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check((parts) => parts.every((part) => isIP(part) !== 0)),
    ),
  ],
  DNS_SERVERS: [
    'IP addresses, each with its port if it has one, separated by commas',
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check((parts) =>
        parts.every((part) => isIP(part.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')) !== 0),
      ),
    ),
  ],
  ALLOW_PRIVATE_ADDRESSES: [
    'host names, IP addresses or networks such as 10.0.0.0/8, separated by commas',
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
      v.check((parts) => parts.every(isHostOrNetwork)),
    ),
  ],
  SMS_GATEWAY: [
    'addresses such as http://localhost:13013, separated by commas',
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check((parts) =>
        parts.every((part) => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)),
      ),
      v.transform((parts) => parts.map((part) => new URL(part).origin)),
    ),
  ],
  S3_ENDPOINT: ['an address that starts with http:// or https://', httpUrl],
  S3_BUCKET: ['the name of a bucket', filled],
  S3_REGION: ['the name of a region', filled],
  S3_ACCESS_KEY_ID: ['an access key id', filled],
  S3_SECRET_ACCESS_KEY: ['a secret access key', filled],
  ADMIN_USERNAME: ['a name of 3 to 100 characters', v.pipe(v.string(), v.minLength(3), v.maxLength(100))],
  ADMIN_PASSWORD: ['a password of at least 6 characters', v.pipe(v.string(), v.minLength(6))],
  AI_BASE_URL: ['an address that starts with http:// or https://', httpUrl],
  AI_API_KEY: ['a key', filled],
  AI_MODEL: ['the name of a model', filled],
  CLAMD: [
    'host:port, or the path of a socket that starts with /',
    v.pipe(
      v.string(),
      v.transform(clamdAddress),
      v.check((address): boolean => address !== undefined),
    ),
  ],
  RATE_LIMIT_FACTOR: [
    'a number above 0',
    v.pipe(
      v.string(),
      v.transform(Number),
      v.check((factor) => factor > 0 && Number.isFinite(factor)),
    ),
  ],
  LOG_LEVEL: [
    'one of fatal, error, warn, info, debug, trace, silent',
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  ],
} as const

type Variables = typeof VARIABLES
type Name = keyof Variables
type Environment = Readonly<Record<string, string | undefined>>

function read<N extends Name>(env: Environment, name: N): v.InferOutput<Variables[N][1]> | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  const [takes, schema] = VARIABLES[name]
  const result = v.safeParse(schema, text)
  if (!result.success) throw new ConfigError(`${name} must be ${takes}`)
  return result.output as v.InferOutput<Variables[N][1]>
}

function readS3(env: Environment) {
  const bucket = read(env, 'S3_BUCKET')
  if (bucket === undefined) return undefined
  const accessKeyId = read(env, 'S3_ACCESS_KEY_ID')
  const secretAccessKey = read(env, 'S3_SECRET_ACCESS_KEY')
  if (accessKeyId === undefined) throw new ConfigError('S3_ACCESS_KEY_ID must be set beside S3_BUCKET')
  if (secretAccessKey === undefined)
    throw new ConfigError('S3_SECRET_ACCESS_KEY must be set beside S3_BUCKET')
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: read(env, 'S3_ENDPOINT'),
    region: read(env, 'S3_REGION') ?? 'us-east-1',
  }
}

export type Config = ReturnType<typeof readConfig>

/**
 * Checks and returns the environment. Throws a ConfigError of one line that names the first invalid variable and its
 * allowed values.
 */
export function readConfig(env: Environment) {
  const port = read(env, 'PORT') ?? 3000
  const databaseUrl = read(env, 'DATABASE_URL')
  const databaseReplicaUrl = read(env, 'DATABASE_REPLICA_URL')
  if (databaseReplicaUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError('DATABASE_URL must be set beside DATABASE_REPLICA_URL')
  return {
    port,
    host: read(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(read(env, 'DATA_DIR') ?? './data'),
    /** False when the operator chose the folder. Only the default may be replaced by a folder that works. */
    dataDirIsDefault: read(env, 'DATA_DIR') === undefined,
    databaseUrl,
    databaseReplicaUrl,
    publicUrl: new URL(read(env, 'PUBLIC_URL') ?? `http://localhost:${port}`).origin,
    trustProxy: read(env, 'TRUST_PROXY') ?? [],
    /** The name servers that look up the domain of the sender of mails. Empty: those of the system. */
    dnsServers: read(env, 'DNS_SERVERS') ?? [],
    /** Hosts and networks outside of the internet to which settings may nevertheless point. */
    allowPrivateAddresses: read(env, 'ALLOW_PRIVATE_ADDRESSES') ?? [],
    /** Origins that the settings may name as SMS gateway although they are inside the network or without encryption. */
    smsGateways: read(env, 'SMS_GATEWAY') ?? [],
    s3: readS3(env),
    adminUsername: read(env, 'ADMIN_USERNAME'),
    adminPassword: read(env, 'ADMIN_PASSWORD'),
    ai: { baseUrl: read(env, 'AI_BASE_URL'), apiKey: read(env, 'AI_API_KEY'), model: read(env, 'AI_MODEL') },
    /** The scanner that checks every upload for viruses. Undefined: uploads are not scanned. */
    clamd: read(env, 'CLAMD'),
    rateLimitFactor: read(env, 'RATE_LIMIT_FACTOR') ?? 1,
    logLevel: read(env, 'LOG_LEVEL') ?? 'info',
  }
}
