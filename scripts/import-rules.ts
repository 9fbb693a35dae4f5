import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Modules point from left to right only: a module may import those that stand after it. */
export const MODULE_ORDER = [
  'admin',
  'personal-data',
  'ai-search',
  'alerts',
  'shortlists',
  'feeds',
  'home',
  'search',
  'pipeline',
  'messaging',
  'applications',
  'reports',
  'contact-reports',
  'cvs',
  'cv-reading',
  'jobs',
  'bank-statements',
  'payments',
  'credits',
  'notices',
  'second-factors',
  'accounts',
  'catalog',
  'email',
  'statistics',
  'settings',
  'audit',
]

const TESTS = '[.]test[.]tsx?$'

/** The table of ARCHITECTURE.md, "Who may import whom", as rules of dependency-cruiser. */
export const IMPORT_RULES: IForbiddenRuleType[] = [
  rule('no-cycles', 'Move what both need to a file below them.', {}, { circular: true }),
  rule(
    'resolvable',
    'An import that resolves to no file escapes every other rule.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  rule(
    'not-imported',
    'main.ts, application.ts, tests, bench and scripts are the outermost layer: the product does not know them.',
    { path: '^src/', pathNot: [TESTS, '^src/(main|application)[.]ts$'] },
    { path: ['^src/(main|application)[.]ts$', '^tests/', '^bench/', '^scripts/', TESTS] },
  ),
  ...sharedAndPlatformRules(),
  ...moduleRules(),
  ...httpRules(),
  ...webRules(),
]

function sharedAndPlatformRules(): IForbiddenRuleType[] {
  const shared = { path: '^src/shared/', pathNot: TESTS }
  return [
    rule('shared-is-pure', 'shared runs anywhere: no Node built-ins.', shared, { dependencyTypes: ['core'] }),
    rule('shared-is-lowest', 'shared imports nothing of ours.', shared, {
      path: '^src/',
      pathNot: '^src/shared/',
    }),
    rule(
      'platform-below-modules',
      'platform imports shared only; pass what it needs as an argument.',
      { path: '^src/platform/', pathNot: TESTS },
      { path: '^src/', pathNot: '^src/(platform|shared)/' },
    ),
  ]
}

function moduleRules(): IForbiddenRuleType[] {
  const modules = { path: '^src/modules/([^/]+)/', pathNot: TESTS }
  const others = '^src/modules/$1/'
  const sql = '/([a-z-]*queries|tables)[.]ts$|^src/modules/(search|ai-search)/'
  return [
    ...MODULE_ORDER.slice(1).map((name, index) =>
      rule(
        `modules-point-down-from-${name}`,
        `${name} stands below these modules: let them subscribe to a task, or move the code up.`,
        { path: `^src/modules/${name}/`, pathNot: TESTS },
        { path: `^src/modules/(${MODULE_ORDER.slice(0, index + 1).join('|')})/` },
      ),
    ),
    rule(
      'public-files-of-a-module',
      'Import schema, policy, reads or a command; the rest of a module is its own.',
      modules,
      { path: '^src/modules/[^/]+/(([a-z-]*queries|api|views|tasks)[.]ts$|emails/)', pathNot: others },
    ),
    rule(
      'tables-are-joined-in-queries',
      "Another module's tables are read in queries.ts and referenced in tables.ts, nowhere else.",
      { path: '^src/modules/([^/]+)/', pathNot: [TESTS, sql] },
      { path: '^src/modules/[^/]+/tables[.]ts$', pathNot: others },
    ),
    rule(
      'modules-know-no-http',
      'Only api.ts speaks HTTP.',
      { path: '^src/modules/', pathNot: [TESTS, '^src/modules/[^/]+/api[.]ts$'] },
      { path: '^src/http/' },
    ),
    rule(
      'modules-know-no-app',
      'app.ts mounts the modules and nothing of a module may lead back to it; nor may a module know a page.',
      { path: '^src/modules/', pathNot: TESTS },
      { path: '^src/(http/app[.]ts$|web/)' },
    ),
    rule(
      'modules-use-ctx-db',
      'A query must not be able to leave its transaction: take ctx.db; types are welcome.',
      { path: '^src/modules/', pathNot: TESTS },
      { path: '^src/platform/database[.]ts$|node_modules/pg/', dependencyTypesNot: ['type-only'] },
    ),
  ]
}

function httpRules(): IForbiddenRuleType[] {
  return [
    rule(
      'http-holds-no-business',
      "http decides nothing: app.ts mounts each module's api.ts, authentication.ts reads sessions.",
      { path: '^src/http/', pathNot: [TESTS, '^src/http/(app|authentication)[.]ts$'] },
      { path: '^src/(modules|web)/' },
    ),
    rule(
      'app-mounts-apis',
      "app.ts imports every module's api.ts and nothing else of a module.",
      { path: '^src/http/app[.]ts$' },
      { path: '^src/(modules|web)/', pathNot: '^src/modules/[^/]+/api[.]ts$' },
    ),
    rule(
      'authentication-reads-sessions',
      'authentication.ts imports the session reads of accounts, and what belongs to them.',
      { path: '^src/http/authentication[.]ts$' },
      { path: '^src/(modules|web)/', pathNot: '^src/modules/accounts/(reads|policy|schema)[.]ts$' },
    ),
  ]
}

function webRules(): IForbiddenRuleType[] {
  const web = { path: '^src/web/', pathNot: TESTS }
  return [
    rule('web-knows-schemas', "Pages import modules' schema.ts; data comes through the API.", web, {
      path: '^src/modules/',
      pathNot: '[/-]schema[.]ts$',
    }),
    rule('web-knows-the-api-type', 'Pages import the type of the API, never its code.', web, {
      path: '^src/http/app[.]ts$',
      dependencyTypesNot: ['type-only'],
    }),
    rule('web-runs-in-browsers', 'Server code does not belong into a page.', web, {
      path: '^src/(platform/|http/)',
      pathNot: '^src/http/app[.]ts$',
    }),
    rule(
      'components-stand-alone',
      'A component takes what it shows as props: it knows no module and no route.',
      { path: '^src/web/components/', pathNot: TESTS },
      { path: '^src/', pathNot: '^src/(shared|web/components)/' },
    ),
  ]
}

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to }
}
