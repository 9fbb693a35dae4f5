import { useState } from 'react'
import * as v from 'valibot'
import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { ApiError } from '../api-client.ts'
import { useSending } from './use-sending.ts'

const isReading = (value: unknown): value is CvReading => typeof value === 'object' && value !== null
const Answer = v.object({
  readFile: v.string(),
  fileName: v.string(),
  fields: v.custom<CvReading>(isReading),
})

/** Fields that were understood, that were filled with it, and beside which it is offered. */
export type Found = { understood: number; filled: number; offered: number }

/** `token` stands for the file when the form is sent. `refused`: the server takes no such file. */
export type ReadState =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'read'; token: string; fileName: string; found?: Found }
  | { is: 'failed'; message: string }
  | { is: 'refused'; message: string; code: string }

/** Sends a chosen file once, to be read and kept for the form. */
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
