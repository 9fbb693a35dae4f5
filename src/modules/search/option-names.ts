/**
 * Returns the options that free text means: the option with that value or spelling, otherwise all whose label contains
 * the text.
 */
export function meantOptions<T extends string>(
  typed: string,
  labels: Readonly<Record<T, string>>,
  spellings: Readonly<Record<string, T>>,
): T[] {
  const text = typed.toLowerCase()
  const options = Object.keys(labels) as T[]
  const exact =
    options.find((option) => option === text) ??
    (Object.hasOwn(spellings, text) ? spellings[text] : undefined)
  return exact ? [exact] : options.filter((option) => labels[option].toLowerCase().includes(text))
}
