import type { Rolldown } from 'vite'
import { BUILT_IN, BUILT_IN_TEXTS } from '../../src/modules/translations/built-in.ts'

const TEXTS = Object.keys(BUILT_IN_TEXTS)
const known = new Map<string, string[]>()

/**
 * Returns the English texts in the code of a module and of all modules that load with it, or that it may `ever` load:
 * also those of its dynamic imports. Without those that send their own texts.
 */
export function textsIn(
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  start: string,
  sendsItsOwn: (id: string) => boolean = () => false,
  when: 'at once' | 'ever' = 'ever',
): string[] {
  const seen = new Set<string>()
  const texts = new Set<string>()
  const add = (id: string) => {
    if (seen.has(id) || id.includes('node_modules') || (id !== start && sendsItsOwn(id))) return
    seen.add(id)
    const info = getModuleInfo(id)
    for (const text of textsOfModule(id, info?.code ?? '')) texts.add(text)
    for (const text of payIn(info?.code ?? '', when)) texts.add(text)
    const late = when === 'ever' ? (info?.dynamicallyImportedIds ?? []) : []
    for (const imported of [...(info?.importedIds ?? []), ...late]) add(imported)
  }
  add(start)
  return [...texts].sort()
}

function textsOfModule(id: string, code: string): string[] {
  const earlier = known.get(id)
  if (earlier) return earlier
  // Intl writes the names of months and days, so they are not in the code.
  const isDates = /[\\/]shared[\\/]dates\.ts$/.test(id)
  const names = isDates ? MONTH : code.includes('formatWeekday') ? DAY : undefined
  const texts = TEXTS.filter((text) => occurs(text, code) || (text in BUILT_IN.dates && names?.test(text)))
  known.set(id, texts)
  return texts
}

/**
 * The server writes the pay of a job, and the module only translates it. At first a page brings only the usual period,
 * because it may not grow by more than 1 kB.
 */
function payIn(code: string, when: 'at once' | 'ever'): string[] {
  if (!/tFilled\([\w.]*salary/.test(code)) return []
  const pay = when === 'at once' ? PAY_A_FORTNIGHT : PAY
  return TEXTS.filter((text) => pay.test(text))
}

const PAY_A_FORTNIGHT = /^(From |Up to )?\{amount\} a fortnight$/
const PAY = /^(From |Up to )?\{amount\} an? (fortnight|hour|month|year)$/
const DAY = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/
const MONTH = /^(?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Today)[A-Z][a-z]{2,4}$/

/** `plural(count, 'job')` shows `{count} job|{count} jobs`. */
function occurs(text: string, code: string): boolean {
  const [, noun] = /^\{count\} ([^{|]+)\|/.exec(text) ?? []
  const isQuoted = (it: string) =>
    [JSON.stringify(it), `'${it}'`, `\`${it}\``].some((quoted) => code.includes(quoted))
  return (
    isQuoted(text) ||
    templateOf(text)?.test(code) ||
    (noun !== undefined && code.includes('plural(') && isQuoted(noun))
  )
}

/** Returns a pattern for the text as a template literal: `Please use at most ${max} characters`. */
function templateOf(text: string): RegExp | undefined {
  if (!text.includes('{')) return undefined
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`\`${escaped.replace(/\{\w+\}/g, '\\$\\{[^`]*?\\}')}\``)
}
