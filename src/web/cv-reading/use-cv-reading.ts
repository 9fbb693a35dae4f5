import { useState } from 'react'
import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { ApiError } from '../app/loading/api-client.ts'
import { useSending } from '../cvs/upload/sending.tsx'

type Answer = { readFile: string; fileName: string; isPicture: boolean; fields: CvReading }
const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'readFile' in answer && 'fields' in answer

/**
 * `token` identifies the uploaded file when the form is sent. `understood`: the number of fields that were read, not
 * known after a reload. `refused`: the server does not accept such a file.
 */
export type ReadState =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'read'; token: string; fileName: string; understood?: number; isPicture?: boolean }
  | { is: 'failed'; message: string }
  | { is: 'refused'; message: string; code: string }

/** Sends a chosen file, or the photos of its pages, once. The server reads it and keeps it for the form. */
export function useCvReading(initial: ReadState, onRead: (reading: CvReading) => void) {
  const [state, setState] = useState<ReadState>(initial)
  const { progress, send, stop } = useSending()

  async function read(file: File, ...morePages: readonly File[]): Promise<void> {
    setState({ is: 'reading' })
    const body = new FormData()
    body.append('file', file)
    for (const [index, page] of morePages.entries()) body.append(`page${index + 2}`, page)
    try {
      const answer = await send({ method: 'POST', path: '/api/cvs/read', body }, isAnswer)
      const { readFile: token, fileName, isPicture, fields } = answer
      setState({ is: 'read', token, fileName, isPicture, understood: Object.keys(fields).length })
      onRead(fields)
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
  const isFileRefused = code.startsWith('file_') || code === 'invalid_file_type' || code === 'invalid_picture'
  return isFileRefused || status === 413 ? { is: 'refused', message, code } : { is: 'failed', message }
}
