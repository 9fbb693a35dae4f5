import * as v from 'valibot'
import { type Browser as Client, openBrowser } from '../../tests/support/browser.ts'
import { pdf } from '../../tests/support/documents.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from '../../tests/support/forms.ts'

/** Beside the demo data: an employer with a job that 50 people applied to, ten payments and ten employers to verify. */
export type World = { url: string; employer: Client; administrator: Client }

const JOB = 'Delivery Driver, Lae Depot'
export const QUESTION = 'Do you have a class 3 licence?'
const APPLICANTS = 50
/** Every applicant up to this one answers No. */
const WITHOUT_LICENCE = 20
const PAYMENTS = 10

const WithId = v.object({ id: v.number() })
const Packages = v.looseTuple([WithId])

export async function fillWorld(url: string): Promise<World> {
  const administrator = openBrowser({ url })
  await send(administrator, '/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  const employer = await register(url, 'Task Bench Freight')
  const credits = { credits: 100, description: 'For the benchmark' }
  await send(administrator, `/api/admin/employers/${employer.id}/add-credits`, credits)
  await addApplicants(url, await postJob(employer))
  for (let n = 1; n <= PAYMENTS; n++) await requestPayment(await register(url, `Task Bench ${n}`))
  return { url, employer, administrator }
}

async function send(client: Client, path: string, json: unknown): Promise<unknown> {
  const { status, body } = await client.post(path, json)
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

async function register(url: string, companyName: string) {
  const client = openBrowser({ url })
  const form = employerForm({ companyName })
  const { body } = await client.upload('/api/auth/employer/register', formOf(form))
  const { id } = v.parse(WithId, body)
  await send(client, '/api/auth/employer/login', { email: form.email, password: PASSWORD })
  return { ...client, id }
}

async function postJob(employer: Client): Promise<number> {
  const job = {
    title: JOB,
    description: 'Bring building material from the Lae depot to customers in Morobe, five days a week.',
    requirements: 'A class 3 licence and two years on the road.',
    location: 'lae',
    employmentType: 'full-time',
    category: 'logistics',
    experienceLevel: 'mid',
    questions: [{ id: 'licence', text: QUESTION, kind: 'yes-no', wanted: 'Yes' }],
  }
  return v.parse(WithId, await send(employer, '/api/employer/job-postings', job)).id
}

async function addApplicants(url: string, jobId: number): Promise<void> {
  const file = new File([new Uint8Array(await pdf('A driver'))], 'cv.pdf', { type: 'application/pdf' })
  for (let n = 1; n <= APPLICANTS; n++) {
    const person = openBrowser({ url })
    const form = jobSeekerForm({ fullName: `Driver Number ${n}` })
    await send(person, '/api/auth/register', form)
    await send(person, '/api/auth/login', { username: form.username, password: PASSWORD })
    await person.upload('/api/cvs/upload', formOf({ ...cvFields({ fullName: form.fullName }), file }))
    const answer = n <= WITHOUT_LICENCE ? 'No' : 'Yes'
    await send(person, `/api/jobs/${jobId}/apply`, { answers: [{ questionId: 'licence', answer }] })
  }
}

async function requestPayment(employer: Client): Promise<void> {
  const [first] = v.parse(Packages, (await employer.get('/api/credit-packages')).body)
  const request = { packageId: first.id, paymentMethod: 'bank_transfer', paymentDetails: 'From our account' }
  await send(employer, '/api/payment-requests', request)
}
