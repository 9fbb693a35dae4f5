import { MODULE_ORDER } from './import-rules.ts'

/** A file with one of these names fills up with whatever has no home. */
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

/** What puts the parts together and starts them. */
const OUTERMOST = ['main.ts', 'application.ts']

const MODULE_FILES = ['schema', 'tables', 'policy', 'queries', 'views', 'reads', 'api', 'tasks']

/** The read side has no commands to speak of: its files are named by the nouns of searching. */
const MODULES_WITH_NOUNS = ['search', 'ai-search']

/** What the first word of a command may be. A new verb is welcome; a noun here would be a drawer. */
const VERBS = new Set(
  `accept add adjust answer apply approve archive ask assign authenticate block book bounce build buy cancel change charge check
  claim clean cleanup clear close collect complete compose confirm contact convert copy correct count create deactivate
  decide decline delete deliver deny diagnose digest disable discard dismiss download draft duplicate edit enable end
  enqueue ensure erase estimate expire export extend extract fail feature finish flag follow forget give grant handle hash
  hide hire impersonate import invite issue join keep leave link list lock log login logout mail mark match measure
  mend merge migrate moderate monitor move mute note notify offer open order pause pay pin place post prepare
  preview price process promote prune publish purge queue reactivate read rebuild receive reconcile record redact
  redeem refine refresh refund register reject release remember remind remove rename renew reopen repair repeat require
  replace replay reply report request resend reset resolve respond restore resume retry return reveal review revise
  revoke rotate run save scan schedule score seed send set settle share shortlist sign skip spend start stop store
  submit subscribe suggest suspend sweep switch sync take tell test touch track transfer trim undo unfollow unlock
  unpublish unsave unsubscribe update upload use verify void warn watch withdraw write`.split(/\s+/),
)

const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/
const TEST = /(\.(api|database))?\.test$/

/** Why the file at `path` (relative to the project, with its extension) stands in the wrong place or has the wrong name. */
export function misnamed(path: string): string | undefined {
  const [top, area = '', ...rest] = path.split('/')
  if (top !== 'src') return wrongWords(path)
  if (rest.length === 0) {
    const known = OUTERMOST.includes(area) || area.endsWith('.d.ts')
    return known ? undefined : `src holds ${OUTERMOST.join(' and ')} only`
  }
  if (area === 'modules') return misnamedInModule(rest)
  if (area === 'web' && rest[0] === 'routes') return undefined
  if (area === 'web' || area === 'http' || area === 'platform' || area === 'shared') return wrongWords(path)
  return `src/${area} is none of modules, platform, http, web, shared`
}

function misnamedInModule([module = '', ...rest]: string[]): string | undefined {
  if (!MODULE_ORDER.includes(module)) return `${module} is no module of ARCHITECTURE.md`
  const path = rest.join('/')
  if (path.startsWith('emails/')) return wrongWords(path)
  if (rest.length !== 1) return 'a module holds no folder but emails'
  const name = path.replace(/\.tsx?$/, '')
  if (TEST.test(name)) return wrongWords(path)
  if (path.endsWith('.tsx')) return 'a module holds .tsx in emails only'
  // `search-queries`, `posting-schema`: of one subject, where all of them would be long.
  if (MODULE_FILES.includes(name) || (WORDS.test(name) && /-(queries|schema)$/.test(name))) return undefined
  if (MODULES_WITH_NOUNS.includes(module)) return wrongWords(path)
  const [verb = '', ...nouns] = name.split('-')
  if (WORDS.test(name) && VERBS.has(verb) && nouns.length > 0) return undefined
  return `a module holds ${MODULE_FILES.join(', ')} and commands named verb-noun (scripts/file-names.ts lists the verbs)`
}

function wrongWords(path: string): string | undefined {
  for (const part of path.split('/')) {
    const name = part.replace(/\.d\.ts$|\.tsx?$/, '').replace(TEST, '')
    if (!WORDS.test(name)) return `${part} is not named in kebab-case words`
    const word = path.startsWith('src/') ? name.split('-').at(-1) : name
    if (word && DRAWERS.includes(word)) return `${part} is a drawer: name what it holds`
  }
  return undefined
}
