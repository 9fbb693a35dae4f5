import type { ApiClient } from '../../app/loading/api-client.ts'
import { saveAnswer } from '../../app/loading/download-file.ts'

/** Downloads the file. Resolves to the credits taken. Throws ApiError. */
export async function downloadCv(client: ApiClient, id: number, expectedCost: number): Promise<number> {
  const request = client.api.cvs[':id'].download.$get({
    param: { id: String(id) },
    query: { expectedCost: String(expectedCost) },
  })
  const headers = await saveAnswer(request, `cv_${id}.pdf`)
  return Number(headers.get('X-Credits-Used') ?? 0)
}
