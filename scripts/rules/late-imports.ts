import { posix } from 'node:path'
import ts from 'typescript-for-cruiser'

type SourceFile = { path: string; text: string }

/** What brings the words of late code with it, or passes the code on to what does. */
const BRING_WORDS =
  /^(late|loadAhead|useLatePiece|useLateForm|useStepForm|stepCheck|errorsOf|LatePreview|PreviewBeside)$/

/** They load what shows no text: what old browsers lack, and what is needed when something went wrong. */
const WITHOUT_WORDS = /^src\/web\/app\/(stand-ins\/complete-browser|loading\/(late|troubles))\.ts$/

/**
 * Returns the imports that would show English on a page in Tok Pisin: code that an island loads later by a bare
 * `import()`, without its words. Code that came with its words may import more, because they come all at once.
 */
export function bareImports(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return [...atOnce(texts)].flatMap(([path, source]) =>
    dynamicImports(source)
      .filter((call) => !WITHOUT_WORDS.test(path) && !bringsWords(call, source))
      .map((call) => {
        const { line } = source.getLineAndCharacterOfPosition(call.getStart())
        return `${path}:${line + 1}: import() without the words of Tok Pisin: late(() => import(…))`
      }),
  )
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** The files of islands and of every public page, with all that they load at once. */
function atOnce(texts: ReadonlyMap<string, string>): Map<string, ts.SourceFile> {
  const reached = new Map<string, ts.SourceFile>()
  const add = (path: string) => {
    const text = texts.get(path)
    if (text === undefined || reached.has(path)) return
    const source = parse(path, text)
    reached.set(path, source)
    for (const statement of source.statements) {
      const name = importedBy(statement)
      if (name?.startsWith('.')) add(posix.join(posix.dirname(path), name))
    }
  }
  for (const path of texts.keys())
    if (path.endsWith('.island.tsx') || path === 'src/web/islands/entry.tsx') add(path)
  return reached
}

function importedBy(statement: ts.Statement): string | undefined {
  const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly
  const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
  const from = isImport || isExport ? statement.moduleSpecifier : undefined
  return from && ts.isStringLiteral(from) ? from.text : undefined
}

function dynamicImports(source: ts.SourceFile): ts.Node[] {
  return nodesOf(source).filter(
    (node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword,
  )
}

const nodesOf = (node: ts.Node): ts.Node[] => [node, ...childrenOf(node).flatMap(nodesOf)]

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

/** Whether the code is given to what brings its words, by itself or as a function that is only used there. */
function bringsWords(node: ts.Node, source: ts.SourceFile): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at
    if (ts.isCallExpression(parent) && at !== parent.expression && isBringer(parent.expression)) return true
    if (ts.isJsxOpeningLikeElement(parent) && isBringer(parent.tagName)) return true
    const name = nameOf(parent)
    if (name) {
      const uses = usesOf(name, source)
      return uses.length > 0 && uses.every((use) => bringsWords(use, source))
    }
  }
  return false
}

const isBringer = (callee: ts.Node) => ts.isIdentifier(callee) && BRING_WORDS.test(callee.text)

/** The name of a function: `const load = () => …` or `function load() {…}`. */
function nameOf(node: ts.Node): ts.Identifier | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name : undefined
}

function usesOf(name: ts.Identifier, source: ts.SourceFile): ts.Identifier[] {
  return nodesOf(source)
    .filter((node) => ts.isIdentifier(node))
    .filter((node) => node !== name && node.text === name.text && !ts.isTypeNode(node.parent))
}
