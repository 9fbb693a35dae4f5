import { Hono, type Context as HonoContext } from 'hono'
import { readyAnswer, sendAnswer } from '../../http/answers/ready-answer.ts'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv, BaseContext } from '../../http/environment.ts'
import { etagOf } from '../../http/etag.ts'
import { answerFailure } from '../../http/plain-page.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { ENGLISH, onlyTexts } from '../../shared/language/words.ts'
import { LATE_WORDS, type TextsOfPieces } from '../../shared/rendering.ts'
import { correctTranslation, importTranslations } from './correct-translations.ts'
import { exportTranslations, listTranslations, readTokPisin, TRANSLATION_HEAD } from './reads.ts'
import { TranslationBody, TranslationFile, TranslationList } from './schema.ts'

const admin = allow('administrator')

/** `src/api.ts` uses it for the words of errors. */
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

/**
 * The words that scripts ask for: `/language/words/messages` for a section of the dashboards,
 * `/language/late-words/apply-bar.save-job` for the code that these islands of a public page may load later.
 */
export const wordsApi = ({ textsOf, lateTextsOf }: TextsOfPieces) =>
  new Hono<AppEnv>()
    .get('/language/words/:section{[a-z-]+}', allow('anonymous'), (c) =>
      sendWords(c, textsOf([`dashboard/${c.req.param('section')}`])),
    )
    .get(`${LATE_WORDS}:islands{.*}`, allow('anonymous'), (c) =>
      sendWords(c, lateTextsOf(['', ...c.req.param('islands').split('.')])),
    )
    .onError((error, c) => answerFailure(c, error))

/** Sends an answer that is the same for everybody. */
async function sendWords(c: HonoContext, texts: readonly string[]): Promise<Response> {
  const base: BaseContext = c.get('base')
  const words = JSON.stringify(onlyTexts((await readTokPisin(base)) ?? ENGLISH, texts))
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    // Corrections may come some minutes later.
    'Cache-Control': 'private, max-age=300',
    ETag: etagOf(words),
  }
  return sendAnswer(c, readyAnswer(200, words, headers))
}
