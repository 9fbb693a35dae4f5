import { toast } from '../../components/overlays/toast.ts'
import { reasonOf } from './api-client.ts'

type Telling = {
  /** Shown if the server gave no reason. */
  fallback?: string
  /** Milliseconds; 5000 by default. */
  duration?: number
}

/**
 * For `.catch` of a call: shows a toast with the failed action and the reason, then throws the error again for the form
 * or dialog.
 */
export function tellFailure(title: string, { fallback, duration }: Telling = {}): (error: unknown) => never {
  return (error) => {
    const description = reasonOf(error, fallback)
    toast({ title, description, duration, variant: 'destructive' })
    throw error
  }
}
