import { Dialog, type DialogProps } from './dialog.tsx'

/** Details, history and filters beside the list they belong to. */
export function Sheet(props: Omit<DialogProps, 'shape' | 'role'>) {
  return <Dialog {...props} shape="sheet" />
}
