import { Hono, type Context as HonoContext } from 'hono'
import { allow, clearSessionCookie, sessionToken, setSessionCookie } from '../../http/authentication.ts'
import { sendPicture } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { readUpload, type UploadLimits } from '../../http/uploads.ts'
import { check, valid } from '../../http/validation.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeAvailability } from './change-availability.ts'
import { changeCompanyProfile, changeJobSeekerProfile } from './change-profile.ts'
import { logIn } from './log-in.ts'
import type { AccountKind } from './policy.ts'
import { readCompany, readLogo, readOwnAdministrator, readOwnCompany, readOwnProfile } from './reads.ts'
import { registerEmployer } from './register-employer.ts'
import { registerJobSeeker } from './register-job-seeker.ts'
import {
  AdministratorLogin,
  AvailabilityChange,
  CompanyProfile,
  EmployerLogin,
  EmployerRegistration,
  JobSeekerLogin,
  JobSeekerProfileChange,
  JobSeekerRegistration,
  PictureParam,
} from './schema.ts'
import { removePhoto, setPhoto } from './set-photo.ts'
import { endSession } from './start-session.ts'

/** Ends the session of one kind; the other two stay (decisions, rule 1). */
async function logOut(c: HonoContext, kind: AccountKind) {
  const token = sessionToken(c, kind)
  if (token) await endSession(c.get('ctx'), token)
  clearSessionCookie(c, kind)
  return c.json({ success: true })
}

const MB = 1024 * 1024
/** 5 MB for a logo (specification 1, section 5); the longest description has 5,000 characters. */
const LOGO_FORM: UploadLimits = {
  files: { logo: { maxBytes: 5 * MB, tooLarge: 'logo_too_large' } },
  maxFieldBytes: 24_000,
  maxFields: 30,
}
const PHOTO_FORM: UploadLimits = {
  files: { photo: { maxBytes: 5 * MB, tooLarge: 'photo_too_large' } },
  maxFieldBytes: 1000,
  maxFields: 5,
}

export const accountsApi = new Hono<AppEnv>()
  .post('/auth/register', allow('public'), valid('json', JobSeekerRegistration), async (c) =>
    c.json(await registerJobSeeker(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/auth/employer/register', allow('public'), async (c) => {
    const upload = await readUpload(c, LOGO_FORM)
    try {
      const input = check(EmployerRegistration, upload.fields)
      return c.json(await registerEmployer(c.var.ctx, input, upload.files.logo?.path), 201)
    } finally {
      await upload.dispose()
    }
  })
  .post('/auth/login', allow('public'), valid('json', JobSeekerLogin), async (c) => {
    const { username, password } = c.req.valid('json')
    setSessionCookie(
      c,
      'jobSeeker',
      await logIn(c.var.ctx, 'jobSeeker', username, password, sessionToken(c, 'jobSeeker')),
    )
    return c.json({ success: true })
  })
  .post('/auth/employer/login', allow('public'), valid('json', EmployerLogin), async (c) => {
    const { email, password } = c.req.valid('json')
    setSessionCookie(
      c,
      'employer',
      await logIn(c.var.ctx, 'employer', email, password, sessionToken(c, 'employer')),
    )
    return c.json({ success: true })
  })
  .post('/auth/admin/login', allow('public'), valid('json', AdministratorLogin), async (c) => {
    const { username, password } = c.req.valid('json')
    setSessionCookie(
      c,
      'administrator',
      await logIn(c.var.ctx, 'administrator', username, password, sessionToken(c, 'administrator')),
    )
    return c.json({ success: true })
  })
  .post('/auth/logout', allow('public'), (c) => logOut(c, 'jobSeeker'))
  .post('/auth/employer/logout', allow('public'), (c) => logOut(c, 'employer'))
  .post('/auth/admin/logout', allow('public'), (c) => logOut(c, 'administrator'))
  .get('/auth/profile', allow('jobSeeker'), async (c) => c.json(await readOwnProfile(c.var.ctx)))
  .patch('/auth/profile', allow('jobSeeker'), valid('json', JobSeekerProfileChange), async (c) =>
    c.json(await changeJobSeekerProfile(c.var.ctx, c.req.valid('json'))),
  )
  .patch('/auth/availability', allow('jobSeeker'), valid('json', AvailabilityChange), async (c) =>
    c.json(await changeAvailability(c.var.ctx, c.req.valid('json').isAvailable)),
  )
  .post('/auth/photo', allow('jobSeeker'), async (c) => {
    const upload = await readUpload(c, PHOTO_FORM)
    try {
      if (!upload.files.photo) throw new AppError('invalid_picture')
      return c.json(await setPhoto(c.var.ctx, upload.files.photo.path))
    } finally {
      await upload.dispose()
    }
  })
  .delete('/auth/photo', allow('jobSeeker'), async (c) => {
    await removePhoto(c.var.ctx)
    return c.json({ success: true })
  })
  .get('/auth/employer/profile', allow('employer'), async (c) => c.json(await readOwnCompany(c.var.ctx)))
  .put('/auth/employer/profile', allow('employer'), async (c) => {
    const upload = await readUpload(c, LOGO_FORM)
    try {
      const change = check(CompanyProfile, upload.fields)
      return c.json(await changeCompanyProfile(c.var.ctx, change, upload.files.logo?.path))
    } finally {
      await upload.dispose()
    }
  })
  .get('/auth/logo/:id', allow('public'), valid('param', PictureParam), async (c) =>
    sendPicture(c, await readLogo(c.var.ctx, c.req.valid('param').id, c.req.query('size') === '96')),
  )
  .get('/auth/admin/profile', allow('administrator'), async (c) =>
    c.json(await readOwnAdministrator(c.var.ctx)),
  )
  .get('/employers/:id', allow('public'), valid('param', IdParam), async (c) =>
    c.json(await readCompany(c.var.ctx, c.req.valid('param').id)),
  )
