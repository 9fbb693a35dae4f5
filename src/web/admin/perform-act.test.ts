import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type ApiClient, createApiClient } from '../app/loading/api-client.ts'
import { currentToasts } from '../components/overlays/toast.ts'
import {
  type AdminCv,
  changeCvStatus,
  cleanUpOrphans,
  deleteCv,
  downloadCv,
  switchCv,
} from './people/cv-acts.ts'
import { type AdminJobSeeker, deleteJobSeeker, switchJobSeeker } from './people/job-seekers-section.tsx'
import { type Act, performAct } from './perform-act.tsx'

const ana: AdminJobSeeker = {
  id: 7,
  fullName: 'Ana Kila',
  username: 'ana',
  email: 'ana@example.com',
  loginPhone: '',
  phone: '7000 0000',
  isActive: true,
  createdAt: '2026-03-01T00:00:00Z',
  lastLogin: null,
  mailRefused: null,
}
const cv: AdminCv = {
  id: 9,
  jobSeekerId: 7,
  fullName: 'Ana Kila',
  jobTitle: 'Nurse',
  email: 'ana@example.com',
  uploadedAt: '2026-03-01T00:00:00Z',
  status: 'available',
  isActive: true,
  isBlocked: false,
  ownerState: null,
  fileName: 'ana.pdf',
}

/** Performs the act with a client that returns this answer. Returns what was sent and the toast's text. */
async function perform<Answer>(make: (client: ApiClient) => Act<Answer>, answer: Response) {
  const sent: string[] = []
  const client = createApiClient(async (path, init) => {
    sent.push([init?.method, path, init?.body].filter(Boolean).join(' '))
    return answer
  })
  const queryClient = new QueryClient()
  const list = ['admin', 'list']
  queryClient.setQueryData(list, [])
  const error = await performAct(queryClient, make(client)).catch((thrown: Error) => thrown)
  const { title, description, variant } = currentToasts()[0] ?? {}
  const isReadAgain = queryClient.getQueryState(list)?.isInvalidated
  return { sent, error, isReadAgain, toast: { title, description, variant } }
}

const acts: [name: string, make: (client: ApiClient) => Act, sent: string, done: string, failed: string][] = [
  [
    'suspending a job seeker',
    (client) => switchJobSeeker(client, ana),
    'PATCH /api/admin/users/7/toggle {"isActive":false}',
    'ana is suspended',
    'Failed to update user status',
  ],
  [
    'activating a job seeker',
    (client) => switchJobSeeker(client, { ...ana, isActive: false }),
    'PATCH /api/admin/users/7/toggle {"isActive":true}',
    'ana is active again',
    'Failed to update user status',
  ],
  [
    'deleting a job seeker',
    (client) => deleteJobSeeker(client, ana),
    'DELETE /api/admin/users/7',
    'User and related data deleted successfully',
    'Failed to delete user',
  ],
  [
    'deactivating a CV',
    (client) => switchCv(client, cv),
    'PUT /api/admin/cvs/9/toggle {"isActive":false}',
    'CV deactivated',
    'Failed to update CV status',
  ],
  [
    'activating a CV',
    (client) => switchCv(client, { ...cv, isActive: false }),
    'PUT /api/admin/cvs/9/toggle {"isActive":true}',
    'CV activated',
    'Failed to update CV status',
  ],
  [
    'marking a CV as hired',
    (client) => changeCvStatus(client, cv, { status: 'hired' }),
    'PUT /api/admin/cvs/9/status {"status":"hired"}',
    'CV status saved',
    'Failed to update CV status',
  ],
  [
    'deleting a CV',
    (client) => deleteCv(client, cv),
    'DELETE /api/admin/cvs/9',
    'CV deleted',
    'Failed to delete CV',
  ],
]

// Rule (administrators): Each button makes one call, shows a toast and reloads the lists
test.each(acts)(
  '%s makes one call and shows a toast; the lists are loaded again',
  async (_, make, sent, done) => {
    expect(await perform(make, Response.json({}))).toEqual({
      sent: [sent],
      error: undefined,
      isReadAgain: true,
      toast: { title: done },
    })
  },
)

// Rule (administrators): A failed act shows a toast with the server's message
test.each(acts)('%s: a failure is shown in a toast with the words of the server', async (...act) => {
  const [, make, , , failed] = act
  const refused = Response.json({ message: 'Not today.' }, { status: 409 })
  expect(await perform(make, refused)).toMatchObject({
    error: { message: 'Not today.' },
    isReadAgain: false,
    toast: { title: failed, description: 'Not today.', variant: 'destructive' },
  })
})

// Rule (administrators): A finished cleanup shows how many CVs, views and accesses it deleted
test('a cleanup shows its three numbers', async () => {
  const numbers = { deletedCvs: 1, deletedViews: 0, deletedAccess: 2 }
  expect(await perform(cleanUpOrphans, Response.json(numbers))).toMatchObject({
    sent: ['POST /api/admin/cleanup-orphaned-cvs'],
    toast: { title: 'Cleanup finished', description: 'Deleted: 1 CV, 0 views, 2 accesses.' },
  })
})

// Rule (administrators): A cleanup that fails says "Cleanup Failed"
test('a cleanup that fails says so', async () => {
  expect(await perform(cleanUpOrphans, new Response('<h1>Bad</h1>', { status: 502 }))).toMatchObject({
    toast: {
      title: 'Cleanup Failed',
      description: 'Something went wrong on our side. Please try again.',
      variant: 'destructive',
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

// Rule (administrators): A download that fails says "Download failed"
test('a download that fails says so', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ message: 'The file is missing.' }, { status: 404 })
  })
  await expect(downloadCv(cv)).rejects.toThrow('The file is missing.')
  expect(asked).toEqual(['/api/admin/cvs/9/download'])
  expect(currentToasts()).toMatchObject([{ title: 'Download failed', description: 'The file is missing.' }])
})
