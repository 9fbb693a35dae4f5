import { openAsBlob } from 'node:fs'
import type { Handler, Context as HonoContext } from 'hono'
import { sendAnswer } from '../http/answers/ready-answer.ts'
import { leaveNotice } from '../http/cookies.ts'
import type { AppEnv } from '../http/environment.ts'
import { refusalOf } from '../http/errors.ts'
import { prefersTokPisin } from '../http/language.ts'
import { answerFailure } from '../http/plain-page.ts'
import { drainRequest, groupValues, isMultipart, readFormText } from '../http/request-body.ts'
import { refuseFormsOfOthers } from '../http/same-origin.ts'
import { readUpload } from '../http/uploads.ts'
import { readTokPisin } from '../page-reads.ts'
import { speak, wordsNow } from '../platform/speaking.ts'
import { AppError } from '../shared/errors.ts'
import { ENGLISH, type Language, splitLanguage, t, type Words } from '../shared/language/words.ts'
import { localPath } from '../shared/local-path.ts'
import {
  type CallApi,
  type FieldValues,
  FORM_PARAMETER,
  type Notice,
  type PageLocation,
  type Posted,
} from '../shared/rendering.ts'
import { addressIn, addressOf, askedFor, Elsewhere, makePage, type Site } from './pages.ts'

/** Answers a call of the API inside this process. */
type AnswerCall = (call: Request, c: HonoContext<AppEnv>) => Response | Promise<Response>

/** A form that was sent to the address of its page. */
type Sent = { c: HonoContext<AppEnv>; site: Site; location: PageLocation; language: Language }

/**
 * Answers forms that a page without script sends to its own address. Each does its work by the calls that the page's
 * script would make, so there is no second way in: the same schemas, permissions and limits decide.
 */
export function serveForms(site: Site, answerCall: AnswerCall): Handler<AppEnv> {
  return async (c) => {
    const { language, href } = splitLanguage(addressOf(c))
    try {
      const location = await site.locate(href)
      if (typeof location === 'string') return c.redirect(addressIn(language, location), 308)
      const words = await wordsFor(c, language, location)
      const sent = { c, site, location, language: words.language }
      return await speak(words, () =>
        location.exists ? answerForm(sent, answerCall) : showPage(sent, 404, {}),
      )
    } catch (thrown) {
      await drainRequest(c)
      if (!(thrown instanceof Elsewhere)) return answerFailure(c, thrown)
      return c.redirect(localPath(thrown.message) ?? '/', 303)
    }
  }
}

/** Unlike the page itself, its forms are not redirected to the language that the reader has chosen. */
async function wordsFor(c: HonoContext<AppEnv>, language: Language, location: PageLocation): Promise<Words> {
  const isTokPisin = location.isTranslated && (language === 'tpi' || prefersTokPisin(c))
  return (isTokPisin && (await readTokPisin(c.var.base))) || ENGLISH
}

async function answerForm(sent: Sent, answerCall: AnswerCall): Promise<Response> {
  const { c, site, location, language } = sent
  const form = new URL(c.req.url).searchParams.get(FORM_PARAMETER) ?? ''
  const { filesOf, sendForm } = await site.build.loadRenderer()
  const files = filesOf(location.href, form)
  if (!files)
    return showPage(sent, 405, { notice: failure(t('This form could not be sent. Please try again.')) })
  try {
    refuseFormsOfOthers(c)
    const { callApi, forward } = callerFor(c, answerCall)
    const { href } = location
    const accepted = files.areOfVisitors || (await isLoggedIn(sent)) ? files.limits : {}
    const answer = await withFields(c, accepted, (fields) =>
      sendForm({ href, form, ...fields, callApi, wordsNow }),
    )
    if (answer.kind === 'again')
      return forward(await showPage(sent, answer.status, { posted: answer.posted }))
    if (answer.notice) leaveNotice(c, answer.notice)
    c.header('Cache-Control', 'no-store')
    return forward(c.redirect(addressIn(language, localPath(answer.to) ?? '/'), 303))
  } catch (error) {
    const refusal = error instanceof AppError && refusalOf(error)
    if (!refusal) throw error
    return showPage(sent, refusal.status, { notice: failure(refusal.message) })
  }
}

/** Files of people without a login are not even stored for a moment: their calls are refused anyway. */
const isLoggedIn = async ({ c, site, location, language }: Sent): Promise<boolean> =>
  isMultipart(c) && Object.keys((await askedFor(c, site, location, language, {}).see()).accounts).length > 0

const failure = (title: string): Notice => ({ title, isFailure: true })

/** Makes calls as the visitor: with the same cookies and address, and from the same page. */
function callerFor(c: HonoContext<AppEnv>, answerCall: AnswerCall) {
  const received: Response[] = []
  const callApi: CallApi = async (path, init) => {
    const headers = new Headers(c.req.raw.headers)
    for (const name of OF_THE_FORM) headers.delete(name)
    for (const [name, value] of new Headers(init?.headers)) headers.set(name, value)
    const answer = await answerCall(new Request(new URL(path, c.req.url), { ...init, headers }), c)
    received.push(answer)
    return answer
  }
  /** Sends the cookies of the calls, and when a refused one may be tried again. */
  const forward = (answer: Response): Response => {
    for (const { headers } of received) {
      for (const line of headers.getSetCookie()) answer.headers.append('Set-Cookie', line)
      const later = headers.get('Retry-After')
      if (later) answer.headers.set('Retry-After', later)
    }
    return answer
  }
  return { callApi, forward }
}

/** The headers that describe the form and the page that answers it, not the call. */
const OF_THE_FORM = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'transfer-encoding',
]

type Fields = { values: FieldValues; files: Record<string, File> }

/** Reads the form. Its files are on disk until `use` has ended. */
async function withFields<T>(
  c: HonoContext<AppEnv>,
  files: Readonly<Record<string, number>>,
  use: (fields: Fields) => Promise<T>,
): Promise<T> {
  if (!isMultipart(c)) {
    const values = groupValues(new URLSearchParams(await readFormText(c)))
    return use({ values, files: {} })
  }
  const limits = Object.entries(files).map(([name, maxBytes]) => [name, { maxBytes }])
  const upload = await readUpload(c, { ...FIELDS, files: Object.fromEntries(limits) }, scannedByTheCall)
  try {
    const opened = Object.entries(upload.files).map(async ([name, file]) => {
      const content = await openAsBlob(file.path)
      return [name, new File([content], file.originalName, { type: file.declaredType })] as const
    })
    return await use({ values: upload.values, files: Object.fromEntries(await Promise.all(opened)) })
  } finally {
    await upload.dispose()
  }
}

/** As many as the longest form has, several times over. Bytes of the longest text, in UTF-8. */
const FIELDS = { maxFieldBytes: 64 * 1024, maxFields: 200 }

const scannedByTheCall = async () => false

/** Shows the page to which a form was sent. Nobody may keep it: it contains what was typed. */
async function showPage(
  { c, site, location, language }: Sent,
  status: number,
  answered: { posted?: Posted; notice?: Notice },
): Promise<Response> {
  await drainRequest(c)
  const page = await makePage(askedFor(c, site, location, language, answered), false)
  const headers = {
    ...page.headers,
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  }
  return sendAnswer(c, { ...page, status: page.status === 200 ? status : page.status, headers })
}
