import type * as v from 'valibot'
import type { CvStatusChange } from '../../../modules/cvs/schema.ts'
import { plural } from '../../../shared/text.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { downloadFile } from '../../download-file.ts'
import { tellFailure } from '../../tell-failure.ts'
import type { Act } from '../perform-act.ts'
import type { AdminCv } from './cvs-queries.ts'

/** Deactivates an active CV, and activates any other. */
export function switchCv(client: ApiClient, { id, isActive }: AdminCv): Act {
  const param = { id: String(id) }
  return {
    call: () => call(client.api.admin.cvs[':id'].toggle.$put({ param, json: { isActive: !isActive } })),
    done: isActive ? 'CV deactivated' : 'CV activated',
    failed: 'Failed to update CV status',
  }
}

/** Available or hired. */
export function changeCvStatus(
  client: ApiClient,
  { id }: AdminCv,
  json: v.InferOutput<typeof CvStatusChange>,
): Act {
  const param = { id: String(id) }
  return {
    call: () => call(client.api.admin.cvs[':id'].status.$put({ param, json })),
    done: 'CV status saved',
    failed: 'Failed to update CV status',
  }
}

export function deleteCv(client: ApiClient, { id }: AdminCv): Act {
  return {
    call: () => call(client.api.admin.cvs[':id'].$delete({ param: { id: String(id) } })),
    done: 'CV deleted',
    failed: 'Failed to delete CV',
  }
}

type CleanedUp = { deletedCvs: number; deletedViews: number; deletedAccess: number }

/** Deletes the CVs whose owner is gone; the call's three numbers are told. */
export function cleanUpOrphans(client: ApiClient): Act<CleanedUp> {
  return {
    call: () => call(client.api.admin['cleanup-orphaned-cvs'].$post()),
    done: 'Cleanup finished',
    details: ({ deletedCvs, deletedViews, deletedAccess }) =>
      `Deleted: ${plural(deletedCvs, 'CV')}, ${plural(deletedViews, 'view')}, ${plural(deletedAccess, 'access', 'accesses')}.`,
    failed: 'Cleanup Failed',
  }
}

/** Saves the file under the name it was uploaded with, unless the server names it. */
export const downloadCv = ({ id, fileName }: AdminCv) =>
  downloadFile(`/api/admin/cvs/${id}/download`, fileName ?? `cv_${id}`).catch(tellFailure('Download failed'))
