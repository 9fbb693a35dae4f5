import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** A module may import only modules that come after it in this list. */
export const MODULE_ORDER = [
  'admin',
  'status',
  'personal-data',
  'ai-search',
  'alerts',
  'job-alerts',
  'shortlists',
  'feeds',
  'home',
  'search',
  'privacy',
  'pipeline',
  'interviews',
  'messaging',
  'applications',
  'reports',
  'contact-reports',
  'cvs',
  'cv-reading',
  'jobs',
  'documents',
  'bank-statements',
  'payments',
  'credits',
  'notices',
  'push',
  'second-factors',
  'accounts',
  'file-scans',
  'catalog',
  'occupations',
  'sms',
  'email',
  'statistics',
  'translations',
  'settings',
  'announcements',
  'page-texts',
  'audit',
]

const TESTS = '[.]test[.]tsx?$'

const HTTP = '^src/http/'

/** Built by Vite: runs in browsers and, to render pages, on the server. */
const WEB = '^src/web/'

/** Sends the pages. It is above the modules, like src/page-reads.ts, through which it gets what they read. */
const DELIVERY = '^src/page-delivery/'

/** Who may import whom, as rules of dependency-cruiser. */
export const IMPORT_RULES: IForbiddenRuleType[] = [
  rule('no-cycles', 'Move what both need to a file below them.', {}, { circular: true }),
  rule(
    'resolvable',
    'An import that cannot be resolved would escape every other rule.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  rule(
    'not-imported',
    'main.ts, application.ts, tests, bench and scripts are the outermost layer: nothing in src may import them.',
    { path: '^src/', pathNot: [TESTS, '^src/(main|application)[.]ts$'] },
    { path: ['^src/(main|application)[.]ts$', '^tests/', '^bench/', '^scripts/', TESTS] },
  ),
  rule(
    'production-install',
    '`npm ci --omit=dev` must be enough to serve and to run the operator’s commands: list the package under `dependencies`.',
    {
      path: [
        '^src/',
        '^scripts/(setup|script|demo|backup|restore|clear-second-factor|try-cvs)([a-z-]*[.]ts$|/)',
      ],
      pathNot: [TESTS, WEB],
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
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
    rule('shared-is-lowest', 'shared imports no other folder of src.', shared, {
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
        `${name} is below these modules: use a task, or move the code up.`,
        { path: `^src/modules/${name}/`, pathNot: TESTS },
        { path: `^src/modules/(${MODULE_ORDER.slice(0, index + 1).join('|')})/` },
      ),
    ),
    rule(
      'public-files-of-a-module',
      'Import schema, fields, policy, reads or a command; the rest of a module is private.',
      modules,
      {
        path: ['^src/modules/.+queries[.]ts$', '^src/modules/.+/(api|views|tasks)[.]ts$'],
        pathNot: others,
      },
    ),
    rule(
      'tables-are-joined-in-queries',
      "Only queries.ts may read another module's tables, and only tables.ts may reference them.",
      { path: '^src/modules/([^/]+)/', pathNot: [TESTS, sql] },
      { path: '^src/modules/[^/]+/tables[.]ts$', pathNot: others },
    ),
    rule(
      'modules-know-no-http',
      'Only api.ts may use HTTP.',
      { path: '^src/modules/', pathNot: [TESTS, '^src/modules/.+/api[.]ts$'] },
      { path: HTTP },
    ),
    rule(
      'modules-know-no-app',
      'src/api.ts, src/tasks.ts and page-delivery are above the modules: a module may import neither them nor a page.',
      { path: '^src/modules/', pathNot: TESTS },
      { path: ['^src/(api|tasks)[.]ts$', DELIVERY, WEB] },
    ),
    rule(
      'modules-use-ctx-db',
      'A query must not be able to leave its transaction: use ctx.db. Importing types is fine.',
      { path: '^src/modules/', pathNot: TESTS },
      { path: '^src/platform/database/database[.]ts$|node_modules/pg/', dependencyTypesNot: ['type-only'] },
    ),
  ]
}

function httpRules(): IForbiddenRuleType[] {
  return [
    rule(
      'http-below-modules',
      'http knows no module: src/api.ts mounts the modules and passes in what http needs.',
      { path: HTTP, pathNot: TESTS },
      { path: ['^src/(api|page-reads)[.]ts$', '^src/modules/', DELIVERY, WEB] },
    ),
    rule(
      'delivery-knows-no-module',
      'page-delivery gets what pages read from src/page-reads.ts, and the pages themselves from the build.',
      { path: DELIVERY, pathNot: TESTS },
      { path: ['^src/api[.]ts$', '^src/modules/', WEB] },
    ),
    rule(
      'api-mounts-modules',
      "src/api.ts imports every module's api.ts, and the session reads and limits of accounts, which authentication needs.",
      { path: '^src/api[.]ts$' },
      {
        path: ['^src/modules/', WEB],
        pathNot: ['^src/modules/[^/]+/api[.]ts$', '^src/modules/accounts/(reads|policy|limits)[.]ts$'],
      },
    ),
  ]
}

function webRules(): IForbiddenRuleType[] {
  const web = { path: WEB, pathNot: TESTS }
  return [
    rule(
      'web-knows-schemas',
      "Pages import modules' schema.ts, fields.ts, choices.ts and limits.ts; data comes through the API.",
      web,
      {
        path: '^src/modules/',
        pathNot: '([/-]schema|/(choices|fields|limits))[.]ts$',
      },
    ),
    rule('web-knows-the-api-type', 'Pages import the type of the API, never its code.', web, {
      path: '^src/api[.]ts$',
      dependencyTypesNot: ['type-only'],
    }),
    rule('web-runs-in-browsers', 'Server code does not belong in a page.', web, {
      path: ['^src/platform/', HTTP],
    }),
    rule(
      'pages-know-no-delivery',
      'page-delivery starts the pages; a page must not depend on how it reaches the browser.',
      web,
      { path: DELIVERY },
    ),
    rule(
      'components-stand-alone',
      'A component gets its content as props: it may not import modules or routes.',
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
