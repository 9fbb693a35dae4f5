import { Hono, type Context as HonoContext } from 'hono'
import { allow, clearSessionCookie, sessionToken, setSessionCookie } from '../../http/authentication.ts'
import { knownDevices, rememberDevice } from '../../http/cookies.ts'
import { sendPicture } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { inLanguageOf, rememberLanguage } from '../../http/language.ts'
import { answerPlainly } from '../../http/plain-page.ts'
import { readUpload, type UploadLimits } from '../../http/uploads.ts'
import { check, valid } from '../../http/validation.ts'
import type { AccountKind, Context } from '../../platform/context.ts'
import { describeError, isOutage } from '../../platform/database/errors.ts'
import { within } from '../../platform/within.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { t } from '../../shared/language/words.ts'
import { scanOf } from '../file-scans/scan-files.ts'
import { readTokPisin } from '../translations/reads.ts'
import { cancelEmailChange, confirmEmail, sendEmailChangeAgain, startEmailChange } from './change-address.ts'
import { changeCompanyProfile, changeJobSeekerProfile } from './change-profile.ts'
import { LOGOUT_PATIENCE } from './limits.ts'
import { type Entry, logIn, logInByCode } from './log-in.ts'
import { employerOf, jobSeekerOf, sessionsApi } from './own-sessions/api.ts'
import {
  changePassword,
  confirmPassword,
  findResetAccount,
  LINK_SENT,
  requestPasswordReset,
  resetByCode,
  resetPassword,
} from './passwords.ts'
import { confirmPhone, startPhoneChange } from './phone/change-phone.ts'
import { CODE_SENT, requestCode } from './phone/codes.ts'
import { CodeLogin, CodeRequest, CodeReset, PhoneChange, PhoneConfirmation } from './phone/schema.ts'
import { removeLogo, removePhoto, setPhoto } from './pictures.ts'
import { readCompany, readLogo, readOwnAdministrator, readOwnCompany, readOwnProfile } from './reads.ts'
import { registerEmployer, registerJobSeeker } from './registration.ts'
import {
  CompanyProfile,
  EmailChange,
  EmailConfirmation,
  EmployerLogin,
  EmployerRegistration,
  ForgotPassword,
  JobSeekerLogin,
  JobSeekerProfileChange,
  JobSeekerRegistration,
  PasswordChange,
  PasswordConfirmation,
  PictureParam,
  ResetPassword,
  ResetToken,
  ResetTokenType,
} from './schema.ts'
import { endSession } from './sessions.ts'

/**
 * Ends the session of one kind of account. The browser's sessions of the other two kinds stay. Also without the
 * database, the browser forgets the session.
 */
async function logOut(c: HonoContext, ctx: Context, kind: AccountKind) {
  const token = sessionToken(c, kind)
  clearSessionCookie(c, kind)
  // Pages of this account that the browser keeps for going back.
  c.header('Clear-Site-Data', '"cache"')
  c.header('Cache-Control', 'no-store')
  // The plain form of a page without JavaScript.
  const isForm = c.req.header('accept')?.includes('text/html')
  try {
    if (token) await within(LOGOUT_PATIENCE, endSession(ctx, token))
  } catch (error) {
    if (!isOutage(error)) throw error
    if (!isForm) throw error
    ctx.log.error({ path: c.req.path, ...describeError(error) }, 'session not ended')
    return answerPlainly(c, 503, 'You are logged out on this device', STILL_OPEN, '/')
  }
  return isForm ? c.redirect('/', 303) : c.json({ success: true })
}

const STILL_OPEN = 'The site cannot answer at the moment, so it could not end the login itself.'

function letIn(c: HonoContext, kind: AccountKind, { token, device, language }: Entry, isShort = false) {
  setSessionCookie(c, kind, token, isShort)
  // A borrowed phone must not keep a mark of the account after the session.
  if (!isShort) rememberDevice(c, device)
  if (language) rememberLanguage(c, language, isShort)
  return c.json({ success: true })
}

/** Changes the password of the session's account. This browser continues with a new session. */
async function takePasswordChange(c: HonoContext, kind: AccountKind, change: PasswordChange) {
  const { token, isShort } = await changePassword(c.get('ctx'), kind, change, sessionToken(c, kind) ?? '')
  setSessionCookie(c, kind, token, isShort)
  return c.json({ success: true, message: 'Your password has been changed.' })
}

const MB = 1024 * 1024
/** A logo has at most 5 MB. The longest description has 5,000 characters. */
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
  .route('/', sessionsApi)
  .post('/auth/register', allow('public'), valid('json', JobSeekerRegistration), async (c) =>
    c.json(await registerJobSeeker(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/auth/employer/register', allow('public'), async (c) => {
    const upload = await readUpload(c, LOGO_FORM, scanOf(c.var.ctx))
    try {
      const input = check(EmployerRegistration, upload.fields)
      return c.json(await registerEmployer(c.var.ctx, input, upload.files.logo), 201)
    } finally {
      await upload.dispose()
    }
  })
  .post('/auth/login', allow('public'), valid('json', JobSeekerLogin), async (c) => {
    const { username, password, isShort } = c.req.valid('json')
    const browser = { oldToken: sessionToken(c, 'jobSeeker'), isShort }
    const attempt = { login: username, password, devices: knownDevices(c) }
    return letIn(c, 'jobSeeker', await logIn(c.var.ctx, 'jobSeeker', attempt, browser), isShort)
  })
  .post('/auth/employer/login', allow('public'), valid('json', EmployerLogin), async (c) => {
    const { email, password } = c.req.valid('json')
    const browser = { oldToken: sessionToken(c, 'employer') }
    const attempt = { login: email, password, devices: knownDevices(c) }
    return letIn(c, 'employer', await logIn(c.var.ctx, 'employer', attempt, browser))
  })
  .post('/auth/code', allow('public'), valid('json', CodeRequest), async (c) => {
    await requestCode(c.var.ctx, c.req.valid('json'))
    return c.json({ success: true, message: await inLanguageOf(c, readTokPisin, () => t(CODE_SENT)) })
  })
  .post('/auth/code-login', allow('public'), valid('json', CodeLogin), async (c) => {
    const { isShort, ...proof } = c.req.valid('json')
    const browser = { oldToken: sessionToken(c, 'jobSeeker'), isShort }
    return letIn(c, 'jobSeeker', await logInByCode(c.var.ctx, 'jobSeeker', proof, browser), isShort)
  })
  .post('/auth/employer/code-login', allow('public'), valid('json', CodeLogin), async (c) => {
    const browser = { oldToken: sessionToken(c, 'employer') }
    return letIn(c, 'employer', await logInByCode(c.var.ctx, 'employer', c.req.valid('json'), browser))
  })
  .post('/auth/code-reset', allow('public'), valid('json', CodeReset), async (c) => {
    await resetByCode(c.var.ctx, c.req.valid('json'))
    return c.json({ success: true, message: 'Your password has been changed. You can now log in.' })
  })
  .post('/auth/phone', allow('jobSeeker'), valid('json', PhoneChange), async (c) =>
    c.json(await startPhoneChange(c.var.ctx, 'jobSeeker', c.req.valid('json'))),
  )
  .post('/auth/employer/phone', allow('employer'), valid('json', PhoneChange), async (c) =>
    c.json(await startPhoneChange(c.var.ctx, 'employer', c.req.valid('json'))),
  )
  .post('/auth/phone/confirm', allow('jobSeeker'), valid('json', PhoneConfirmation), async (c) =>
    c.json(await confirmPhone(c.var.ctx, 'jobSeeker', c.req.valid('json'))),
  )
  .post('/auth/employer/phone/confirm', allow('employer'), valid('json', PhoneConfirmation), async (c) =>
    c.json(await confirmPhone(c.var.ctx, 'employer', c.req.valid('json'))),
  )
  .post('/auth/logout', allow('anonymous'), (c) => logOut(c, c.var.ctx, 'jobSeeker'))
  .post('/auth/employer/logout', allow('anonymous'), (c) => logOut(c, c.var.ctx, 'employer'))
  .post('/auth/admin/logout', allow('anonymous'), (c) => logOut(c, c.var.ctx, 'administrator'))
  .post('/auth/forgot-password', allow('public'), valid('json', ForgotPassword), async (c) => {
    const { email, userType } = c.req.valid('json')
    await requestPasswordReset(c.var.ctx, email, userType)
    return c.json({ success: true, message: await inLanguageOf(c, readTokPisin, () => t(LINK_SENT)) })
  })
  .get(
    '/auth/verify-reset-token/:token',
    allow('public'),
    valid('param', ResetToken),
    valid('query', ResetTokenType),
    async (c) => {
      const { userType } = c.req.valid('query')
      const account = await findResetAccount(c.var.ctx, c.req.valid('param').token, userType)
      if (!account) throw new AppError('invalid_reset_link')
      c.header('Cache-Control', 'no-store')
      return c.json({ valid: true, email: account.email, userType })
    },
  )
  .post('/auth/reset-password', allow('public'), valid('json', ResetPassword), async (c) => {
    await resetPassword(c.var.ctx, c.req.valid('json'))
    return c.json({ success: true, message: 'Your password has been changed. You can now log in.' })
  })
  .post('/auth/change-password', allow('jobSeeker'), valid('json', PasswordChange), (c) =>
    takePasswordChange(c, 'jobSeeker', c.req.valid('json')),
  )
  .post('/auth/employer/change-password', allow('employer'), valid('json', PasswordChange), (c) =>
    takePasswordChange(c, 'employer', c.req.valid('json')),
  )
  .post('/auth/admin/change-password', allow('administrator'), valid('json', PasswordChange), (c) =>
    takePasswordChange(c, 'administrator', c.req.valid('json')),
  )
  .post('/employer/confirm-password', allow('employer'), valid('json', PasswordConfirmation), async (c) => {
    await confirmPassword(c.var.ctx, c.req.valid('json'), sessionToken(c, 'employer') ?? '')
    return c.json({ success: true })
  })
  .post('/auth/change-email', allow('jobSeeker'), valid('json', EmailChange), async (c) =>
    c.json(await startEmailChange(c.var.ctx, 'jobSeeker', c.req.valid('json'))),
  )
  .post('/auth/employer/change-email', allow('employer'), valid('json', EmailChange), async (c) =>
    c.json(await startEmailChange(c.var.ctx, 'employer', c.req.valid('json'))),
  )
  .post('/auth/change-email/again', allow('jobSeeker'), async (c) =>
    c.json(await sendEmailChangeAgain(c.var.ctx, jobSeekerOf(c))),
  )
  .post('/auth/employer/change-email/again', allow('employer'), async (c) =>
    c.json(await sendEmailChangeAgain(c.var.ctx, employerOf(c))),
  )
  .delete('/auth/change-email', allow('jobSeeker'), async (c) => {
    await cancelEmailChange(c.var.ctx, jobSeekerOf(c))
    return c.json({ success: true })
  })
  .delete('/auth/employer/change-email', allow('employer'), async (c) => {
    await cancelEmailChange(c.var.ctx, employerOf(c))
    return c.json({ success: true })
  })
  .post('/auth/confirm-email', allow('public'), valid('json', EmailConfirmation), async (c) =>
    c.json(await confirmEmail(c.var.ctx, c.req.valid('json'))),
  )
  .get('/auth/profile', allow('jobSeeker'), async (c) => c.json(await readOwnProfile(c.var.ctx)))
  .patch('/auth/profile', allow('jobSeeker'), valid('json', JobSeekerProfileChange), async (c) =>
    c.json(await changeJobSeekerProfile(c.var.ctx, c.req.valid('json'))),
  )
  .post('/auth/photo', allow('jobSeeker'), async (c) => {
    const upload = await readUpload(c, PHOTO_FORM, scanOf(c.var.ctx))
    try {
      if (!upload.files.photo) throw new AppError('invalid_picture')
      return c.json(await setPhoto(c.var.ctx, upload.files.photo))
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
    const upload = await readUpload(c, LOGO_FORM, scanOf(c.var.ctx))
    try {
      const change = check(CompanyProfile, upload.fields)
      return c.json(await changeCompanyProfile(c.var.ctx, change, upload.files.logo))
    } finally {
      await upload.dispose()
    }
  })
  .delete('/auth/employer/logo', allow('employer'), async (c) => {
    await removeLogo(c.var.ctx)
    return c.json({ success: true })
  })
  .get('/auth/logo/:id', allow('public'), valid('param', PictureParam), async (c) => {
    const isSmall = c.req.query('size') === '96'
    return sendPicture(c, await c.var.mayLag((ctx) => readLogo(ctx, c.req.valid('param').id, isSmall)))
  })
  .get('/auth/admin/profile', allow('administrator'), async (c) =>
    c.json(await readOwnAdministrator(c.var.ctx)),
  )
  .get('/employers/:id', allow('public'), valid('param', IdParam), async (c) =>
    c.json(await c.var.mayLag((ctx) => readCompany(ctx, c.req.valid('param').id))),
  )
