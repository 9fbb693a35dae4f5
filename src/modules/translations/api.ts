import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { correctTranslation, importTranslations } from './correct-translations.ts'
import { exportTranslations, listTranslations, readTokPisin, TRANSLATION_HEAD } from './reads.ts'
import { TranslationBody, TranslationFile, TranslationList } from './schema.ts'

const admin = allow('administrator')

/** `src/api.ts` passes it to the pages. */
export { readTokPisin }

export const translationsApi = new Hono<AppEnv>()
  .get('/admin/translations', admin, valid('query', TranslationList), async (c) =>
    sendList(c, await listTranslations(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/translations.csv', admin, async (c) =>
    sendCsv(
      c,
      csvFile(TRANSLATION_HEAD, await exportTranslations(c.var.ctx)),
      `tok pisin ${dayInPortMoresby(c.var.ctx.now)}.csv`,
    ),
  )
  .put('/admin/translations', admin, valid('json', TranslationBody), async (c) => {
    await correctTranslation(c.var.ctx, c.req.valid('json'))
    return c.json({ success: true })
  })
  .put('/admin/translations/file', admin, valid('json', TranslationFile), async (c) =>
    c.json(await importTranslations(c.var.ctx, c.req.valid('json').csv)),
  )
