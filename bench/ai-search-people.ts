import { randomNumbers } from './synthetic-words.ts'

/** A CV written for the benchmark of AI search, with the facts by which results are judged. */
export type JudgedCv = {
  id: number
  /** The index in ROLES. Only the judge uses it; the engine does not see it. */
  role: string
  jobTitle: string
  earlierTitles: string[]
  category: string
  skills: string[]
  summary: string
  text: string
  town: string
  province: string
  region: string
  years: number
  /** Kina a year; null if it is not stated. */
  pay: number | null
  availableAtOnce: boolean
  isStudent: boolean
}

/** `role | category | titles | skills | tasks`. The first two titles are the most common ones. */
const ROLES = `
accountant | finance | Accountant; Company Accountant; Assistant Accountant; Financial Accountant | MYOB; Bank reconciliation; Taxation; Microsoft Excel; Financial reporting | Prepared month-end accounts and GST returns
payroll | finance | Payroll Officer; Payroll Clerk; Salaries Officer | Payroll; Attaché Payroll; Microsoft Excel; Timesheets | Ran the fortnightly pay of 300 staff
nurse | healthcare | Registered Nurse; Nursing Officer; Ward Nurse | Patient care; Wound dressing; Immunisation; First aid | Nursed medical and surgical wards
midwife | healthcare | Midwife; Nurse Midwife | Midwifery; Antenatal care; Patient care | Delivered babies at the health centre
chw | healthcare | Community Health Worker; CHW; Aid Post Orderly | Immunisation; First aid; Malaria testing | Ran the aid post and the outreach clinics
primary | education | Primary School Teacher; Elementary Teacher; Primary Teacher | Lesson planning; Classroom management; Tok Pisin | Taught grades 3 to 5
maths | education | Mathematics Teacher; Secondary Maths Teacher | Mathematics; Lesson planning; Physics | Taught mathematics in grades 9 to 12
electrician | trades | Electrician; Electrical Tradesman; Licensed Electrician | Electrical wiring; Solar installation; Testing and tagging | Wired houses and repaired switchboards
dieselfitter | trades | Diesel Fitter; Heavy Equipment Fitter; HD Fitter | Diesel engines; Hydraulics; CAT equipment | Serviced haul trucks and loaders
mechanic | trades | Motor Mechanic; Automotive Mechanic; Auto Mechanic | Engine repairs; Brakes; Toyota Land Cruiser | Serviced cars and light trucks
boilermaker | trades | Boilermaker Welder; Boilermaker; Welder | Welding; Fabrication; Oxy cutting | Fabricated pipes, tanks and frames
carpenter | trades | Carpenter; Formwork Carpenter; Builder | Carpentry; Formwork; Roofing | Built classrooms and houses
plumber | trades | Plumber; Pipe Fitter Plumber | Plumbing; Pipe fitting; Water tanks | Fitted bathrooms and water tanks
truck | logistics | Truck Driver; Semi Trailer Driver; Heavy Vehicle Driver | Class 6 licence; Semi-trailer; Highlands Highway | Hauled containers up the Highlands Highway
bus | logistics | PMV Driver; Bus Driver | Class 3 licence; Passenger service | Drove a 25-seater bus
operator | logistics | Excavator Operator; Heavy Equipment Operator; Dozer Operator | Excavator; Loader; Class 6 licence | Dug drains and loaded trucks
storeman | logistics | Storeman; Warehouse Assistant; Stores Clerk | Stock control; Forklift; Pronto | Received goods and counted stock
customs | logistics | Customs Clerk; Customs Broker | ASYCUDA; Customs clearance; Shipping documents | Cleared containers at the wharf
guard | security | Security Guard; Static Guard; Security Officer | Access control; Radio; Incident reports | Watched gates and warehouses at night
housekeeper | hospitality | Haus Meri; Domestic Helper; House Keeper | Cleaning; Cooking; Child minding | Kept house for a family and minded children
cook | hospitality | Cook; Camp Cook; Kitchen Hand Cook | Cooking; Food safety; Baking | Cooked for a camp of 200
chef | hospitality | Executive Chef; Head Chef | Menu planning; Food safety; Food costing | Led a hotel kitchen of twelve
waiter | hospitality | Waiter; Waitress; Food and Beverage Attendant | Customer service; Bar service | Served in a hotel restaurant
receptionist | administration | Receptionist; Front Desk Officer | Customer service; Telephone; Microsoft Word | Answered calls and booked rooms
secretary | administration | Executive Secretary; Personal Assistant; Secretary | Minute taking; Diary management; Microsoft Office | Kept the diary of a managing director
admin | administration | Administration Officer; Office Administrator; Admin Officer | Filing; Microsoft Office; Procurement | Ran the office and its filing
hr | hr | Human Resources Officer; HR Officer | Recruitment; Payroll; Industrial relations | Recruited staff and kept their files
hrmanager | hr | Human Resources Manager; HR Manager | Recruitment; Industrial relations; Leadership | Led the human resources of a mine
itsupport | it | IT Support Officer; Help Desk Officer; Computer Technician | Windows; Networking; Active Directory; Microsoft Office | Mended computers and printers
developer | it | Software Developer; Web Developer; Programmer | JavaScript; PHP; MySQL; React | Wrote web applications
network | it | Network Engineer; Network Administrator | Cisco; VSAT; Networking; Linux | Built networks of offices and sites
civil | engineering | Civil Engineer; Site Engineer | AutoCAD; Road design; Project management | Designed roads and bridges
surveyor | engineering | Surveyor; Land Surveyor; Mine Surveyor | Total station; GPS; AutoCAD | Surveyed roads and blocks of land
geologist | mining | Geologist; Exploration Geologist | Core logging; MapInfo; Sampling | Logged core and mapped prospects
driller | mining | Driller; Drill Offsider | Diamond drilling; Rig maintenance | Drilled exploration holes
hse | mining | HSE Officer; Safety Officer; OHS Officer | Incident investigation; First aid; Toolbox talks | Inspected sites and led toolbox talks
sales | sales | Sales Representative; Sales Executive | Customer service; Negotiation; Microsoft Excel | Sold building supplies to contractors
cashier | sales | Cashier; Shop Assistant; Till Operator | Cash handling; Customer service; EFTPOS | Served customers and balanced the till
agronomist | agriculture | Agronomist; Agriculture Officer; Didiman | Coffee growing; Farmer training; Soil testing | Trained coffee and cocoa growers
lawyer | legal | Lawyer; Legal Officer | Litigation; Conveyancing; Legal research | Drafted contracts and went to court`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([role = '', category = '', titles = '', skills = '', done = '']) => ({
    role,
    category,
    titles: titles.split('; '),
    skills: skills.split('; '),
    done,
  }))

/** Towns with their province and region. Towns that are listed twice are more common. */
const TOWNS =
  `Port Moresby/National Capital District/Southern; Port Moresby/National Capital District/Southern; Lae/Morobe/Momase;
Lae/Morobe/Momase; Mount Hagen/Western Highlands/Highlands; Goroka/Eastern Highlands/Highlands; Madang/Madang/Momase;
Kokopo/East New Britain/Islands; Kimbe/West New Britain/Islands; Wewak/East Sepik/Momase; Alotau/Milne Bay/Southern;
Tabubil/Western (Fly)/Southern`
    .split(/;\s/)
    .map((place) => place.split('/'))

const COMMON_SKILLS = ['Driving', 'Tok Pisin', 'English', 'Team work', 'Microsoft Word', 'Time management']

/** Returns ten CVs of each role, always the same ones. */
export function judgedCvs(perRole = 10, seed = 7): JudgedCv[] {
  const random = randomNumbers(seed)
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  return ROLES.flatMap((role, roleIndex) =>
    Array.from({ length: perRole }, (_, index) => {
      const [town = '', province = '', region = ''] = pick(TOWNS) ?? []
      const years = Math.floor(random() ** 1.5 * 22)
      const titles = [...role.titles].sort(() => random() - 0.5)
      const skills = [...role.skills.filter(() => random() < 0.65), pick(COMMON_SKILLS) ?? '']
      const availableAtOnce = random() < 0.5
      const from = 2026 - years
      return {
        id: roleIndex * perRole + index + 1,
        role: role.role,
        jobTitle: titles[0] ?? '',
        earlierTitles: years > 4 ? titles.slice(1, 2) : [],
        category: role.category,
        skills,
        summary: `${role.done} for ${years} years.`,
        text: [
          `Profile\n${years} years of experience. ${availableAtOnce ? 'Available immediately.' : 'Notice period: 1 month.'}`,
          `Work experience\n${from} - 2026 ${titles[0]}\n${role.done}.`,
          `Skills\n${skills.join(', ')}`,
        ].join('\n'),
        ...{ town, province, region, years, availableAtOnce },
        pay: random() < 0.75 ? 1000 * Math.round(18 + random() * 60 + years * 2) : null,
        isStudent: false,
      }
    }),
  )
}
