import { arrived, refusalOf } from './api-client.ts'

/**
 * Fetches a file in the page, so that an error can be shown there, and saves it under the name that the server gave.
 * Throws ApiError.
 */
export function downloadFile(path: string, fallbackName: string): Promise<Headers> {
  return saveAnswer(fetch(path), fallbackName)
}

type FileAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'blob' | 'headers'>

/** Saves the answer of a client call, which asks for a new login if the session has ended. */
export async function saveAnswer(request: Promise<FileAnswer>, fallbackName: string): Promise<Headers> {
  const answer = await arrived(request)
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
  // Some browsers start reading the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
