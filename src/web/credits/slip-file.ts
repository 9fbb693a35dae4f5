import * as v from 'valibot'
import { MAX_SLIP_BYTES } from '../../modules/payments/schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import { shrinkPhoto } from '../jobseeker/photo-file.ts'

export const SLIP_ACCEPT = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf'
/** Longest side in pixels; the server keeps no more. */
const SIDE = 1600

/** By name or by type, because phones often know only one of them; the server looks into the file. */
const isSlip = ({ name, type }: File) =>
  /\.(jpe?g|png|pdf)$/i.test(name) || SLIP_ACCEPT.split(',').includes(type)

/** A file field of a form: undefined when nothing was chosen. */
export const SlipFile = v.pipe(
  v.optional(v.instance(File)),
  v.transform((file) => (file?.size === 0 && file.name === '' ? undefined : file)),
  v.check((file) => file === undefined || isSlip(file), 'Please upload a picture (JPEG or PNG) or a PDF.'),
  v.check((file) => file === undefined || file.size <= MAX_SLIP_BYTES, 'File size must be less than 5MB.'),
)

/** Photos are made small first. Throws ApiError. */
export async function sendSlip(client: ApiClient, id: number, file: File) {
  const body = new FormData()
  body.append('slip', /pdf$/i.test(file.type || file.name) ? file : await shrinkPhoto(file, SIDE), file.name)
  return call(
    client.api['payment-requests'][':id'].slip.$post({ param: { id: String(id) } }, { init: { body } }),
  )
}
