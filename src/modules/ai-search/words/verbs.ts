/** The person that a verb names, with its object before it: 'drive a truck' is a truck driver. */
export const AGENTS: Record<string, string> = Object.fromEntries(
  `drive: driver; teach: teacher; clean: cleaner; operate: operator; manage: manager; cook: cook; fix: technician, repairer, mechanic;
  sell: salesperson; weld: welder; guard: guard; paint: painter; build: builder; design: designer; install: installer; supervise: supervisor;
  interpret: interpreter; translate: translator; write: writer; audit: auditor; survey: surveyor; bake: baker; sew: tailor; draw: drafter;
  plumb: plumber; farm: farmer; drill: driller; wire: electrician; coordinate: coordinator; program: programmer; code: programmer;
  develop: developer; train: trainer; counsel: counselor; garden: gardener; cater: cook; inspect: inspector; test: tester; lay: layer`
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
  build: construct erect; weld: fabricate; keep: do doe handle; run: administer; clean: sweep; buy: purchase;
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

/** Verb and objects, and the job that they name. The first matching row counts. An agent with object is read first. */
const VERB_JOBS: readonly (readonly [verb: string, objects: string, title: string])[] = [
  ['fix', 'machine truck engine hydraulic', 'diesel mechanic'],
  ['fix', 'car bus brake', 'automotive mechanic'],
  ['fix', 'computer', 'computer technician'],
  ['fix', 'aircon', 'refrigeration mechanic'],
  ['fix', 'pipe plumbing water', 'plumber'],
  ['fix', 'wire light power electrical', 'electrician'],
  ['fix', 'house roof door', 'carpenter'],
  ['lay', 'pipe', 'plumber'],
  ['lay', 'wall', 'bricklayer'],
  ['install', 'solar wire light power', 'electrician'],
  ['install', 'pipe', 'plumber'],
  ['install', 'aircon', 'refrigeration mechanic'],
  ['install', 'computer', 'computer technician'],
  ['wire', 'house building', 'electrician'],
  ['build', 'house roof wood classroom', 'carpenter'],
  ['weld', 'pipe iron tank', 'welder'],
  ['keep', 'book gst account', 'bookkeeper'],
  ['keep', 'wage', 'payroll clerk'],
  ['keep', 'shop store', 'shop assistant'],
  ['pay', 'wage staff', 'payroll clerk'],
  ['prepare', 'wage', 'payroll clerk'],
  ['prepare', 'food camp dinner', 'cook'],
  ['run', 'boat dinghy', 'dinghy operator'],
  ['make', 'bed room', 'room attendant'],
  ['watch', 'yard dog', 'security guard'],
  ['mind', 'child', 'nanny'],
  ['watch', 'child', 'nanny'],
  ['look', 'child', 'nanny'],
  ['mind', 'house', 'domestic helper'],
  ['look', 'house', 'domestic helper'],
  ['mind', 'garden', 'gardener'],
  ['look', 'garden', 'gardener'],
  ['cut', 'grass', 'gardener'],
  ['plant', 'garden flower', 'gardener'],
  ['watch', 'gate house warehouse', 'security guard'],
  ['guard', 'gate house warehouse', 'security guard'],
  ['wash', 'clothe', 'domestic helper'],
  ['wash', 'dish plate', 'kitchen helper'],
  ['paint', 'house wall building', 'painter'],
  ['clean', 'house', 'domestic helper'],
  ['clean', 'room', 'room attendant'],
  ['clean', 'office toilet', 'cleaner'],
  ['cook', 'food camp dinner', 'cook'],
  ['bake', 'bread', 'baker'],
  ['sell', 'trade wholesaler supermarket van', 'sales representative'],
  ['sell', 'shop store counter', 'shop assistant'],
  ['teach', 'child', 'preschool teacher'],
  ['drive', 'bus child', 'bus driver'],
  ['drive', 'truck', 'truck driver'],
  ['serve', 'customer till', 'cashier'],
  ['serve', 'table guest', 'waiter'],
  ['balance', 'till', 'cashier'],
  ['answer', 'phone telephone call', 'receptionist'],
  ['type', 'letter', 'secretary'],
  ['clear', 'container custom cargo shipment', 'customs broker'],
  ['run', 'network server firewall', 'network administrator'],
  ['manage', 'network server firewall', 'network administrator'],
  ['write', 'news', 'journalist'],
  ['take', 'photo picture', 'photographer'],
  ['count', 'stock', 'storeman'],
  ['load', 'container pallet', 'storeman'],
  ['deliver', 'baby child', 'midwife'],
  ['dispense', 'medicine', 'pharmacy technician'],
  ['test', 'blood sample', 'laboratory technician'],
  ['train', 'farmer grower', 'agronomist'],
  ['catch', 'fish', 'fisherman'],
]

/** The job of a verb with an object. */
export function jobOf(verb: string, object: string): string | undefined {
  const names = [object, sameWord(object)]
  return VERB_JOBS.find(
    ([own, things]) => own === verb && things.split(' ').some((thing) => names.includes(thing)),
  )?.[2]
}

/** The plain form of a verb, and of its object: 'drives', 'driving' and 'draivim' are drive. */
export function verbOf(term: string): string {
  const bare = term.replace(/(?:ing|ed|s)$/, '')
  const forms = [term, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
  const known = [...forms, ...forms.map(sameWord)].find((form) => VERBS.has(form))
  return known ?? sameWord(term)
}

const VERBS = new Set([...Object.keys(AGENTS), ...VERB_JOBS.map(([verb]) => verb)])

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
  look balance clear count answer catch lay draw manage`.split(/\s+/),
)
