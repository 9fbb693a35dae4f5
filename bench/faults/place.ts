import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, openBrowser } from '../../tests/support/browser.ts'
import { openBucketServer } from '../../tests/support/bucket-server.ts'
import { pdf } from '../../tests/support/documents.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from '../../tests/support/forms.ts'
import { randomNumbers } from '../synthetic-words.ts'
import { mountSmallDisk, type SmallDisk } from './disk.ts'
import { type Acknowledged, idOf } from './load.ts'
import { openMailServer } from './mail-server.ts'
import { type Product, startProduct } from './product.ts'
import type { Client, World } from './writes.ts'

const CLIENTS = 6
/** More credits than a client can spend. */
const CREDITS = 1_000_000

export type PlaceKind = 'folder' | 'small disk' | 'bucket'
export type Place = Exclude<Awaited<ReturnType<typeof openPlace>>, string>

/**
 * Starts a product with its mail server, bucket and clients. Returns a text with the reason if that is not possible
 * here.
 */
export async function openPlace(kind: PlaceKind, seed: number) {
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-bench-'))
  const disk = kind === 'small disk' ? mountSmallDisk(folder) : undefined
  if (typeof disk === 'string') {
    await rm(folder, { recursive: true })
    return disk
  }
  const mail = await openMailServer()
  const bucket = await openBucketServer()
  const product = await startProduct(join(folder, 'data'), {
    ADMIN_USERNAME: 'vera',
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_FACTOR: '100000',
    TMPDIR: folder,
    ...(kind === 'bucket' && bucketEnvironment(bucket.config)),
  })
  const acknowledged: Acknowledged[] = []
  try {
    const { world, clients } = await fill(product, mail.port, seed)
    return {
      product,
      mail,
      bucket,
      disk,
      world,
      clients,
      /** The acknowledged writes of all faults so far. */
      acknowledged,
      async close(): Promise<void> {
        await product.stop()
        await mail.close()
        bucket.close()
        await removeFolder(folder, disk)
      },
    }
  } catch (error) {
    await product.stop()
    await removeFolder(folder, disk)
    throw error
  }
}

async function removeFolder(folder: string, disk: SmallDisk | undefined): Promise<void> {
  disk?.remove()
  await rm(folder, { recursive: true, force: true })
}

type Bucket = Awaited<ReturnType<typeof openBucketServer>>

function bucketEnvironment({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket['config']) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

async function fill(
  product: Product,
  smtpPort: number,
  seed: number,
): Promise<{ world: World; clients: Client[] }> {
  await product.query(
    `UPDATE system_settings SET setting_value = v.value
     FROM (VALUES ('smtp_host', '127.0.0.1'), ('smtp_port', $1), ('smtp_secure', 'false')) v (key, value) WHERE setting_key = v.key`,
    [String(smtpPort)],
  )
  const administrator = openBrowser(product)
  await expectStatus(
    administrator.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD }),
    200,
  )
  const packages = await product.query<{ id: number }>(
    'SELECT id FROM credit_packages WHERE is_active LIMIT 1',
  )
  const clients: Client[] = []
  for (let number = 0; number < CLIENTS; number++) clients.push(await createClient(product, seed, number))
  return { world: { administrator, packageId: packages[0]?.id ?? 0, cvs: [], jobs: [] }, clients }
}

async function createClient(product: Product, seed: number, number: number): Promise<Client> {
  const [seeker, company] = [openBrowser(product), openBrowser(product)]
  const person = jobSeekerForm()
  const jobSeeker = await expectStatus(seeker.post('/api/auth/register', person), 201)
  const { username, password } = person
  await expectStatus(seeker.post('/api/auth/login', { username, password }), 200)
  const file = new File([new Uint8Array(await pdf('Ana Kila, registered nurse.'))], 'cv.pdf')
  const firstCv = await expectStatus(seeker.upload('/api/cvs/upload', formOf({ ...cvFields(), file })), 201)
  const form = employerForm()
  const employer = await expectStatus(company.upload('/api/auth/employer/register', formOf(form)), 201)
  await expectStatus(
    company.post('/api/auth/employer/login', { email: form.email, password: form.password }),
    200,
  )
  await product.query(
    "INSERT INTO credit_transactions (employer_id, type, amount) VALUES ($1, 'admin_adjustment', $2)",
    [employer, CREDITS],
  )
  return {
    number,
    random: randomNumbers(seed * 1009 + number),
    jobSeeker: { id: jobSeeker, browser: seeker },
    employer: { id: employer, browser: company },
    firstCv,
    done: new Set(),
    pending: [],
    applications: [],
  }
}

/** Returns the id in the answer, 0 if it has none. */
async function expectStatus(answering: ReturnType<Browser['post']>, wanted: number): Promise<number> {
  const { status, body } = await answering
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body)}`)
  return idOf(body) ?? 0
}
