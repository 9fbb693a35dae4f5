import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { listPublicSettings } from './reads.ts'

export const settingsApi = new Hono<AppEnv>().get('/public/settings', allow('public'), async (c) =>
  c.json(await listPublicSettings(c.var.ctx)),
)
