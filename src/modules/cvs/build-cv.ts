import type { JobSeekerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { requireCategory } from '../catalog/reads.ts'
import { requireOwnCv, saveCv } from './change-cv.ts'
import { type StoredCvFile, storePdf } from './files/store-cv-file.ts'
import { writeCvPdf } from './files/write-cv-pdf.ts'
import { BUILDS } from './limits.ts'
import { publishCv } from './publish-cv.ts'
import type { CvBuild } from './schema.ts'

/** Makes a PDF from the typed fields and publishes both as a CV. Throws invalid_input and too_many_requests. */
export async function buildCv(ctx: JobSeekerContext, build: CvBuild): Promise<{ id: number }> {
  const { form, document } = split(build)
  await requireCategory(ctx, form.category)
  return publishCv(ctx, form, await storeBuilt(ctx, build), document)
}

/** Replaces the file of the job seeker's own CV, uploaded or made here, in the same way. Also throws cv_not_found. */
export async function rebuildCv(ctx: JobSeekerContext, id: number, build: CvBuild): Promise<{ id: number }> {
  const { form, document } = split(build)
  const before = await requireOwnCv(ctx, id)
  await requireCategory(ctx, form.category, before.category)
  return saveCv(ctx, id, form, { stored: await storeBuilt(ctx, build), document })
}

function split({ work, schooling, licences, languages, referees, ...form }: CvBuild) {
  return { form, document: { work, schooling, licences, languages, referees } }
}

async function storeBuilt(ctx: JobSeekerContext, build: CvBuild): Promise<StoredCvFile> {
  await consume(ctx, BUILDS, String(ctx.viewer.jobSeeker.id))
  const { pdf, text } = await writeCvPdf(build, ctx.now)
  return storePdf(ctx, pdf, { fileName: `${build.fullName} CV.pdf`, text })
}
