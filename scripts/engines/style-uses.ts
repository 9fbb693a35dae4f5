import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss'
import { COMPAT, type Entry, entryAt, missingIn } from './compat.ts'
import type { Missing } from './interfaces.ts'

const { css } = COMPAT
const properties = entryAt(css, 'properties')
const types = entryAt(css, 'types')

/**
 * Finds what a built style uses and what a browser of the floor lacks. A declaration does not count if one of the same
 * property stands before it in its rule that all know, or inside `@supports`.
 */
export function usesInStyle(source: string): Missing[] {
  const found = new Map<string, Missing>()
  const add = (uses: readonly Missing[], node: Node) => {
    if (!isInSupports(node)) for (const use of uses) found.set(use.name, use)
  }
  const root = parse(source)
  root.walkAtRules((rule) => add(missingInAtRule(rule), rule))
  root.walkRules((rule) => {
    if (!/keyframes$/.test(nameOf(rule.parent)) && !hasRuleBefore(rule))
      add(missingInSelector(rule.selector), rule)
  })
  root.walkRules((rule) => {
    for (const missing of plainColourMissing(rule)) found.set(missing.name, missing)
  })
  root.walkDecls((declaration) => add(missingInDeclaration(declaration), declaration))
  return [...found.values()]
}

/**
 * Browsers without variables show a plain colour of letters on no ground at all: white on white. So a ground that is a
 * variable needs a plain colour before it.
 */
function plainColourMissing(rule: Rule): Missing[] {
  const values = (property: RegExp) =>
    rule.nodes.flatMap((it) => (it.type === 'decl' && property.test(it.prop) ? [it.value] : []))
  const grounds = values(/^background(-color)?$/)
  const isLight = values(/^color$/).some((it) => /^(#(?!0000$)|white)/.test(it))
  return isLight && grounds.length > 0 && grounds.every((it) => it.includes('var('))
    ? [{ name: `${rule.selector} { background }`, missing: 'a plain colour before the variable' }]
    : []
}

const nameOf = (node: Node | undefined): string => (node && 'name' in node ? String(node.name) : '')

function isInSupports(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) if (nameOf(at) === 'supports') return true
  return false
}

function missingInAtRule({ name, params }: AtRule): Missing[] {
  if (name !== 'media') return missingOf(`@${name}`, entryAt(css, 'at-rules', name.replace(/^-\w+-/, '')))
  const media = entryAt(css, 'at-rules', 'media')
  const features = [...params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].map(([, feature = '']) => feature)
  return [
    ...features.flatMap((it) => missingOf(`@media (${it})`, entryAt(media, it.replace(/^(min|max)-/, '')))),
    ...(/[<>]/.test(params) ? missingOf('@media (… >= …)', entryAt(media, 'range_syntax')) : []),
  ]
}

/** A browser drops the whole rule if it does not know one part of its selector. */
function missingInSelector(selector: string): Missing[] {
  const selectors = entryAt(css, 'selectors')
  const names = [...selector.matchAll(/::?(?!-)([a-z-]+)/g)].map(([, name = '']) => name)
  return [
    ...names.flatMap((name) => missingOf(`:${name}`, entryAt(selectors, name))),
    ...(/(?<!\\)&/.test(selector) ? missingOf('nesting', entryAt(selectors, 'nesting')) : []),
  ]
}

/** The build writes `:-webkit-any()` and `:-moz-any()` before `:is()`. */
function hasRuleBefore(rule: Rule): boolean {
  const before = rule.prev()
  return before?.type === 'rule' && before.selector.replace(/:-(moz|webkit)-any\(/g, ':is(') === rule.selector
}

function missingInDeclaration(declaration: Declaration): Missing[] {
  const uses = missingInValue(declaration)
  return uses.length > 0 && hasFallback(declaration) ? [] : uses
}

function hasFallback(declaration: Declaration): boolean {
  for (let at = declaration.prev(); at; at = at.prev())
    if (at.type === 'decl' && isSame(at.prop, declaration.prop) && missingInValue(at).length === 0)
      return true
  return false
}

/** The build writes properties with a prefix before those without. */
const isSame = (before: string, prop: string): boolean =>
  before.replace(/^-\w+-/, '') === prop || (prop === 'background' && before === 'background-color')

function missingInValue({ prop, value, parent }: Declaration): Missing[] {
  if (prop.startsWith('-') && !prop.startsWith('--')) return []
  const entry = prop.startsWith('--') ? undefined : entryAt(properties, prop)
  if (missingIn(entry)) return missingOf(prop, entry)
  const functions = [...value.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/\d([dsl]v[hw]|cq[whi]|r?lh|cap)\b/g)].map(([, unit = '']) => unit)
  const words = value.match(/(?<![\w"'(-])[a-z][a-z-]+(?![\w"'(-])/g) ?? []
  return [
    ...words.flatMap((word) => missingOf(`${prop}: ${word}`, entryAt(entry, word))),
    // `rect()` of `clip` is older than the one of `clip-path`.
    ...(prop === 'clip' ? [] : functions.flatMap((name) => missingOf(`${name}()`, functionCalled(name)))),
    ...units.flatMap((unit) => missingOf(`1${unit}`, entryAt(types, 'length', unitGroup(unit)))),
    ...(/gap$/.test(prop) && isFlexBox(parent)
      ? missingOf('gap of a flex box', entryAt(entry, 'flex_context'))
      : []),
  ]
}

const unitGroup = (unit: string): string =>
  /^[dsl]v/.test(unit)
    ? 'viewport_percentage_units_dynamic'
    : /^cq/.test(unit)
      ? 'container_query_length_units'
      : unit

function functionCalled(name: string): Entry | undefined {
  const groups = [
    'color',
    'gradient',
    'image',
    'filter-function',
    'basic-shape',
    'transform-function',
    'easing-function',
  ]
  return entryAt(types, name) ?? groups.map((group) => entryAt(types, group, name)).find(Boolean)
}

const isFlexBox = (rule: Declaration['parent']): boolean =>
  Boolean(rule?.some((it) => it.type === 'decl' && it.prop === 'display' && it.value.includes('flex')))

function missingOf(name: string, entry: Entry | undefined): Missing[] {
  const missing = missingIn(entry)
  return missing ? [{ name, missing }] : []
}
