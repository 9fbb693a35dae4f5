import { MAX_FILE_BYTES } from '../../../modules/documents/limits.ts'
import { t } from '../../../shared/language/words.ts'
import type { CallApi, FieldValues } from '../../../shared/rendering.ts'
import { safePath } from '../../accounts/login/safe-path.ts'
import { keyHeader, linesOf, textOf } from '../../app/forms/sent-values.tsx'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { readBuild } from '../../cvs/builder/builder-values.ts'
import { isPublished, MAY_HAVE_ARRIVED } from '../../cvs/upload/upload-request.ts'
import { FILE_REQUIRED, uploadBody } from '../../cvs/upload/upload-values.ts'
import type { FormResult, PlainForm, SentForm } from '../page.ts'

type Sent = SentForm<{ next?: string | undefined }>

/** The call refuses more than 5 MB. The page receives more, so that a file that is too large loses nothing that was typed. */
const RECEIVED_BYTES = 3 * MAX_FILE_BYTES

/**
 * The form with a file, for a new CV and for one to change. The file is read first, as with script: then it stays on
 * the server while the rest of the form is put right, because a browser cannot keep it.
 */
export const fileForm: PlainForm<{ next?: string | undefined }> = {
  files: { limits: { file: RECEIVED_BYTES } },
  async send(sent) {
    const { files, params } = sent
    const values: FieldValues = {
      ...sent.values,
      ...(files['file'] && (await keepFile(sent.callApi, files['file']))),
    }
    const { id } = params
    if (!id && !textOf(values, 'readFile')) throw atFile(new ApiError(400, FILE_IS_REQUIRED))
    const { file: _, readFileName: __, idempotencyKey: ___, ...fields } = values
    const skills = JSON.stringify(linesOf(values, 'skills'))
    const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(values, name)]))
    const body = uploadBody({ ...texts, file: undefined, readFile: textOf(values, 'readFile'), skills })
    const [method, path] = id ? ['PUT', `/api/cvs/${id}`] : ['POST', '/api/cvs/upload']
    try {
      return published(sent, await call(sent.callApi(path, { method, body, headers: keyHeader(values) })))
    } catch (error) {
      return { show: 'file', values, refusal: refusalOf(error) }
    }
  },
}

const FILE_IS_REQUIRED = JSON.stringify({ message: FILE_REQUIRED.description })

/** The form of a CV that is made here. */
export const makeForm: PlainForm<{ next?: string | undefined }> = {
  async send(sent) {
    const { values, params } = sent
    const { id } = params
    const lists = ['skills', 'licences', 'languages'].map((name) => [name, linesOf(values, name)])
    const { idempotencyKey: _, ...fields } = values
    const json = readBuild({ ...mutable(fields), ...Object.fromEntries(lists) })
    const headers = { ...keyHeader(values), 'Content-Type': 'application/json' }
    const [method, path] = id ? ['PUT', `/api/cvs/${id}/build`] : ['POST', '/api/cvs/build']
    try {
      return published(sent, await call(sent.callApi(path, { method, headers, body: JSON.stringify(json) })))
    } catch (error) {
      return { show: 'make', values, refusal: refusalOf(error) }
    }
  },
}

/** Sends the file to be read, and returns the hidden fields that stand for it. */
async function keepFile(callApi: CallApi, file: File) {
  const body = new FormData()
  body.append('file', file)
  const answer: unknown = await call(callApi('/api/cvs/read', { method: 'POST', body })).catch((error) => {
    throw error instanceof ApiError && error.code !== 'authentication_required' ? atFile(error) : error
  })
  const { readFile, fileName } = answer as { readFile: string; fileName: string }
  return { readFile, readFileName: fileName }
}

/** The same refusal with its message at the file, too. */
function atFile({ status, message, code }: ApiError): ApiError {
  return new ApiError(status, JSON.stringify({ message, code, errors: { file: message } }))
}

/** Errors that are not of the API, and those of a login that has ended, are not shown in the form. */
function refusalOf(error: unknown): ApiError {
  if (!(error instanceof ApiError) || error.code === 'authentication_required') throw error
  if (error.code !== 'idempotency_mismatch') return error
  return new ApiError(error.status, JSON.stringify({ message: t(MAY_HAVE_ARRIVED), code: error.code }))
}

function published({ params, search: { next } }: Sent, answer: unknown): FormResult {
  if (!isPublished(answer)) throw new Error('the call has not answered with the id of the CV')
  const notice = params['id']
    ? { title: t('CV Updated'), description: t('Your changes are saved.') }
    : { title: t('CV Uploaded'), description: t('Employers can find it now.') }
  return { to: safePath(next) ?? '/my-page', notice }
}

const mutable = (values: FieldValues) => Object.fromEntries(Object.entries(values))
