/**
 * The job that a verb describes, together with its object: 'drive a truck' is a truck driver, 'fix computers' a
 * computer technician or repairer.
 */
export const AGENTS: Record<string, string> = {
  ...{
    drive: 'driver',
    teach: 'teacher',
    clean: 'cleaner',
    operate: 'operator',
    manage: 'manager',
    cook: 'cook',
  },
  ...{
    fix: 'technician;repairer;mechanic',
    repair: 'technician;repairer;mechanic',
    mend: 'repairer;technician',
  },
  ...{
    sell: 'salesperson',
    weld: 'welder',
    guard: 'guard',
    paint: 'painter',
    build: 'builder',
    design: 'designer',
    nurse: 'nurse',
  },
  ...{
    install: 'installer',
    maintain: 'technician;mechanic',
    supervise: 'supervisor',
    interpret: 'interpreter',
    translate: 'translator',
  },
  ...{
    write: 'writer',
    audit: 'auditor',
    survey: 'surveyor',
    bake: 'baker',
    sew: 'tailor',
    draw: 'drafter',
    plumb: 'plumber',
  },
  ...{
    farm: 'farmer',
    fish: 'fisherman',
    drill: 'driller',
    wire: 'electrician',
    coordinate: 'coordinator',
    program: 'programmer',
  },
  ...{
    code: 'programmer',
    develop: 'developer',
    train: 'trainer',
    counsel: 'counselor',
    garden: 'gardener',
    cater: 'cook',
  },
}

/** Words that never describe a person. */
export const ONLY_VERBS = new Set([
  'drive',
  'teach',
  'operate',
  'manage',
  'fix',
  'repair',
  'mend',
  'sell',
  'install',
  'maintain',
])

/** The plain form: driving, drives, driven are drive. */
export function verbOf(term: string): string {
  const bare = term.replace(/(?:ing|er|ed)$/, '')
  const forms = [term, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
  return forms.find((form) => form in AGENTS) ?? term
}

export function isVerb(term: string): boolean {
  return term in AGENTS
}
