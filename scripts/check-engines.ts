// Fails if a built file needs what the oldest browsers of docs/browsers.md lack.
import { join } from 'node:path'
import process from 'node:process'
import { ALLOWED } from './engines/allowed.ts'
import { namesGiven, readBuild } from './engines/built-files.ts'
import { findProblems } from './engines/find-problems.ts'

const ROOT = join(import.meta.dirname, '..')

const built = readBuild(join(ROOT, 'dist'))
const problems = findProblems(built, namesGiven(join(ROOT, 'src/web/app/stand-ins')), ALLOWED)
for (const problem of problems) console.log(problem)
console.log(
  `engines: ${built.scripts.length} scripts, ${built.styles.length} styles; ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
