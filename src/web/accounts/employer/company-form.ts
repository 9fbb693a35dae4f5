/** 5 MB. The server has the same limit. */
const MAX_LOGO_BYTES = 5 * 1024 * 1024

export type LogoProblem = { title: string; description: string }

/** Returns what is wrong with the logo before it is sent. The server checks the file again. */
export function logoProblem(file: { size: number; type: string }): LogoProblem | undefined {
  if (!/^image\/(png|jpeg|gif)$/.test(file.type)) {
    return { title: 'Invalid File Type', description: 'Please select an image file' }
  }
  if (file.size > MAX_LOGO_BYTES) {
    return { title: 'File Too Large', description: 'Logo file must be smaller than 5MB' }
  }
  return undefined
}

/** Returns the multipart form of a company: its fields, and the logo if one was chosen. */
export function companyForm(fields: Record<string, string>, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('logo', file)
  return form
}
