/** The database cannot be had; the message is one line for the operator, no stack is needed. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
