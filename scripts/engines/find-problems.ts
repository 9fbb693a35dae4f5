import type { Built } from './built-files.ts'
import type { Missing } from './interfaces.ts'
import { usesInScript } from './script-uses.ts'
import { usesInStyle } from './style-uses.ts'

type Allowed = readonly (readonly [reason: string, names: readonly string[]])[]

/**
 * Returns a line for each use of what the floor lacks: file, name and since when browsers have it; and one for each name
 * that is allowed and no longer used.
 */
export function findProblems(built: Built, given: ReadonlySet<string>, allowed: Allowed): string[] {
  const isGiven = ({ name }: Missing) => given.has(name.slice(name.lastIndexOf('.') + 1))
  const found = [
    ...built.scripts.flatMap(({ name, source, isAlone }) =>
      usesInScript(source)
        .filter((use) => isAlone || !isGiven(use))
        .map((use) => ({ file: name, ...use })),
    ),
    ...usesInScript(built.markup.source)
      .filter(({ name }) => name.startsWith('<'))
      .map((use) => ({ file: built.markup.name, ...use })),
    ...built.styles.flatMap(({ name, source }) => usesInStyle(source).map((use) => ({ file: name, ...use }))),
  ]
  const names = new Set(allowed.flatMap(([, names]) => names))
  const problems = found
    .filter(({ name }) => !names.has(name))
    .map(({ file, name, missing }) => `${file}: ${name} (${missing})`)
  const used = new Set(found.map(({ name }) => name))
  const unused = [...names].filter((name) => !used.has(name))
  return [...new Set(problems), ...unused.map((name) => `allowed.ts: ${name} is no longer used`)]
}
