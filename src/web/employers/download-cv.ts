import { type ApiClient, ApiError, refusalOf } from '../api-client.ts'

/** Fetched by the page, so that a refusal shows on it; then saved. Resolves to the credits taken. Throws ApiError. */
export async function downloadCv(client: ApiClient, id: number, expectedCost: number): Promise<number> {
  const path = client.api.cvs[':id'].download.$path({
    param: { id: String(id) },
    query: { expectedCost: String(expectedCost) },
  })
  const answer = await fetch(path).catch(() => {
    throw new ApiError(0, '{"message":"Network error. Please try again."}')
  })
  if (!answer.ok) throw await refusalOf(answer)
  const file = await answer.blob()
  const [, name = `cv_${id}.pdf`] =
    /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  save(file, name)
  return Number(answer.headers.get('X-Credits-Used') ?? 0)
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
