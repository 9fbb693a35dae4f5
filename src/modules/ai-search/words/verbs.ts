const VERBS_ONLY = new Set(
  `adjust administer advertise advise align analyse announce apply approve argue arrange arrest ask assay assemble
  assess assist babysit bake baptise bathe birth braid breed bring build bury buy calculate calibrate capture carry
  carve catalogue cater chase chlorinate choose clean compose configure conserve construct consult cost create curate
  decorate defend develop diagnose digitise dispense display do drive embalm engineer enter erect estimate evaluate
  examine explore extract fabricate fell finish fix fry gather greet grow hand handle heal hear implement improve
  inject inspect install interpret invest investigate judge leach lend liaise lubricate maintain marshal match mend
  moor mow navigate negotiate obtain operate optimise organise park perform pilot plough plumb preach predict prepare
  preserve prevent promote proofread prosecute read rear rebuild receive reconcile recover refuel regas remove repair
  reply represent respond rinse scale schedule scrub sell send serve settle sew shelve sing slaughter solve steer
  sterilise string supply teach tell tend throw tidy tile transfer translate unblock unload vaccinate weave weigh
  welcome win write`.split(/\s+/),
)
/** Verbs that are also things or people. They are read as verbs only if their form or the word before shows it. */
const NOUNS_TOO = new Set(
  `act answer audit balance bath beat bend bill blast bone book bottle brew burn captain care cart cash catch change
  charge check chop clear climb close coach coat code collect connect control cook coordinate copy counsel count cover
  crew crush cut dance deal deliver design dig direct discharge dive draft drag draw dress drill dry edit empty escort
  exchange exercise farm feed fetch fight file fill fillet film find fire fish fit fly fold forecast frame garden get
  give grade graft guard guide hang harvest haul head help hire hold host input interview iron issue join keep key
  kill label land launch lay lead lecture level lift light load lodge log look make manage map mark massage measure
  meet milk mill mind mix model monitor mop mount move net nurse open order pack paint patch patrol pay peel peg
  photocopy pick place plan plant plaster play post pour present print process program project protect pull pump push
  put quote raise rake recruit register rent report research reset rig ring roast run sample saw scan seal search
  secure service set shave ship shoot shovel show sling sort speak splice spray stack stock stop store study style
  supervise support survey sweep take talk tally taste test tie trace track trade train transport treat trim tune turn
  tutor type update value visit wait wash watch water weed weld wire wrap zone`.split(/\s+/),
)

/** The plain form of a verb: 'drives', 'driving' and 'drive'; undefined if the word is none. */
export function verbOf(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|s)$/, '')
  const forms = [term, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
  return forms.find((form) => VERBS_ONLY.has(form) || NOUNS_TOO.has(form))
}

export function isVerb(term: string): boolean {
  return verbOf(term) !== undefined
}

/** Not 'train' or 'design', which are also things. */
export function isOnlyVerb(term: string): boolean {
  return VERBS_ONLY.has(verbOf(term) ?? '')
}
