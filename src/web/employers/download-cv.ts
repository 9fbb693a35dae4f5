import type { ApiClient } from '../api-client.ts'
import { downloadFile } from '../download-file.ts'

/** Resolves to the credits taken. Throws ApiError. */
export async function downloadCv(client: ApiClient, id: number, expectedCost: number): Promise<number> {
  const path = client.api.cvs[':id'].download.$path({
    param: { id: String(id) },
    query: { expectedCost: String(expectedCost) },
  })
  const headers = await downloadFile(path, `cv_${id}.pdf`)
  return Number(headers.get('X-Credits-Used') ?? 0)
}
