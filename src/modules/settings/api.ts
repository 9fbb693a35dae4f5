import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { rememberTextOnly } from '../../http/cookies.ts'
import { sendPreview } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { type ContentVersions, recentVersions } from '../../platform/database/content-versions.ts'
import { localPath } from '../../shared/local-path.ts'
import { changeSetting, changeSettings } from './change-settings.ts'
import { SettingChange, SettingParam, SettingsChange, TextOnly } from './policy.ts'
import {
  listPublicSettings,
  listSettingChanges,
  listSettings,
  readDatabaseStatus,
  readPublicSettings,
  readSettings,
  readSitePreview,
} from './reads.ts'
import { manifestOf } from './views.ts'

export const settingsApi = new Hono<AppEnv>()
  .get('/public/settings', allow('public'), async (c) => c.json(await c.var.mayLag(listPublicSettings)))
  // A link in the footer, which works without JavaScript. It changes nothing but a cookie of the browser that follows it.
  .get('/text-only', allow('anonymous'), sameOrigin, valid('query', TextOnly), (c) => {
    const { on, next } = c.req.valid('query')
    rememberTextOnly(c, on)
    c.header('Cache-Control', 'no-store')
    return c.redirect(localPath(next) ?? '/', 303)
  })
  .get('/preview.jpg', allow('public'), async (c) => sendPreview(c, await c.var.mayLag(readSitePreview)))
  .get('/admin/settings', allow('administrator'), async (c) => c.json(await listSettings(c.var.ctx)))
  .patch('/admin/settings', allow('administrator'), valid('json', SettingsChange), async (c) =>
    c.json(await changeSettings(c.var.ctx, c.req.valid('json'))),
  )
  .patch(
    '/admin/settings/:key',
    allow('administrator'),
    valid('param', SettingParam),
    valid('json', SettingChange),
    async (c) => c.json(await changeSetting(c.var.ctx, c.req.valid('param').key, c.req.valid('json'))),
  )
  .get('/admin/settings/:key/changes', allow('administrator'), valid('param', SettingParam), async (c) =>
    c.json(await listSettingChanges(c.var.ctx, c.req.valid('param').key)),
  )
  .get('/admin/database-status', allow('administrator'), async (c) =>
    c.json(await readDatabaseStatus(c.var.ctx)),
  )

/** Outside `/api`, where browsers look for it. */
export const manifestApi = new Hono<AppEnv>().get('/manifest.webmanifest', allow('anonymous'), async (c) => {
  const manifest = manifestOf(await readSettings(c.var.ctx))
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
  })
})

type SiteState = { isClosed: boolean; versions: ContentVersions }
/** Every request asks for the state, but only new versions can change it. */
const states = new WeakMap<ContentVersions, SiteState>()

/**
 * Used by `src/api.ts`, which closes the site during maintenance and keeps pages until something that they show changes.
 */
export async function readSiteState(ctx: Pick<Context, 'db' | 'now'>): Promise<SiteState> {
  const versions = await recentVersions(ctx)
  const known = states.get(versions)
  if (known) return known
  const { maintenance_mode } = await readPublicSettings(ctx)
  const state = { isClosed: maintenance_mode, versions }
  states.set(versions, state)
  return state
}
