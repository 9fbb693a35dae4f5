// Writes docs/tested-rules.md from the comments `// Rule (chapter): words` above the tests that guard the rules.
import { readFileSync, writeFileSync } from 'node:fs'
import { listSourceFiles } from './source-files.ts'

/** The chapters as the comments name them, and their headings in the document, in its order. */
const CHAPTERS = new Map([
  ['job seekers', 'Visitors and job seekers'],
  ['jobs', 'Jobs'],
  ['input', 'Forms and their checks'],
  ['calls', 'The API: who may call what'],
  ['pages', 'How pages behave'],
  ['languages', 'Tok Pisin'],
  ['notices', 'Notices'],
  ['phones', 'Phones, weak networks and accessibility'],
  ['browsers', 'Old and other browsers'],
  ['no script', 'Pages without script'],
  ['employers', 'Employers'],
  ['AI search', 'AI search'],
  ['applications', 'Applications'],
  ['administrators', 'Administrators'],
  ['payments', 'Payments and bank statements'],
  ['catalogue', 'Categories, locations and packages'],
  ['settings and mail', 'Settings and mail'],
  ['SMS', 'SMS'],
  ['logins', 'Logins, passwords and repeated calls'],
  ['requests', 'Requests, uploads and restarts'],
  ['hostile files', 'Hostile files'],
  ['scams', 'Scams and checks of jobs'],
  ['mail and networks', 'Mail servers, networks and clocks'],
  ['outages', 'Outages'],
  ['operating', 'Running the site'],
  ['status page', 'Status page'],
  ['random faults', 'Random faults and malformed requests'],
])

export type Rule = { chapter: string; words: string; file: string }

const RULE = /^\s*\/\/ Rule \((?<chapter>[^)]+)\): (?<words>.+)$/
const TEST = /^\s*(test|it|describe)\b/

/** Returns the rules of a test file. Throws when a rule names an unknown chapter or is not above a test. */
export function rulesIn(file: string, text: string): Rule[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const { chapter, words } = RULE.exec(line)?.groups ?? {}
    if (!chapter || !words) return []
    if (!CHAPTERS.has(chapter)) throw new Error(`${file}:${index + 1}: no chapter is called ${chapter}`)
    const next = lines.slice(index + 1).find((it) => !it.trim().startsWith('//'))
    if (!TEST.test(next ?? '')) throw new Error(`${file}:${index + 1}: no test follows this rule`)
    return { chapter, words, file }
  })
}

/** Returns the document: by chapter, then by test file. A rule that several tests of a file guard is listed once. */
export function writtenRules(rules: Rule[]): string {
  const chapters = [...CHAPTERS].map(([chapter, title]) => {
    const files = Map.groupBy(
      rules.filter((rule) => rule.chapter === chapter),
      (rule) => rule.file,
    )
    const lists = [...files].map(
      ([file, list]) =>
        `${file}\n\n${unique(list)
          .map((words) => `- ${words}\n`)
          .join('')}`,
    )
    return `## ${title}\n\n${lists.join('\n')}`
  })
  return `${HEAD}\n${chapters.join('\n')}`
}

function unique(list: Rule[]): string[] {
  return [...new Set(list.map(({ words }) => words))]
}

const HEAD = `# Tested rules

Each rule is checked by a test in the file named above it. This page is generated: change the comments
\`// Rule (chapter): …\` above the tests, then run \`npm run tested-rules\`. "axe" is the tool that checks the accessibility of pages.
`

/** Returns the rules of all test files below `root`, in the order of the files. */
export function readRules(root: string): Rule[] {
  const files = listSourceFiles(root).filter((path) => /\.test\.tsx?$/.test(path) && !SELF.test(path))
  return files.flatMap((file) => rulesIn(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** The script's own test, whose examples are not rules. */
const SELF = /tested-rules\.test\.ts$/

if (import.meta.main) writeFileSync('docs/tested-rules.md', writtenRules(readRules('.')))
