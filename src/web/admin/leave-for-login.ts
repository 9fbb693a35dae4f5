import { toast } from '../components/overlays/toast.ts'

/** Milliseconds before the redirect to the login, so that the toast can be seen. */
const REDIRECT_MS = 500

/** Explains why, and opens the login after 500 ms. The returned function cancels the redirect. */
export function leaveForLogin(go: () => void): () => void {
  toast({
    title: 'Authentication Required',
    description: 'Please log in as an administrator.',
    variant: 'destructive',
  })
  const timer = setTimeout(go, REDIRECT_MS)
  return () => clearTimeout(timer)
}
