/** Words of the synthetic CVs: real words that are searched for, and made-up words instead of names and rare words. */

/** `category:role`. Repeated roles are more common. */
export const ROLES =
  `it:Systems Administrator,it:Software Developer,it:Network Engineer,it:Help Desk Officer,it:Database Administrator,
marketing:Marketing Officer,marketing:Brand Executive,finance:Accountant,finance:Accountant,finance:Payroll Officer,finance:Auditor,
finance:Accounts Clerk,healthcare:Registered Nurse,healthcare:Registered Nurse,healthcare:Community Health Worker,healthcare:Pharmacist,
healthcare:Medical Doctor,education:Primary Teacher,education:Secondary Teacher,education:Lecturer,sales:Sales Representative,
sales:Shop Assistant,sales:Customer Service Officer,engineering:Civil Engineer,engineering:Mechanical Engineer,
engineering:Electrical Engineer,engineering:Surveyor,hr:Human Resources Officer,hr:Training Coordinator,legal:Lawyer,legal:Paralegal,
consulting:Business Analyst,consulting:Research Officer,mining:Geologist,mining:Mine Engineer,mining:Driller,mining:Process Technician,
trades:Electrician,trades:Boilermaker Welder,trades:Diesel Fitter,trades:Carpenter,trades:Plumber,logistics:Heavy Equipment Operator,
logistics:Truck Driver,logistics:Truck Driver,logistics:Warehouse Officer,logistics:Customs Clerk,security:Security Guard,
security:Security Guard,security:Control Room Operator,hospitality:Chef,hospitality:Housekeeper,hospitality:Waiter,agriculture:Agronomist,
agriculture:Plantation Supervisor,administration:Administrative Officer,administration:Receptionist,administration:Procurement Officer,
administration:Personal Assistant,government:Policy Officer,government:District Administrator`
    .split(',')
    .map((role) => role.trim())

/** `category:role` of managers, a quarter of all titles. */
export const MANAGERS =
  `it:IT Manager,marketing:Marketing Manager,finance:Finance Manager,healthcare:Nursing Unit Manager,sales:Sales Manager,
sales:Store Manager,engineering:Project Manager,engineering:Maintenance Manager,hr:Human Resources Manager,mining:Mine Manager,
logistics:Logistics Manager,logistics:Fleet Manager,hospitality:Hotel Manager,administration:Office Manager,agriculture:Estate Manager,
government:Program Manager`
    .split(',')
    .map((role) => role.trim())

export const SENIORITIES = ['Trainee', 'Junior', '', '', '', '', 'Senior', 'Lead']

/** Most common first. */
export const SKILLS =
  `Microsoft Excel,Communication,Team Leadership,Microsoft Word,Customer Service,Report Writing,Project Management,Data Entry,
Time Management,Occupational Health and Safety,Problem Solving,Budgeting,Training,Stakeholder Management,First Aid,Driving,Planning,
Record Keeping,Supervision,Tok Pisin,Accounting,MYOB,Payroll,Procurement,Maintenance,Welding,Electrical Wiring,Patient Care,Teaching,
Lesson Planning,SQL,Python,JavaScript,AutoCAD,Surveying,Risk Assessment,Forklift Operation,Heavy Machinery,Diesel Engines,Hydraulics,
Plumbing,Carpentry,Concrete Work,Auditing,Taxation,Bank Reconciliation,Inventory Control,Warehousing,Logistics,Customs Clearance,Cooking,
Food Safety,Housekeeping,Front Office,Reception,Scheduling,Minute Taking,Recruitment,Industrial Relations,Performance Management,Contracts,
Legal Research,Negotiation,Marketing,Social Media,Graphic Design,Photography,Networking,Cisco,Windows Server,Linux,AWS,React,Node.js,Java,
TypeScript,Docker,Kubernetes,Vue.js,Angular,C++,C#,.NET,Power BI,Statistics,Research,Monitoring and Evaluation,Community Development,
Agronomy,Coffee Growing,Livestock,Fisheries,Forestry,Drilling,Blasting,Geology,Mineral Processing,Laboratory Testing,Quality Control,
Midwifery,Immunisation,Pharmacy,Surgery,Radiography,Nursing,Counselling,Security Patrols,CCTV,Access Control,Conflict Resolution`
    .split(',')
    .map((skill) => skill.trim())

/** Most common first. The position of a word decides how many CVs contain it (Zipf). */
export const COMMON_WORDS =
  `work experience company team responsible year duty provide ensure report staff service project client prepare support
skill maintain customer daily develop office operation control training safety system plan monitor assist record
process equipment quality site material meeting complete require department document supervise standard procedure
management coordinate government budget information implement organise community business university technical sale
data school certificate health financial production account inspection policy maintenance construction field supply
manager schedule contract order cost national analysis communication computer program manage design review
international repair performance reference product purchase stock vehicle resource result compliance deliver risk
issue public survey market excellent interest power strong student church sport achievement leader award volunteer
language english provincial hospital clinic ward patient medicine teacher lesson curriculum payroll invoice ledger
audit tax bank cash reconciliation warehouse forklift truck driver licence cargo port customs shipping mine drill
geology blasting excavator crusher plant generator electrical wiring motor pump hydraulic welding fabrication pipe
carpenter concrete roof kitchen hotel guest menu camp catering laundry guard patrol incident camera coffee cocoa copra
timber fishery livestock plantation harvest lawyer court litigation conveyancing research statistics interview
facilitator workshop gender agriculture extension aerodrome aviation pilot radio broadcast journalist editor`
    .split(/\s+/)
    .filter((word) => word !== '')

export const FIRST_NAMES =
  `John Mary Peter Paul Grace Ruth David Joseph Elizabeth Michael Martha James Anna Thomas Sarah Simon Helen Steven Rose Daniel
Agnes Philip Esther Andrew Joyce Moses Lucy Francis Janet Samuel Rebecca Mathew Dorothy Luke Cathy Mark Monica Jacob Theresa Isaac Koivi Ana
Gabriel Naomi Benjamin Lina Patrick Regina Kila Vagi Raka Boga Tau Hebou Morea Gima Kora Wari Yamo Kopi`
    .split(/\s+/)
    .filter((name) => name !== '')

const SYLLABLES =
  'ka ki ko ku ra ri ro ru ma mi mo mu ta ti to tu na ni no va vi vo la li lo ba bi bo ga gi go sa si so wa we ya pa pe po'.split(
    ' ',
  )

/** Makes `count` different words of three or four syllables. */
export function madeUpWords(count: number): string[] {
  const words: string[] = []
  for (let i = 0; words.length < count; i++) {
    let word = ''
    for (
      let rest = i * 7919 + 1000, n = 0;
      n < 3 + (i % 2);
      n++, rest = Math.floor(rest / SYLLABLES.length)
    ) {
      word += SYLLABLES[rest % SYLLABLES.length] ?? ''
    }
    words.push(word)
  }
  return [...new Set(words)]
}

/** mulberry32: random numbers from 0 to below 1. The same seed gives the same numbers. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
