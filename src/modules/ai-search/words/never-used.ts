/** A criterion that never counts: the reason that the employer sees, and the words and phrases that ask for it. */
type Refusal = { why: string; phrases: string }

export const NEVER_USED: readonly Refusal[] = [
  {
    why: 'sex is never used',
    phrases: `female; male; woman; women; man; men; lady; gentleman; girl; boy; meri; gender; sex`,
  },
  {
    why: 'age is never used',
    phrases: `young; younger; youth; youthful; elderly; aged; age; age limit; mature; old people; old man; older people; middle aged;
      yangpela; lapun; old woman; senior citizen; pensioner; teenager`,
  },
  {
    why: 'religion is never used',
    phrases: `christian; catholic; lutheran; sda; adventist; muslim; islam; islamic; moslem; anglican; pentecostal; mormon; baptist;
      methodist; hindu; buddhist; jehovah; united church; church; church going; religion; religious; believer; born again; god fearing; lotu;
      christian faith; faith; go to church; church goer; goes to church; going to church; attend church; attends church; church member; atheist; pagan`,
  },
  {
    why: 'origin is never used',
    phrases: `highlander; southern highlander; lowlander; islander; coastal; coastal people; nambis; sepik; tolai; engan; simbu; chimbu;
      goilala; kerema; huli; hagen man; manus man; papuan; momase people; bougainvillean; buka man; motuan; trobriander; popondetta man;
      hailans; tribe; tribal; tribal people; clan; clansman; wantok; one talk; bloodline; mama graun; ples lain; origin; village of origin;
      originally from; my village; my area; my place; same province; same clan as landowner; own line; my line; our line; wanlain; as ples; asples;
      home province; home village; home town; hometown; place of birth; birthplace; born in; native of; hails from; descent; ancestry;
      morobean; new irelander; mekeo; melpa`,
  },
  {
    why: 'race and nationality are never used',
    phrases: `expat; expatriate; foreigner; white; black; race; mixed race; half caste; native; nationality; national; citizen;
      png citizen; png national; papua new guinean; png only; filipino; filipina; chinese; asian; indian; australian; american; african;
      european; malaysian; indonesian; japanese; korean; new zealander; solomon islander; fijian; waitman; kongkong`,
  },
  {
    why: 'family is never used',
    phrases: `single; married; unmarried; divorced; widow; widower; marit; husband; wife; mother; father; pregnant; pregnancy; breastfeeding;
      breastfeeding mother; family commitment; family man; planning to have a baby; planning a family; have a baby; baby free; gat bel; family status; marital status`,
  },
  {
    why: 'health and disability are never used',
    phrases: `disabled; disability; handicapped; able bodied; hiv; hiv negative; hiv positive; of aids; no aids; hiv aids; healthy; sick;
      sik; sickness; sickly; illness; ill; mentally ill; physically fit; medically fit; fit and healthy; deaf; blind; lame; medical problem;
      medical condition; health problem; mental problem; sik aids; aids test; hiv test; hiv status; aids free; have aids; has aids; with aids; gat aids`,
  },
  {
    why: 'looks are never used',
    phrases: `beautiful; handsome; pretty; attractive; good looking; nice looking; smart looking; well groomed; well presented; presentable;
      slim; fat; tall; short person; fair skin; light skin; dark skin; skin; sexy; tattoo; ugly; naispela; light skinned; fair skinned; dark skinned; brown skinned; height and weight; beard; bearded; dreadlock; long hair`,
  },
  {
    why: 'politics is never used',
    phrases: `pangu; pangu party; pnc; political; politic; party member; political party; supporter; supporter of the government; government supporter; voter; vote;
      vote for our member; support our member; unionist; union member; voted; voted for; votes for; votes`,
  },
]

const { raw } = String
const joined = (...parts: string[]) => new RegExp(parts.join(''), 'gi')

/** Requests that words alone do not tell: '(F)', 'M/F', 'not older than forty', 'at least 6 feet tall'. */
export const UNFAIR_FORMS: readonly { why: string; form: RegExp }[] = [
  {
    why: 'sex is never used',
    form: /\((?:[mf]|[mf]\s?\/\s?[mf])\)|(?<![\p{L}\p{N}])(?:m\/f|f\/m)(?![\p{L}\p{N}])/giu,
  },
  {
    why: 'age is never used',
    form: joined(
      raw`\b(?:not? )?(?:older|younger|over|under|below|above)(?: than)? `,
      raw`(?:twenty|thirty|forty|fifty|sixty)(?:[ -]five)?`,
      raw`(?! ?(?:years? (?:of )?exp|people|staff|kina|k\b))\b`,
    ),
  },
  {
    why: 'looks are never used',
    form: joined(
      raw`\b(?:(?:at least|over|above|minimum) )?`,
      raw`(?:[4-7] ?(?:feet|foot|ft)|1[4-9]\d ?cm)(?: \d{1,2} ?(?:inch(?:es)?|in))?`,
      raw`(?: tall| high|(?= *(?:[,.;]|$)))`,
    ),
  },
]

/** Words that count only with a negation: 'no kids', 'without children', but 'two kids to look after'. */
export const NEGATED_ONLY: readonly Refusal[] = [
  {
    why: 'family is never used',
    phrases: `kid; child; children; baby; pikinini; family; family commitment; small child; small children; small kid; young child; young children; young kid;
      little child; little children; little kid; dependant; expecting; expecting a baby; bel`,
  },
  {
    why: 'health and disability are never used',
    phrases:
      'tb; disease; diabetes; diabetic; epilepsy; epileptic; asthma; hepatitis; medical history; leprosy; malaria',
  },
  { why: 'sex is never used', phrases: 'mother; wife' },
]

/** After an unfair word these name a field of work or a thing: 'aged care nurse', "men's wear", 'attractive salary'. */
export const FIELDS = `care carer health wear goods good education equality equity study service services development right support counsellor
  counselor counselling centre center clinic ward home school quarter worker work coffee car racing court law lawyer engagement reporter
  reporting science speaker speaking language cuisine food restaurant salary package remuneration incentive offer benefit rate pay
  administrator affair violence project program issue desk hostel shelter protection fashion clothing clothe magazine doctor treatment
  testing hospital studies refuge policy advisor analyst mooring point phase parent entry`

/** Words that belong to a request when they are before it: 'must be', 'no', 'prefer', 'from my'. */
export const LEADS = `no not non without except never nogat must should be is are being prefer preferred preferably only any a an the he
  she they same my our free from of but wanted want i neither nor either to have with all mi like laikim wants ken gat mas own practising practizing practicing bilong devout fresh strictly who`
/** Words that belong to a request when they are after it: 'only', 'preferred', 'please', 'man'. */
export const TAILS = `only tasol preferred prefer preferable please pls plis man men woman women meri person people lady girl boy one
  candidate applicant nogat faith background area in shop our member yet`
/** People after the name of a place: 'Sepik meri'. */
export const PEOPLE = 'man men woman women meri girl boy people lady mangi person tribe clan'

/** Harmless phrases that contain such a word and that no rule recognises reliably. */
export const HARMLESS = `haus sik; old age home; young children; young child; young adult; black belt; black and white; single point; married quarter;
  sex education; family planning; church administrator; certificate of origin; certificates of origin; rules of origin; health and safety;
  occupational health; national court; national parliament; fit out; fit for work; child protection; race track; first aid; boy scout; my line of work; my line of business`
