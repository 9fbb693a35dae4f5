import { MAX_FILE_BYTES } from '../../modules/cvs/schema.ts'

export type FileProblem = { title: string; description: string }

export const FILE_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * What is wrong with a CV's file before it is sent; the server looks into it again. By name or by type, because phones
 * often know only one of them (specification 1, section 5).
 */
export function fileProblem(file: { name: string; size: number; type: string }): FileProblem | undefined {
  if (!/\.(pdf|docx?)$/i.test(file.name) && !(file.type && FILE_ACCEPT.split(',').includes(file.type))) {
    return { title: 'Invalid File Type', description: 'Please upload a PDF, DOC, or DOCX file.' }
  }
  if (file.size > MAX_FILE_BYTES) {
    return { title: 'File Too Large', description: 'File size must be less than 5MB.' }
  }
  return undefined
}

export const FILE_REQUIRED: FileProblem = {
  title: 'File Required',
  description: 'Please select a CV file to upload.',
}

/** What the server says of a file, under the titles of specification 1, section 5. */
export function refusedFile(code: string, description: string): FileProblem {
  if (code === 'invalid_file_type') return { title: 'Invalid File Type', description }
  return { title: code === 'file_too_large' ? 'File Too Large' : 'Upload Failed', description }
}
