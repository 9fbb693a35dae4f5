import { ApiError } from '../../app/loading/api-client.ts'

export type CvAction = 'view' | 'download'

/** What an employer is told. `next`: the page that helps. */
export type CvRefusal = { title: string; message: string; next?: 'credits' | 'login' }

const FAILURES: Record<CvAction, string> = {
  view: 'Failed to access CV. Please try again.',
  download: 'Failed to download CV. Please try again.',
}

/** Returns the words for a CV that could not be opened or downloaded: those of the server if it refused. */
export function cvRefusal(action: CvAction, error: unknown): CvRefusal {
  const { status, message, code } =
    error instanceof ApiError ? error : { status: 0, message: '', code: undefined }
  if (status === 402) {
    const refusal = { title: 'Insufficient Credits', message }
    return action === 'view' ? { ...refusal, next: 'credits' } : refusal
  }
  if (code === 'password_required') return { title: 'Password needed', message }
  if (status === 403 && action === 'download') return { title: 'Access Required', message }
  if (status === 401) return { title: 'Authentication Required', message, next: 'login' }
  const isRefused = status >= 400 && status < 500
  const denied = isRefused ? 'Access Denied' : 'Error'
  return {
    title: action === 'view' ? denied : 'Download Failed',
    message: isRefused ? message : FAILURES[action],
  }
}

/** Returns the new price in credits, if the call was refused because the price has changed. */
export function changedPrice(error: unknown): number | undefined {
  return error instanceof ApiError && error.code === 'price_changed' ? error.price : undefined
}
