import type { Context as HonoContext } from 'hono'
import { PAGE_BYTES } from '../../shared/rendering.ts'
import { chooseEncoding, compress, compressMore, type Encoding, unpack } from '../compression.ts'
import type { AppEnv } from '../environment.ts'
import { isUnchanged } from '../etag.ts'
import {
  compressMoreWith,
  compressWith,
  DICTIONARY_HEADERS,
  type Dictionary,
  dictionaryOf,
  findDictionary,
  keepDictionary,
} from './dictionaries.ts'

/** How an answer is sent: compressed, as the difference from another page, or uncompressed. */
type Form = Encoding | Dictionary | undefined
/** `whole`: the answer after the browser has unpacked it. */
type Sent = { body: Uint8Array<ArrayBuffer>; whole: Dictionary }
/** `asked`: how often. */
type Made = { sent: Sent | Promise<Sent>; asked: number }

/**
 * Whether an answer may be sent as the difference from a page that the browser has, and whether later pages may be sent
 * as the difference from this one.
 */
type Differs = 'never' | 'from others' | 'both ways'

/** An answer, ready to send. */
export type ReadyAnswer = {
  status: number
  /** Bytes without compression. If the text depends on the form, the bytes of all its versions. */
  size: number
  headers: Readonly<Record<string, string>>
  differs: Differs
  /** Returns no promise once the form is made: waiting for one is a twelfth of the work of sending a kept page. */
  send(form: Form): Sent | Promise<Sent>
}

const encoder = new TextEncoder()

/** The number of requests for a form after which it is worth compressing it more. */
const OFTEN = 2

/** The maximum number of forms that are kept. Visitors mostly come from the same few pages. */
const MOST_FORMS = 10

export function readyAnswer(
  status: number,
  content: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  differs: Differs = 'never',
): ReadyAnswer {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  let whole = dictionaryOf(always(bytes))
  const namesBytes = Buffer.from(bytes.buffer).includes(PAGE_BYTES)
  // No other answer is kept as a string, which takes twice the memory and is looked at by each collection of garbage.
  const template = namesBytes ? new TextDecoder().decode(bytes) : undefined
  const forms = new Map<string, Made>()
  function make(key: string, form: Form): Made {
    const packed = template === undefined ? pack(whole, form) : nameBytes(template, form)
    const sent = packed.then((ready) => {
      made.sent = ready
      if (form === 'br') whole = ready.whole
      return ready
    })
    const made: Made = { sent, asked: 0 }
    if (forms.size >= MOST_FORMS) forms.clear()
    forms.set(key, made)
    return made
  }
  /** Later visitors of a page that many read get a smaller form. */
  async function packTighter(made: Made, form: 'br' | Dictionary): Promise<void> {
    const body = await (form === 'br' ? compressMore(whole.text()) : compressMoreWith(form, whole.text()))
    if (body.length < (await made.sent).body.length) made.sent = { body, whole }
  }
  return {
    status,
    size: bytes.length * (template === undefined ? 1 : MOST_FORMS),
    headers,
    differs,
    send(form) {
      const key = typeof form === 'object' ? form.name() : (form ?? 'as it is')
      const made = forms.get(key) ?? make(key, form)
      made.asked++
      if (made.asked === OFTEN && form && form !== 'gzip' && template === undefined)
        void packTighter(made, form)
      return made.sent
    },
  }
}

/** Once a page is compressed, only that form is kept, a fifth of its bytes. Unpacking it takes 0.3 ms. */
async function pack(whole: Dictionary, form: Form): Promise<Sent> {
  const text = whole.text()
  if (!form) return { body: text, whole }
  if (typeof form === 'object') return { body: compressWith(form, text), whole }
  const body = await compress(text, form)
  return { body, whole: form === 'br' ? dictionaryOf(() => unpack(body)) : whole }
}

/** Written inside `readyAnswer`, the function would keep the value as long as the answer. */
const always =
  <T>(value: T) =>
  () =>
    value

/**
 * Writes the size of the answer into the page, rounded up to 100 bytes. The figure itself changes the size by a few
 * bytes, so this repeats until figure and size agree.
 */
async function nameBytes(text: string, form: Form): Promise<Sent> {
  let said = '10.0 kB'
  for (let attempt = 1; ; attempt++) {
    const sent = await pack(dictionaryOf(always(encoder.encode(text.replaceAll(PAGE_BYTES, said)))), form)
    const actual = `${(Math.ceil(sent.body.length / 100) / 10).toFixed(1)} kB`
    if (actual === said || attempt === MOST_ATTEMPTS) return sent
    said = actual
  }
}
const MOST_ATTEMPTS = 4

/**
 * Sends an answer in the best form that the browser accepts, or 'not changed'. Sets all headers at once, as a plain
 * object: setting them one by one costs as much as the rest of sending a kept page.
 */
export async function sendAnswer(c: HonoContext, answer: ReadyAnswer): Promise<Response> {
  const { status, headers, differs } = answer
  const common: AppEnv['Variables']['commonHeaders'] = c.get('commonHeaders')
  const all: Record<string, string> = { ...common, ...headers }
  const isDictionary = differs === 'both ways' && c.req.header('sec-ch-ua') !== undefined
  if (isDictionary) Object.assign(all, DICTIONARY_HEADERS)
  if (status === 200 && headers.ETag && isUnchanged(c.req.header('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers: all })
  const accepted = c.req.header('accept-encoding')
  const known =
    differs === 'never' ? undefined : findDictionary(c.req.header('available-dictionary'), accepted)
  const form = known ?? chooseEncoding(accepted)
  const sent = answer.send(form)
  const { body, whole } = sent instanceof Promise ? await sent : sent
  if (isDictionary) keepDictionary(whole)
  all['Content-Length'] = String(body.length)
  if (form) all['Content-Encoding'] = known ? 'dcz' : String(form)
  return new Response(body, { status, headers: all })
}
