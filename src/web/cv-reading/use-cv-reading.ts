import { useState } from 'react'
import * as v from 'valibot'
import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { ApiError } from '../app/loading/api-client.ts'
import { useSending } from '../cvs/upload/sending.tsx'

const isReading = (value: unknown): value is CvReading => typeof value === 'object' && value !== null
const Answer = v.object({
  readFile: v.string(),
  fileName: v.string(),
  fields: v.custom<CvReading>(isReading),
})

/** The numbers of fields that were understood, filled in, and offered. */
export type Found = { understood: number; filled: number; offered: number }

/** `token` identifies the uploaded file when the form is sent. `refused`: the server does not accept such a file. */
export type ReadState =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'read'; token: string; fileName: string; found?: Found }
  | { is: 'failed'; message: string }
  | { is: 'refused'; message: string; code: string }

/** Sends a chosen file once. The server reads it and keeps it for the form. */
export function useCvReading(initial: ReadState, onRead: (reading: CvReading) => Found) {
  const [state, setState] = useState<ReadState>(initial)
  const { progress, send, stop } = useSending()

  async function read(file: File): Promise<void> {
    setState({ is: 'reading' })
    const body = new FormData()
    body.append('file', file)
    try {
      const answer = await send({ method: 'POST', path: '/api/cvs/read', body }, Answer)
      const { readFile: token, fileName } = answer
      setState({ is: 'read', token, fileName, found: onRead(answer.fields) })
    } catch (error) {
      setState(stateAfter(error))
    }
  }

  return {
    state,
    progress,
    stop,
    read,
    forget: () => {
      stop()
      setState({ is: 'none' })
    },
  }
}

function stateAfter(error: unknown): ReadState {
  if (!(error instanceof ApiError)) throw error
  const { status, code = '', message } = error
  const isFileRefused = code.startsWith('file_') || code === 'invalid_file_type'
  return isFileRefused || status === 413 ? { is: 'refused', message, code } : { is: 'failed', message }
}
