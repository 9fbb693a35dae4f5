import { formatNumber } from '../../shared/locale.ts'

/** Stands in for `shared/language/words.ts` in the worker, whose pages are in English. */
export const isEnglish = (): boolean => true

export const t = (english: string, values: Readonly<Record<string, string | number>> = {}): string =>
  english.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole)
  })
