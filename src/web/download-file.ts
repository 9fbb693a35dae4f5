import { ApiError, refusalOf } from './api-client.ts'

/** Fetched by the page, so that a refusal shows on it; then saved under the name it came with. Throws ApiError. */
export async function downloadFile(path: string, fallbackName: string): Promise<Headers> {
  const answer = await fetch(path).catch(() => {
    throw new ApiError(0, '{"message":"Network error. Please try again."}')
  })
  if (!answer.ok) throw await refusalOf(answer)
  const file = await answer.blob()
  const [, name = fallbackName] =
    /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  save(file, name)
  return answer.headers
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
