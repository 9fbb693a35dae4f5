import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendPreview } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { fingerprint } from '../../shared/fingerprint.ts'
import { changeSetting, changeSettings } from './change-settings.ts'
import { SettingChange, SettingParam, SettingsChange } from './policy.ts'
import {
  listPublicSettings,
  listSettingChanges,
  listSettings,
  readDatabaseStatus,
  readSettings,
  readSitePreview,
} from './reads.ts'
import { parseSettings } from './schema.ts'
import { manifestOf } from './views.ts'

export const settingsApi = new Hono<AppEnv>()
  .get('/public/settings', allow('public', 'may lag'), async (c) =>
    c.json(await listPublicSettings(c.var.ctx)),
  )
  .get('/preview.jpg', allow('public', 'may lag'), async (c) =>
    sendPreview(c, await readSitePreview(c.var.ctx)),
  )
  .get('/admin/settings', allow('administrator'), async (c) => c.json(await listSettings(c.var.ctx)))
  .patch('/admin/settings', allow('administrator'), valid('json', SettingsChange), async (c) =>
    c.json(await changeSettings(c.var.ctx, c.req.valid('json').values)),
  )
  .patch(
    '/admin/settings/:key',
    allow('administrator'),
    valid('param', SettingParam),
    valid('json', SettingChange),
    async (c) => c.json(await changeSetting(c.var.ctx, c.req.valid('param').key, c.req.valid('json').value)),
  )
  .get('/admin/settings/:key/changes', allow('administrator'), valid('param', SettingParam), async (c) =>
    c.json(await listSettingChanges(c.var.ctx, c.req.valid('param').key)),
  )
  .get('/admin/database-status', allow('administrator'), async (c) =>
    c.json(await readDatabaseStatus(c.var.ctx)),
  )

/** Outside of the calls, where browsers look for it. */
export const manifestApi = new Hono<AppEnv>().get('/manifest.webmanifest', allow('anonymous'), async (c) => {
  const manifest = manifestOf(await readSettings(c.var.ctx))
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
  })
})

/** For `http/app.ts`, which closes the site while maintenance is on, and keeps pages as long as no setting changes. */
export async function readSiteState(
  ctx: Pick<Context, 'db'>,
): Promise<{ isClosed: boolean; version: string }> {
  const rows = await listPublicSettings(ctx)
  return { isClosed: parseSettings(rows).maintenance_mode, version: fingerprint(rows) }
}
