// Makes db/lexicon/occupations.json.gz from the O*NET text files (CC BY 4.0, see NOTICE.md). Usage: build-lexicon.ts
// FOLDER
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { keyOf, termsOf } from '../src/modules/occupations/normalise.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error(
    'Usage: node scripts/build-lexicon.ts FOLDER (with the tab-separated files of an O*NET database)',
  )
  process.exit(1)
}
const read = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

/** How close a related occupation is, by its tier. */
const TIERS: Record<string, number> = { 'Primary-Short': 60, 'Primary-Long': 45, Supplemental: 30 }
/** Terms. Longer titles are found by their parts. */
const LONGEST_TITLE = 5
/** Software that fewer occupations use is not a skill that employers ask for. */
const FEWEST_USERS = 2
const VENDORS =
  /^(?:Microsoft|Autodesk|Adobe Systems(?: Adobe)?|Intuit|Oracle|IBM|SAP|ESRI|Apache|Google|The MathWorks|Dassault Systemes|Bentley|Amazon Web Services|Atlassian) /
/** Software names that are ordinary words once the name of the company is removed. */
const TOO_COMMON = new Set(
  'access project exchange office word software windows drive docs notes teams one active server pages pig spark software business flow forms publisher paint'.split(
    ' ',
  ),
)

/** Single words that O*NET lists as titles but that usually mean something else. */
const NOT_ALONE = new Set(
  `assembly camera change part stand stunt medium double extra freak mount license licensed companion page model contact vault call
  delivery dispatch chain construction maintenance service grip smar soup poke spare specialty signal wagon bundle supply garbage pickup
  airborne gunnery general weapon acoustic gun missile infantry seal laundry cellar refrigeration burning grill kitchen bus dish utility
  ground key chip bat escort bell shampoo basket cash sales timbering farming boat cat intelligence tech gate justice critic rolley
  professional line breakdown experience experienced senior junior leading reliable office camp mine member assistant human computer
  hotel school hospital hand expert casual temporary trainee student contractor volunteer employee team master`.split(
    /\s+/,
  ),
)
/** Well-known abbreviations. Other titles of two or three letters are too similar to each other. */
const KNOWN_SHORT = new Set(['ceo', 'cfo', 'coo', 'cto', 'cio', 'cpa', 'cna', 'emt'])

const rows = read('Occupation Data.txt')
const place = new Map(rows.map(([code = ''], index) => [code, index]))
const titles = rows.map(() => new Map<string, string>())

function addTitle(code: string, title: string, longest = LONGEST_TITLE): void {
  const plain = title.replace(/\s*\([^)]*\)/g, '').trim()
  const short = /\(([A-Z][A-Za-z&]{1,7})\)$/.exec(title)?.[1]
  for (const form of short ? [plain, short] : [plain]) {
    const terms = termsOf(form)
    const at = titles[place.get(code) ?? -1]
    if (at && terms.length > 0 && terms.length <= longest && !isMisleading(terms) && !at.has(keyOf(terms))) {
      at.set(keyOf(terms), terms.join(' '))
    }
  }
}
for (const [code = '', title = ''] of rows) for (const part of namesOf(title)) addTitle(code, part, 20)
for (const [code = '', title = ''] of read('Sample of Reported Titles.txt')) addTitle(code, title)
for (const [code = '', title = '', short = ''] of read('Alternate Titles.txt')) {
  addTitle(code, title)
  if (short !== 'n/a') addTitle(code, short)
}

function isMisleading(terms: readonly string[]): boolean {
  const [word = ''] = terms
  return terms.length === 1 && (NOT_ALONE.has(word) || (word.length < 4 && !KNOWN_SHORT.has(word)))
}

/** Splits a title such as 'Accountants and Auditors' into its two names. */
function namesOf(title: string): string[] {
  return [
    title,
    ...title
      .split(/, (?:and )?| and /)
      .filter((part) => /(?:er|or|ist|ian|ant|ent|man|men|ee|ic|se|yst|ect|eon|ure|ef|ide|al)s$/.test(part)),
  ]
}

const users = new Map<string, number>()
for (const [, example = '', , , hot] of read('Technology Skills.txt')) {
  if (hot === 'Y') users.set(example, (users.get(example) ?? 0) + 1)
}
const skills = [...users]
  .filter(([, count]) => count >= FEWEST_USERS)
  .sort((a, b) => b[1] - a[1])
  .map(([name]) => {
    const tidy = name.replace(/ (?:software|database software)$/, '')
    const short = tidy.replace(VENDORS, '')
    const acronym = / ([A-Z]{2,6})$/.exec(tidy)?.[1]
    if (acronym && tidy.split(' ').length > 2) return [acronym, tidy]
    return TOO_COMMON.has(short.toLowerCase()) || short.length < 3 ? [tidy] : [short, tidy]
  })

const related = rows.map((): Record<number, number> => ({}))
for (const [code = '', other = '', tier = ''] of read('Related Occupations.txt')) {
  const [from, to] = [place.get(code), place.get(other)]
  if (from !== undefined && to !== undefined) Object.assign(related[from] ?? {}, { [to]: TIERS[tier] })
}

const lexicon = {
  occupations: rows.map(([code = '', title = '', description = ''], index) => ({
    code: code.replace(/\D/g, ''),
    title,
    // First the occupation's own name and the titles that people report, then the alternate titles.
    titles: [...(titles[index]?.values() ?? [])],
    related: related[index],
    // in the words of O*NET, what people of this occupation do
    duties: [...new Set(termsOf(description))].join(' '),
  })),
  skills,
}
const target = join(import.meta.dirname, '../db/lexicon/occupations.json.gz')
const packed = gzipSync(JSON.stringify(lexicon), { level: 9 })
writeFileSync(target, packed)
console.log(
  `${rows.length} occupations, ${titles.reduce((sum, known) => sum + known.size, 0)} titles, ${skills.length} skills: ${packed.length} bytes`,
)
