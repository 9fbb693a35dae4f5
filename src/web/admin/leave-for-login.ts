import { toast } from '../components/toast.ts'

/** Specification 2, section 9. */
const REDIRECT_MS = 500

/** Tells why, and goes to the login half a second later, unless what it returns is called before. */
export function leaveForLogin(go: () => void): () => void {
  toast({
    title: 'Authentication Required',
    description: 'Please log in as an administrator.',
    variant: 'destructive',
  })
  const timer = setTimeout(go, REDIRECT_MS)
  return () => clearTimeout(timer)
}
