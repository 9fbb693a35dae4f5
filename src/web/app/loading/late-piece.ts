import { type ComponentType, useState } from 'react'
import { toast } from '../../components/overlays/toast.ts'
import { reasonOf } from './api-client.ts'
import { late } from './late.ts'

/**
 * A component whose script is loaded by the click that needs it: `const [Dialog, open, close] = useLatePiece(() =>
 * import('./dialog.tsx').then(…))`. If the network fails, a toast says so and the next click tries again.
 */
export function useLatePiece<P>(load: () => Promise<ComponentType<P>>) {
  const [piece, setPiece] = useState<{ Piece: ComponentType<P> }>()
  const open = () =>
    late(load).then(
      (Piece) => setPiece({ Piece }),
      (error) => toast({ title: reasonOf(error), variant: 'destructive' }),
    )
  return [piece?.Piece, open, () => setPiece(undefined)] as const
}
