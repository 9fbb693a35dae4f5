import type * as v from 'valibot'
import { CV_SORTS, CV_STATES } from '../../../modules/admin/schema.ts'
import type { CvStatusChange } from '../../../modules/cvs/schema.ts'
import { plural } from '../../../shared/text.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { downloadFile } from '../../app/loading/download-file.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { Act } from '../perform-act.tsx'
import type { ListSearch } from '../section-keys.ts'

/** Deactivates an active CV, or activates an inactive one. */
export function switchCv(client: ApiClient, { id, isActive }: AdminCv): Act {
  const param = { id: String(id) }
  return {
    call: () => call(client.api.admin.cvs[':id'].toggle.$put({ param, json: { isActive: !isActive } })),
    done: isActive ? 'CV deactivated' : 'CV activated',
    failed: 'Failed to update CV status',
  }
}

/** Sets a CV to available or hired. */
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

/** Deletes the CVs whose owner is gone. The toast has the three counts from the call. */
export function cleanUpOrphans(client: ApiClient): Act<CleanedUp> {
  return {
    call: () => call(client.api.admin['cleanup-orphaned-cvs'].$post()),
    done: 'Cleanup finished',
    details: ({ deletedCvs, deletedViews, deletedAccess }) =>
      `Deleted: ${plural(deletedCvs, 'CV')}, ${plural(deletedViews, 'view')}, ${plural(deletedAccess, 'access', 'accesses')}.`,
    failed: 'Cleanup Failed',
  }
}

/** Saves the file under its original name, unless the server names it. */
export const downloadCv = ({ id, fileName }: AdminCv) =>
  downloadFile(`/api/admin/cvs/${id}/download`, fileName ?? `cv_${id}`).catch(tellFailure('Download failed'))

export const adminCvsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('cvs', list, () => {
    const filter = { ...known('status', CV_STATES, list.status), ...known('sort', CV_SORTS, list.sort) }
    return client.api.admin.cvs.$get({ query: { ...pageOf(list), ...filter } })
  })

export type AdminCv = RowOf<typeof adminCvsQuery>
