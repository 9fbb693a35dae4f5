import ts from 'typescript-for-cruiser'

type Complaint = { line: number; message: string }
/** `lines`: from the first to the last line of the function, both included. */
export type FunctionSize = { name: string; line: number; lines: number; component: boolean }
export type SourceReport = { lines: number; functions: FunctionSize[]; complaints: Complaint[] }

/** Returns the sizes in a file and its forbidden code. */
export function inspectSource(path: string, text: string): SourceReport {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const report: SourceReport = { lines: text.trimEnd().split('\n').length, functions: [], complaints: [] }
  if (isBarrel(source))
    report.complaints.push({ line: 1, message: 'a barrel: import from the files themselves' })
  visit(source, source, report)
  for (const comment of commentsOf(source)) report.complaints.push(...commentComplaints(source, comment))
  return report
}

function visit(node: ts.Node, source: ts.SourceFile, report: SourceReport): void {
  if (node.kind === ts.SyntaxKind.AnyKeyword)
    report.complaints.push({ line: lineOf(source, node.getStart()), message: 'the type any' })
  if (isFunction(node) && node.body && ts.isBlock(node.body)) report.functions.push(measure(node, source))
  ts.forEachChild(node, (child) => visit(child, source, report))
}

type AnyFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

function isFunction(node: ts.Node): node is AnyFunction {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  )
}

function measure(node: AnyFunction, source: ts.SourceFile): FunctionSize {
  const line = lineOf(source, node.getStart())
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  const name = named?.getText() ?? 'a callback'
  const component = source.fileName.endsWith('.tsx') && /^[A-Z]/.test(name)
  return { name, line, lines: lineOf(source, node.getEnd()) - line + 1, component }
}

function isBarrel(source: ts.SourceFile): boolean {
  const { statements } = source
  return statements.length > 0 && statements.every((it) => ts.isExportDeclaration(it) && it.moduleSpecifier)
}

type Comment = { pos: number; text: string }

function commentsOf(source: ts.SourceFile): Comment[] {
  const found = new Map<number, Comment>()
  const collect = (node: ts.Node): void => {
    const ranges = node.kind === ts.SyntaxKind.JsxText ? [] : commentRanges(source.text, node)
    for (const { pos, end } of ranges) found.set(pos, { pos, text: source.text.slice(pos, end) })
    for (const child of node.getChildren(source)) collect(child)
  }
  collect(source)
  return [...found.values()]
}

function commentRanges(text: string, node: ts.Node): ts.CommentRange[] {
  const leading = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  return [...leading, ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? [])]
}

function commentComplaints(source: ts.SourceFile, { pos, text }: Comment): Complaint[] {
  const line = lineOf(source, pos)
  const complaints: Complaint[] = []
  if (/@ts-(ignore|nocheck)|eslint-disable/.test(text)) {
    complaints.push({ line, message: 'a suppression that hides more than one error' })
  }
  if (/@ts-expect-error(?!:? +\w+ \w+)/.test(text)) {
    complaints.push({ line, message: '@ts-expect-error without a reason' })
  }
  if (/biome-ignore(?!(-\w+)? [^:]+: \w+ \w+)/.test(text)) {
    complaints.push({ line, message: 'biome-ignore without a reason' })
  }
  if (/\b(TODO|FIXME|XXX|HACK)\b/.test(text)) {
    complaints.push({ line, message: 'a note to do something: do it, or write an issue' })
  }
  return complaints
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1
}
