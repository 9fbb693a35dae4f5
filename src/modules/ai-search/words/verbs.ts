import { TOLD_JOBS } from './told-jobs.ts'

/** The person that a verb names, with its object before it: 'drive a truck' is a truck driver. */
export const AGENTS: Record<string, string> = Object.fromEntries(
  `drive: driver; teach: teacher; clean: cleaner; operate: operator; manage: manager; cook: cook; fix: technician, repairer, mechanic;
  sell: salesperson; weld: welder; guard: guard; paint: painter; build: builder; design: designer; install: installer; supervise: supervisor;
  interpret: interpreter; translate: translator; write: writer; audit: auditor; survey: surveyor; bake: baker; sew: tailor; draw: drafter;
  plumb: plumber; farm: farmer; drill: driller; wire: electrician; coordinate: coordinator; program: programmer; code: programmer;
  develop: developer; train: trainer; counsel: counselor; garden: gardener; cater: cook; inspect: inspector; test: tester; lay: layer;
  edit: editor; coach: coach; pack: packer; collect: collector; deliver: driver; plan: planner; buy: buyer; recruit: recruiter;
  analyse: analyst; process: processor; grow: grower; harvest: harvester; make: maker; print: printer`
    .split(';')
    .map((line) => line.trim().split(': ')),
)

/** The verb of a job that has one of these names: 'driver' drives. */
export function verbOfAgent(names: readonly string[]): string | undefined {
  return Object.keys(AGENTS).find((verb) => AGENTS[verb]?.split(', ').some((agent) => names.includes(agent)))
}

/** Words of the same work or thing. */
const SAME_WORD: Record<string, string> = Object.fromEntries(
  `fix: repair mend maintain overhaul; mind: care babysit tend; watch: patrol was; drive: draiva; wash: iron; cut: mow trim;
  build: construct erect assemble; weld: fabricate; keep: handle; do: doe did done; run: administer; clean: sweep; buy: purchase;
  car: vehicle ute toyota landcruiser; bus: pmv coaster; grass: lawn hedge yard; child: kid baby toddler; clothe: laundry;
  machine: dozer bulldozer excavator loader grader genset generator plant equipment; food: meal; gate: compound company
  premises; computer: laptop printer desktop pc; pipe: tap toilet leak drain; wire: wiring cable switchboard; solar: panel; aircon: fridge
  freezer coolroom conditioner; bread: cake scone; book: ledger; wage: payroll salary timesheet; news: story article report; iron: steel
  metal; medicine: drug; wood: furniture tree; wall: brick block fence`
    .split(';')
    .flatMap((line) => {
      const [word = '', others = ''] = line.trim().split(': ')
      return others.split(/\s+/).map((other) => [other, word])
    }),
)

/**
 * The job that a verb with these objects names, and the indexes of the objects that tell it. Of several jobs the one
 * that most objects tell, then that of the first object.
 */
export function jobOf(
  verb: string,
  objects: readonly string[],
): { title: string; told: number[] } | undefined {
  const named = objects.map((object) => [object, sameWord(object)])
  // 'wokim' is both to build and to make
  for (const own of [verb, sameWord(verb), ...(verb === 'build' ? ['make'] : [])]) {
    let best: { title: string; told: number[] } | undefined
    for (const job of TOLD_JOBS) {
      if (job.verb !== own) continue
      const told = named.flatMap((names, index) =>
        names.some((name) => job.objects.has(name)) ? [index] : [],
      )
      const isBetter =
        told.length > (best?.told.length ?? 0) ||
        (told.length === best?.told.length && (told[0] ?? 0) < (best?.told[0] ?? 0))
      if (isBetter) best = { title: job.title, told }
    }
    if (best) return best
  }
  return undefined
}

/** The plain form of a verb, and of its object: 'drives', 'driving' and 'draivim' are drive. */
export function verbOf(term: string): string {
  const bare = term.replace(/(?:ing|ed|s)$/, '')
  const forms = [term, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
  const known = [...forms, ...forms.map(sameWord)].find((form) => VERBS.has(form))
  return known ?? sameWord(term)
}

const VERBS = new Set([...Object.keys(AGENTS), ...TOLD_JOBS.map(({ verb }) => verb)])

export function isVerb(term: string): boolean {
  return VERBS.has(verbOf(term))
}

/** The usual word of several for the same work or thing. */
export function sameWord(term: string): string {
  return SAME_WORD[term] ?? term
}

/**
 * Verbs that are also things or people. They are read as verbs only if their form or the word before shows that they
 * are.
 */
export const NOUNS_TOO = new Set(
  `cook guard drill design program train paint counsel survey farm wire audit code garden watch plant book pay test report run type load cut
  look balance clear count answer catch lay draw manage service tune change spray beat patch reset help connect climb mount mix pour frame hang
  join stack tie bend rig sling dig push grade level move cart haul transport fly captain crew discharge direct guide control issue exchange cash
  process ship order raise track deal file copy sort store hire recruit interview find stop search escort fight sweep wash iron peel feed wait
  bath hold play treat style shave nurse dress pull fill massage exercise support visit place lead lecture mark cover speak talk post print host
  present shoot film update peg measure log map blast fire charge crush sample monitor bottle wrap label taste draft turn project plan coach lift
  shovel pump net dive fish saw mill chop drag milk dry harvest pack process edit fit set join check pick trim rake weed key scan ring quote close
  lodge bill rent value splice stock keep care mind post help make take give get put open meet show cash input photocopy patrol protect coat act
  show collect deliver supervise coordinate land value act dance forecast study research trade model zone register head map launch seal plaster fold roast brew deal graft tally
  trace secure bone fillet milk water light kill mop empty burn weld tutor tie crew escort fetch`.split(
    /\s+/,
  ),
)
