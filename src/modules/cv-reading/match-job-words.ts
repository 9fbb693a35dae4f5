/** The nouns on which job titles are built, in Papua New Guinea and where its people have worked. */
const TITLE_WORDS = new Set(
  `accountant accounts actor actuary administrator adviser advisor advocate agent agronomist aide ambassador analyst apprentice architect artist
  assessor assistant associate attendant attorney auditor baker banker barista bartender blaster boilermaker bookkeeper bosun boy builder butcher buyer
  cameraman captain caretaker carpenter cashier ceo cfo chairman chairperson chef chemist cleaner clerk coach cook coordinator co-ordinator
  consultant controller counsel counsellor counselor coxswain crew cto curator dancer deckhand dentist deputy designer developer dietitian director
  dispatcher doctor dogman drafter draftsman draughtsman driller driver economist editor educator electrician employee engineer estimator examiner
  executive expediter expert fabricator facilitator farmer fisherman fitter foreman forester founder gardener generalist geologist geophysicist grader graduate
  guard guide hairdresser handyman head headmaster headmistress housekeeper hostess hygienist inspector installer instructor intern interpreter
  interviewer janitor joiner journalist judge labourer laborer lawyer leader lecturer librarian lineman linesman loader machinist magistrate maker
  manager marketer mason mate mechanic mediator merchandiser metallurgist midwife miller miner musician nanny nurse nutritionist observer officer
  operator optometrist organiser organizer owner painter panelbeater paralegal paramedic partner pastor pathologist pharmacist photographer
  physician physicist physiotherapist pilot planner plasterer plumber porter practitioner president principal processor producer professional professor programmer
  promoter psychologist radiographer ranger receptionist recruiter registrar repairer reporter rep representative researcher rigger sailor
  salesman salesperson saleswoman scaffolder scientist seamstress secretary servant server setter shotfirer signalman skipper social-worker solicitor
  specialist steward stewardess storekeeper storeman storeperson stockman strategist student superintendent supervisor surgeon surveyor tailor
  teacher technician technologist teller tester therapist tradesman tradesperson trainee trainer translator treasurer tutor typist
  tyrefitter valuer vet veterinarian volunteer waiter waitress warden watchman webmaster welder worker writer`.split(
    /\s+/,
  ),
)

const CATEGORY_WORDS: Record<string, string> = {
  it: 'software programmer web network database ict cyber helpdesk',
  healthcare:
    'nurse nursing midwife doctor medical health pharmacist pharmacy physician dentist dental physiotherapist paramedic radiographer surgeon optometrist',
  education: 'teacher lecturer tutor headmaster headmistress school professor',
  finance:
    'accountant accounting bookkeeper payroll auditor teller finance financial banker treasurer bank banking accounts',
  hr: 'recruiter recruitment hr human',
  legal: 'lawyer paralegal attorney solicitor magistrate legal',
  marketing: 'marketing journalist communications media advertising',
  sales: 'sales salesperson salesman saleswoman cashier retail merchandiser shop',
  trades:
    'electrician welder boilermaker plumber carpenter joiner mechanic fitter painter mason bricklayer scaffolder rigger panelbeater fabricator plasterer refrigeration',
  logistics:
    'driver storeman storeperson storekeeper warehouse forklift logistics shipping freight expediter dispatcher customs',
  security: 'guard security watchman',
  hospitality: 'chef cook waiter waitress housekeeper hotel barista bartender hospitality catering baker',
  agriculture:
    'agronomist farmer farm forester fisheries agriculture agricultural livestock cocoa coffee palm',
  mining: 'geologist driller metallurgist miner shotfirer mine mining',
  administration: 'receptionist secretary typist office administrative',
  engineering: 'engineer surveyor engineering draftsman draughtsman',
}

const OF_ALL = new Map(
  Object.entries(CATEGORY_WORDS).flatMap(([slug, words]) =>
    words.split(' ').map((word) => [word, slug] as const),
  ),
)

/** A more specific category wins over these: an accounts clerk belongs to finance, a network engineer to IT. */
const GENERAL = ['administration', 'engineering']

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
}

export function hasTitleWord(text: string): boolean {
  return wordsOf(text).some((word) => TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, '')))
}

/** Returns the only category that the words of a title belong to; undefined if they belong to none or to several. */
export function matchCategory(title: string, known: readonly string[]): string | undefined {
  // Words in brackets name a place, not a job.
  const found = new Set(wordsOf(title.replace(/\(.*?\)/g, ' ')).flatMap((word) => OF_ALL.get(word) ?? []))
  const special = [...found].filter((slug) => !GENERAL.includes(slug))
  const [only, second] = special.length > 0 ? special : found
  return only && !second && known.includes(only) ? only : undefined
}
