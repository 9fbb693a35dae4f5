import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendPreview } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import type { Context } from '../../platform/context.ts'
import { listPublicSettings, readSettings, readSitePreview } from './reads.ts'
import { manifestOf } from './views.ts'

export const settingsApi = new Hono<AppEnv>()
  .get('/public/settings', allow('public'), async (c) => c.json(await listPublicSettings(c.var.ctx)))
  .get('/preview.jpg', allow('public'), async (c) => sendPreview(c, await readSitePreview(c.var.ctx)))

/** Outside of the calls, where browsers look for it. */
export const manifestApi = new Hono<AppEnv>().get('/manifest.webmanifest', allow('anonymous'), async (c) => {
  const manifest = manifestOf(await readSettings(c.var.ctx))
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
  })
})

/** For `http/app.ts`, which closes the site while it is on. */
export async function isInMaintenance(ctx: Pick<Context, 'db'>): Promise<boolean> {
  return (await readSettings(ctx)).maintenance_mode
}
