import { ApiError } from '../api-client.ts'

/** Sent bytes as a share from 0 to 1; at 1 the server is still reading the file. */
type OnProgress = (share: number) => void

type UploadRequest = {
  method: 'POST' | 'PUT'
  path: string
  body: FormData
  idempotencyKey: string
  onProgress: OnProgress
}

/** XMLHttpRequest, since `fetch` cannot tell how much has been sent. Throws ApiError, of status 0 when the network failed. */
export function sendUpload({ method, path, body, idempotencyKey, onProgress }: UploadRequest) {
  return new Promise<{ id: number }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    const fail = () => reject(new ApiError(0, NETWORK_ERROR))
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
    request.onload = () => {
      const { status, responseText, statusText } = request
      const answer = readAnswer(responseText)
      if (status >= 200 && status < 300 && answer) resolve(answer)
      else reject(refusal(status, responseText || statusText))
    }
    request.send(body)
  })
}

const NETWORK_ERROR = JSON.stringify({ message: 'Network error. Please try again.' })

/** After a broken connection the first try may have arrived, and the form was changed since: only its owner can tell. */
const MAY_HAVE_ARRIVED =
  'Your first try may have arrived. Look under My CVs on your dashboard before you send it again.'

function refusal(status: number, body: string): ApiError {
  const error = new ApiError(status, body)
  return error.code === 'idempotency_mismatch'
    ? new ApiError(status, JSON.stringify({ message: MAY_HAVE_ARRIVED }))
    : error
}

function readAnswer(text: string): { id: number } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const hasId = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    return hasId ? { id: Number(value.id) } : undefined
  } catch {
    return undefined
  }
}
