export type Access = { view: boolean; download: boolean; application: boolean }

export function accessOf(types: readonly (keyof Access)[]): Access {
  return {
    view: types.includes('view'),
    download: types.includes('download'),
    application: types.includes('application'),
  }
}

/**
 * Applicants are free: an employer opens and downloads a CV that was sent to one of its jobs without spending credits.
 */
export function mayOpen(access: Access): boolean {
  return access.view || access.application
}

export function mayDownloadFree(access: Access): boolean {
  return access.download || access.application
}

/**
 * In SQL, with the tables `cvs` and `cv_documents d`: whether a CV names neither work nor schooling. This is a CV that
 * was made here without either, or one without a file. The content of an uploaded file is not known.
 */
export const IS_EMPTY = `CASE WHEN d.document IS NULL THEN cvs.file_key IS NULL
  ELSE jsonb_array_length(d.document->'work') + jsonb_array_length(d.document->'schooling') = 0 END`
