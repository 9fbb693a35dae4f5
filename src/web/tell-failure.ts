import { ApiError } from './api-client.ts'
import { toast } from './components/toast.ts'

type Telling = {
  /** Told when the server gave no reason. */
  fallback?: string
  /** ms; default 5000. */
  duration?: number
}

/** A call whose failure a toast tells too, beside what the form or the dialog says. Throws what the call throws. */
export async function tellFailure<T>(
  title: string,
  call: Promise<T>,
  { fallback, duration }: Telling = {},
): Promise<T> {
  try {
    return await call
  } catch (error) {
    const description = error instanceof ApiError ? error.message : fallback
    toast({ title, description, duration, variant: 'destructive' })
    throw error
  }
}
