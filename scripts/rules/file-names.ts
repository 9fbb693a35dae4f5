import { MODULE_ORDER } from './import-rules.ts'

/** Forbidden names: a file without a subject collects everything that has no other place. */
const DRAWERS = [
  'utils',
  'util',
  'helpers',
  'helper',
  'services',
  'service',
  'index',
  'common',
  'misc',
  'lib',
]

/** The files that connect the parts and start them. */
const OUTERMOST = ['main.ts', 'application.ts', 'api.ts', 'page-reads.ts', 'tasks.ts']

/** The folders of src, except modules. */
const AREAS = ['http', 'page-delivery', 'platform', 'shared', 'web']

const MODULE_FILES = [
  'schema',
  'choices',
  'fields',
  'tables',
  'policy',
  'limits',
  'queries',
  'views',
  'reads',
  'mails',
  'api',
  'tasks',
]

/** Commands that are read together are in one file, named after what they act on, in a word of docs/glossary.md. */
const SUBJECTS = [
  'access',
  'codes',
  'documents',
  'endings',
  'notes',
  'outbox',
  'passwords',
  'payment-requests',
  'pictures',
  'receipts',
  'registration',
  'saved-jobs',
  'saved-searches',
  'sender-domain-checks',
  'sessions',
  'slips',
  'visits',
]

/** These modules have almost no commands: their files are named with nouns. */
const MODULES_WITH_NOUNS = ['search', 'ai-search', 'occupations', 'translations']

/** The first words that a command may have. Add verbs when you need them, but no nouns. */
const VERBS = new Set(
  `accept add adjust answer apply approve archive ask assign authenticate block book bounce build buy cancel change charge check
  claim clean cleanup clear close collect compare complete compose confirm contact convert copy correct count create deactivate
  decide decline delete deliver deny diagnose digest disable discard dismiss download draft duplicate edit enable end
  enqueue ensure erase estimate expire export extend extract fail feature finish flag follow forget give grant handle hash
  hide hire hold impersonate import invite issue join keep leave link list lock log login logout mail mark match measure
  mend merge migrate moderate monitor move mute note notify offer open order pause pay pin place post prepare
  preview price probe process promote prune publish purge queue reactivate read rebuild receive reconcile record redact
  redeem refine refresh refund register reject release remember remind remove rename renew reopen repair repeat require
  replace replay reply report request resend reset resolve respond restore resume retry return reveal review revise
  revoke rotate run save scan schedule score seed send set settle share shortlist sign skip spend start stop store
  submit subscribe suggest suspend sweep switch sync take tell test touch track transfer trim undo unfollow unlock
  unpublish unsave unsubscribe update upload use verify void warn watch withdraw write`.split(/\s+/),
)

const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/
const TEST = /(\.(api|database))?\.test$/

/**
 * Returns why the file at `path` (relative to the project, with its extension) has a wrong name or place, if it has.
 */
export function misnamed(path: string): string | undefined {
  const [top, area = '', ...rest] = path.split('/')
  if (top !== 'src') return wrongWords(path)
  if (rest.length === 0) {
    const known = OUTERMOST.includes(area) || area.endsWith('.d.ts')
    return known ? undefined : `only ${OUTERMOST.join(', ')} may be directly in src`
  }
  if (area === 'modules') return misnamedInModule(rest)
  if (area === 'web' && rest[0] === 'routes') return undefined
  if (AREAS.includes(area)) return wrongWords(path)
  return `src/${area} is not allowed; the folders of src are modules, ${AREAS.join(', ')}`
}

function misnamedInModule([module = '', ...rest]: string[]): string | undefined {
  if (!MODULE_ORDER.includes(module))
    return `${module} is not in MODULE_ORDER (scripts/rules/import-rules.ts)`
  const path = rest.join('/')
  if (rest.length > 2) return 'a folder inside a module may not have folders'
  const name = (rest.at(-1) ?? '').replace(/\.tsx?$/, '')
  if (rest.length === 2 && !isRoom(rest[0]))
    return `${rest[0]} is not a subject: name the folder after its subject`
  if (TEST.test(name)) return wrongWords(path)
  if (path.endsWith('.tsx')) return 'a module has no .tsx files: components belong in src/web'
  // `search-queries`, `posting-schema`: one subject in a file of its own, where one file for all would be long.
  if (MODULE_FILES.includes(name) || (WORDS.test(name) && /-(queries|schema)$/.test(name))) return undefined
  if (SUBJECTS.includes(name)) return undefined
  if (MODULES_WITH_NOUNS.includes(module)) return wrongWords(path)
  const [verb = '', ...nouns] = name.split('-')
  if (WORDS.test(name) && VERBS.has(verb) && nouns.length > 0) return undefined
  return `a module contains ${MODULE_FILES.join(', ')} and commands named verb-noun or by their subject (scripts/rules/file-names.ts lists verbs and subjects)`
}

/**
 * Whether a folder in a module is named after a subject. Folders named after kinds of files would split each subject.
 */
function isRoom(folder = ''): boolean {
  return WORDS.test(folder) && ![...DRAWERS, ...MODULE_FILES, 'commands'].includes(folder)
}

function wrongWords(path: string): string | undefined {
  for (const part of path.split('/')) {
    // `save-job.island.tsx` works in the browser (src/web/islands/island.tsx).
    const name = part.replace(/\.d\.ts$|(\.island)?\.tsx?$/, '').replace(TEST, '')
    if (!WORDS.test(name)) return `${part} is not in kebab-case`
    const word = path.startsWith('src/') ? name.split('-').at(-1) : name
    if (word && DRAWERS.includes(word)) return `${part} has no subject: name it after its content`
  }
  return undefined
}
