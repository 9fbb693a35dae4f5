import { type ESTree, parseSync } from 'vite'
import type { Missing } from './interfaces.ts'
import * as interfaces from './interfaces.ts'
import { childrenOf, declaredBy, isFunction, keyOf, testedBy, textOf } from './syntax-tree.ts'

type Functions = readonly ESTree.Node[]
/** `guard`: the name that a test of it would mention. */
type Found = [guard: string | undefined, missing: Missing | undefined]
type Use = Missing & { guard: string | undefined; functions: Functions }

/**
 * Finds what a built script uses and what a browser of the floor lacks. A use does not count if `?.` asks for it,
 * or if a function around it tests the name: `'x' in y`, `typeof`, a condition.
 */
export function usesInScript(source: string): Missing[] {
  const script = new Script(source)
  return script.uses.filter((use) => !script.isGuarded(use)).map(({ name, missing }) => ({ name, missing }))
}

class Script {
  readonly uses: Use[] = []
  private readonly names = new Set<string>()
  /** The functions that test a name. The whole script counts as one. */
  private readonly tests = new Map<string, Set<ESTree.Node>>()
  private readonly readIfThere = new Set<ESTree.Node>()

  constructor(source: string) {
    const { program, errors } = parseSync('script.js', source)
    if (errors[0]) throw new Error(errors[0].message)
    this.collectNames(program)
    this.walk(program, [program])
  }

  isGuarded({ guard, functions }: Use): boolean {
    const tests = guard === undefined ? undefined : this.tests.get(guard)
    return tests !== undefined && functions.some((it) => tests.has(it))
  }

  private collectNames(node: ESTree.Node): void {
    for (const name of declaredBy(node)) this.names.add(name)
    for (const child of childrenOf(node)) this.collectNames(child)
  }

  private walk(node: ESTree.Node, functions: Functions): void {
    const inside = isFunction(node) ? [...functions, node] : functions
    for (const name of testedBy(node)) if (name) this.addTest(name, inside)
    if (node.type === 'CallExpression' && node.optional) this.readIfThere.add(node.callee)
    if (node.type === 'MemberExpression' && node.optional) this.readIfThere.add(node.object)
    for (const [guard, missing] of this.missingAt(node, functions))
      if (missing) this.uses.push({ ...missing, guard, functions: inside })
    for (const child of childrenOf(node)) this.walk(child, inside)
  }

  private addTest(name: string, functions: Functions): void {
    const innermost = functions.at(-1)
    if (innermost) this.tests.set(name, (this.tests.get(name) ?? new Set()).add(innermost))
  }

  private missingAt(node: ESTree.Node, functions: Functions): Found[] {
    switch (node.type) {
      case 'Identifier':
        return this.names.has(node.name) ? [] : [[node.name, interfaces.missingGlobal(node.name)]]
      case 'MemberExpression':
        return this.readIfThere.has(node) ? [] : [this.missingMember(node)]
      case 'VariableDeclarator':
        return this.missingParts(node)
      case 'CallExpression':
      case 'NewExpression':
        return missingInCall(node)
      case 'AwaitExpression':
        return functions.length > 1
          ? []
          : unguarded(interfaces.missingSyntax('operators', 'await', 'top_level'))
      default:
        return unguarded(...missingSyntax(node))
    }
  }

  private missingMember(node: ESTree.MemberExpression): Found {
    const name = keyOf(node)
    if (name === undefined) return [undefined, undefined]
    const object = this.globalName(node.object)
    if (object) return [name, interfaces.missingStatic(object, name)]
    return [
      name,
      isIterator(node.object) ? interfaces.missingOfIterator(name) : interfaces.missingMember(name),
    ]
  }

  /** `const { hasOwn } = Object` */
  private missingParts({ id, init }: ESTree.VariableDeclarator): Found[] {
    const object = init && this.globalName(init)
    if (id.type !== 'ObjectPattern' || !object) return []
    return id.properties.map((part) => {
      const name = part.type === 'Property' ? keyOf(part) : undefined
      return [name, name === undefined ? undefined : interfaces.missingStatic(object, name)]
    })
  }

  /** The name of a global: `URL`, also as `window.URL`. */
  private globalName(node: ESTree.Node): string | undefined {
    if (node.type === 'MemberExpression' && this.isWindow(node.object)) {
      const name = keyOf(node)
      return name !== undefined && interfaces.isGlobal(name) ? name : undefined
    }
    const isGlobal = node.type === 'Identifier' && !this.names.has(node.name)
    return isGlobal && interfaces.isGlobal(node.name) ? node.name : undefined
  }

  private isWindow(node: ESTree.Node): boolean {
    return (
      node.type === 'Identifier' && /^(window|self|globalThis)$/.test(node.name) && !this.names.has(node.name)
    )
  }
}

const unguarded = (...found: (Missing | undefined)[]): Found[] => found.map((it) => [undefined, it])

/** `map.values().filter(…)`: arrays have such methods, too, so the name alone says nothing. */
function isIterator(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const name = keyOf(node.callee) ?? ''
  return name === 'matchAll' || (/^(values|keys|entries)$/.test(name) && node.arguments.length === 0)
}

function missingInCall({ callee, arguments: args }: ESTree.CallExpression | ESTree.NewExpression): Found[] {
  const method =
    callee.type === 'MemberExpression'
      ? keyOf(callee)
      : callee.type === 'Identifier'
        ? callee.name
        : undefined
  const text = textOf(args[0])
  const found = args
    .flatMap(keysOf)
    .map((key): Found => [key, method === undefined ? undefined : interfaces.missingOption(method, key)])
  if (text === undefined) return found
  if (method === 'addEventListener') return [...found, [`on${text}`, interfaces.missingEvent(text)]]
  const isMarkup = method === 'createElement' || args[1]?.type === 'ObjectExpression'
  if (!isMarkup || !interfaces.isElement(text)) return found
  const attributes = keysOf(args[1]).map((key): Found => [key, interfaces.missingAttribute(text, key)])
  return [...found, [undefined, interfaces.missingElement(text)], ...attributes]
}

const keysOf = (node: ESTree.Node | undefined): string[] =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((it) => (it.type === 'Property' ? (keyOf(it) ?? []) : []))
    : []

/** The build writes newer syntax otherwise if it has the right target, but not the inside of patterns. */
function missingSyntax(node: ESTree.Node): (Missing | undefined)[] {
  const { missingSyntax: missing } = interfaces
  switch (node.type) {
    case 'Literal':
      if ('regex' in node) return [inPattern(node.regex.pattern), inFlags(node.regex.flags)]
      return typeof node.value === 'string' ? [inPattern(node.value)] : []
    // The build makes `new RegExp(…)` of a pattern that the floor cannot read.
    case 'TemplateElement':
      return [inPattern(node.value.raw)]
    case 'StaticBlock':
      return [missing('classes', 'static', 'initialization_blocks')]
    case 'PrivateIdentifier':
      return [missing('classes', 'private_class_fields')]
    case 'AssignmentExpression':
      return /^(\?\?|\|\||&&)=$/.test(node.operator)
        ? [missing('operators', 'nullish_coalescing_assignment')]
        : []
    default:
      return []
  }
}

const inPattern = (pattern: string) =>
  /\(\?<[=!]/.test(pattern)
    ? interfaces.missingSyntax('regular_expressions', 'lookbehind_assertion')
    : undefined

function inFlags(flags: string): Missing | undefined {
  if (flags.includes('v')) return interfaces.missingSyntax('builtins', 'RegExp', 'unicodeSets')
  return flags.includes('d') ? interfaces.missingSyntax('builtins', 'RegExp', 'hasIndices') : undefined
}
