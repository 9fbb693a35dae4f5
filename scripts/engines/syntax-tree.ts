import type { ESTree } from 'vite'

/** Names of properties, labels, imports and exports refer to nothing, so they are left out. */
export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  const without = nameInside(node)
  const children: ESTree.Node[] = []
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) children.push(item)
    if (value !== without && isNode(value)) children.push(value)
  }
  return children
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function nameInside(node: ESTree.Node): unknown {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? undefined : node.property
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? undefined : node.key
    case 'ImportSpecifier':
      return node.imported
    case 'ExportSpecifier':
      return node.exported
    default:
      return 'label' in node ? node.label : undefined
  }
}

/** The names that a node declares for the code around it or inside it. */
export function declaredBy(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return bound(node.id)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...bound(node.id), ...node.params.flatMap(bound)]
    case 'ArrowFunctionExpression':
      return node.params.flatMap(bound)
    case 'ClassDeclaration':
    case 'ClassExpression':
      return bound(node.id)
    case 'CatchClause':
      return bound(node.param)
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return bound(node.local)
    default:
      return []
  }
}

function bound(pattern: ESTree.Node | null | undefined): string[] {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern.name]
  return pattern.type === 'AssignmentPattern' ? bound(pattern.left) : childrenOf(pattern).flatMap(bound)
}

export const isFunction = (node: ESTree.Node): boolean =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

type Named = ESTree.MemberExpression | ESTree.ObjectProperty | ESTree.BindingProperty

/** The name of a property, if the code says it: `a.name`, `a['name']`, `{ name: 1 }`. */
export function keyOf(node: Named): string | undefined {
  const key = node.type === 'MemberExpression' ? node.property : node.key
  return key.type === 'Identifier' && !node.computed ? key.name : textOf(key)
}

/** The text that a piece of code stands for. The build writes texts as templates. */
export function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
}

/** The names whose existence a node tests. */
export function testedBy(node: ESTree.Node): (string | undefined)[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [lastName(node.test)]
    case 'LogicalExpression':
      return [lastName(node.left), lastName(node.right)]
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === 'typeof' ? [lastName(node.argument)] : []
    case 'BinaryExpression':
      if (node.operator === 'in') return [textOf(node.left)]
      if (isNothing(node.right)) return [lastName(node.left)]
      return isNothing(node.left) ? [lastName(node.right)] : []
    default:
      return []
  }
}

const isNothing = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && node.value === null) ||
  (node.type === 'UnaryExpression' && node.operator === 'void') ||
  (node.type === 'Identifier' && node.name === 'undefined')

function lastName(node: ESTree.Node): string | undefined {
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression')
    return lastName(node.expression)
  // `a?.b` is written as `(x = a) == null ? …`.
  if (node.type === 'AssignmentExpression') return lastName(node.right)
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? keyOf(node) : undefined
}
