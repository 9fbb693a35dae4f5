// Checks the imports against rules/import-rules.ts. Usage: check-imports.ts [ROOT]
import { registerHooks } from 'node:module'
import process from 'node:process'
import type { ICruiseResult } from 'dependency-cruiser'
import { IMPORT_RULES } from './rules/import-rules.ts'
import { listSourceFiles, SOURCE_FOLDERS } from './source-files.ts'

// TypeScript 7 has no API. If dependency-cruiser finds it, it silently skips every .ts file.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.replace(/^typescript(?=$|\/)/, 'typescript-for-cruiser'), context),
})

const root = process.argv[2] ?? process.cwd()
process.chdir(root)
const result = await cruiseSources(root)
const complaints = [...unseenFiles(root, result), ...violations(result)]
for (const complaint of complaints) console.error(complaint)
console.log(`imports: ${result.summary.totalCruised} modules, ${complaints.length} violations`)
process.exitCode = complaints.length > 0 ? 1 : 0

async function cruiseSources(root: string): Promise<ICruiseResult> {
  const { cruise } = await import('dependency-cruiser')
  const folders = SOURCE_FOLDERS.filter((folder) =>
    listSourceFiles(root).some((path) => path.startsWith(folder)),
  )
  const { output } = await cruise(
    folders,
    {
      validate: true,
      ruleSet: { forbidden: IMPORT_RULES },
      doNotFollow: 'node_modules',
      // Type-only imports count too, because they are usually the first sign of a wrong dependency.
      tsPreCompilationDeps: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Files that dependency-cruiser did not read. Without this check, a broken set-up would pass. */
function unseenFiles(root: string, result: ICruiseResult): string[] {
  const seen = new Set(result.modules.map((module) => module.source))
  return listSourceFiles(root)
    .filter((path) => !seen.has(path))
    .map((path) => `not-cruised: ${path}`)
}

function violations(result: ICruiseResult): string[] {
  const comments = new Map(IMPORT_RULES.map((rule) => [rule.name, rule.comment]))
  return result.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
    return `${rule.name}: ${path}\n    ${comments.get(rule.name) ?? ''}`
  })
}
