import { toast } from '../components/toast.ts'

/** For `.catch` of an act: a toast with what failed and why, then it goes on failing. `duration` in ms. */
export function tellFailure(title: string, duration?: number): (error: unknown) => never {
  return (error) => {
    const description = error instanceof Error ? error.message : undefined
    toast({ title, description, variant: 'destructive', duration })
    throw error
  }
}
