import { ApiError } from './api-client.ts'
import { toast } from './components/toast.ts'

type Telling = {
  /** Told when the server gave no reason. */
  fallback?: string
  /** ms; default 5000. */
  duration?: number
}

/** For `.catch` of a call: a toast with what failed and why, then it goes on failing, for the form or the dialog. */
export function tellFailure(title: string, { fallback, duration }: Telling = {}): (error: unknown) => never {
  return (error) => {
    const description = error instanceof ApiError ? error.message : fallback
    toast({ title, description, duration, variant: 'destructive' })
    throw error
  }
}
