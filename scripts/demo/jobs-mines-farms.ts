import type { DemoJob } from './job.ts'
import { prose } from './prose.ts'

/** Jobs of Sirunki Minerals and Kerevat Cocoa Estates. */
export const minesFarms: readonly DemoJob[] = [
  {
    key: 'sirunki-geologist',
    employer: 'sirunki',
    title: 'Project Geologist',
    description: prose`
      We have two diamond rigs turning on a gold and copper target above 2,600 metres and want a geologist
      who logs with care and thinks in three dimensions. You plan holes with the exploration manager,
      supervise the core shed (five technicians), keep QA/QC in order and update the sections every week.

      FIFO from Port Moresby, Lae or Mount Hagen, 21 days on and 14 off. The camp has forty beds, hot water,
      and cold mornings. Helicopter moves are part of the week.

      Explaining the work to the landowner committee is part of the position, not an extra. Ipili or Enga
      would be useful; curiosity about other people's land will do.`,
    requirements: prose`
      - Degree in geology and four years in exploration
      - Core logging and QA/QC in epithermal or porphyry systems
      - Leapfrog or similar, QGIS
      - Fit for steep ground; site medical`,
    skills: ['Core logging', 'Geological mapping', 'Sampling and QA/QC', 'Leapfrog', 'QGIS'],
    location: 'fly-in-fly-out-fifo-site',
    workPattern: 'fly-in-fly-out',
    workSite: 'camp',
    roster: '21 days on / 14 off',
    employmentType: 'full-time',
    category: 'mining',
    experienceLevel: 'mid',
    pay: { min: 85000, max: 110000, period: 'year' },
    postedDaysAgo: 5,
    closesInDays: 20,
    isFeatured: true,
  },
  {
    key: 'sirunki-operator',
    employer: 'sirunki',
    title: 'Excavator and Dozer Operators',
    description: prose`
      Four operators for the open pit and the access road. Two machines are 40 tonne excavators, two are D8
      class dozers; you should hold an assessment for at least one and want the other.

      Roster 14 days on, 7 off, alternating day and night, bus from Wabag, Laiagam and Porgera. Residents of
      the valley are considered first and the landowner committee has a seat on the panel.

      Before you start there are three paid days of induction and a driving assessment by our trainer.
      Nobody moves a machine here without a signed pre-start.

      Meals on shift, protective clothing and medical cover are ours. After a year you may ask to be trained
      on the grader.`,
    requirements: prose`
      - Operator assessment for excavator or dozer
      - Three years on machines of this size
      - Driver licence class 4 or 6
      - Grade 10; reads and writes a pre-start sheet`,
    skills: ['Excavator operation', 'Dozer operation', 'Pre-start checks', 'Road building'],
    location: 'porgera',
    workPattern: 'residential',
    workSite: 'site',
    roster: '14 days on / 7 off',
    licenceClasses: ['4', '6'],
    employmentType: 'full-time',
    category: 'mining',
    experienceLevel: 'mid',
    pay: { min: 1600, max: 2200, period: 'fortnight' },
    postedDaysAgo: 11,
    closesInDays: 8,
  },
  {
    key: 'sirunki-nurse',
    employer: 'sirunki',
    title: 'Site Nurse',
    description: prose`
      Our clinic serves 420 people in camp and, on Tuesday and Friday, families from the two nearest
      villages. You work with one other nurse on opposite swings and a doctor on the telephone day and
      night.

      The work is part emergency, part prevention: fitness-for-work medicals, dressings, malaria, blood
      pressure, first aid classes, the drug and alcohol programme, and a medical evacuation about once in
      two months. The ambulance and the clinic were new last year.

      28 days on and 28 off, flights from Port Moresby, Lae or Mount Hagen, single room with its own shower.
      On your swing you are also adviser to the emergency response team, who will expect you at training on
      Sunday morning.`,
    requirements: prose`
      - Registered nurse with current practising certificate
      - Five years after registration, two of them in emergency or in remote health
      - Advanced life support
      - Calm on the radio`,
    skills: [
      'Emergency nursing',
      'Triage',
      'First aid training',
      'Occupational health',
      'Medical evacuation',
    ],
    location: 'porgera',
    employmentType: 'full-time',
    category: 'healthcare',
    experienceLevel: 'senior',
    pay: { min: 2100, max: 2700, period: 'fortnight' },
    postedDaysAgo: 7,
    closesInDays: 14,
  },
  {
    key: 'sirunki-clo',
    employer: 'sirunki',
    title: 'Community Liaison Officer',
    description: prose`
      Between the mine and six clans there are boundaries, gardens, graves, promises and a road. You look
      after all of them together with two colleagues. You walk the villages each week, keep the register of
      grievances and promises, prepare the quarterly meeting and make sure that what was said is what was
      written.

      We do not need a speaker for the company. We need somebody who hears early what will be a problem
      late, and who can say no in a way that leaves the door open.

      Residential in Wabag with a house, or 14 on and 7 off from another province.`,
    requirements: prose`
      - Diploma in community development, law, anthropology or the same learnt in the field
      - Enga or Ipili fluent
      - Four years of community work; mediation training welcome
      - Driver licence class 3`,
    skills: ['Landowner relations', 'Grievance handling', 'Mediation', 'Report writing'],
    location: 'wabag',
    employmentType: 'full-time',
    category: 'mining',
    experienceLevel: 'senior',
    pay: { min: 1900, max: 2500, period: 'fortnight' },
    postedDaysAgo: 4,
    closesInDays: 17,
  },
  {
    key: 'sirunki-graduate',
    employer: 'sirunki',
    title: 'Graduate Program: Engineers and Geologists',
    description: prose`
      Two years, four rotations, one mentor who answers. We take five graduates each year: mining,
      electrical, mechanical, survey and geology. You will spend at least eight months on shift, because
      those who plan should know how the pit smells at four in the morning.

      Every graduate has a project with a number attached to it, presents it to the managers and the
      landowner committee, and is paid a bonus if it saves money after a year. Of the last fifteen
      graduates, thirteen are still with us.

      FIFO 14 on, 7 off. Apply with your transcript and one page about something you built, mended or
      measured.`,
    requirements: prose`
      - Degree in a named field, finished in the last two years or by December
      - Average of C+ or better
      - Good health, fit for 2,600 metres`,
    skills: ['Report writing', 'Teamwork', 'Excel'],
    location: 'fly-in-fly-out-fifo-site',
    employmentType: 'full-time',
    category: 'engineering',
    experienceLevel: 'entry',
    pay: { min: 45000, max: 52000, period: 'year' },
    postedDaysAgo: 1,
    closesInDays: 28,
  },
  {
    key: 'sirunki-chef',
    employer: 'sirunki',
    title: 'Second Chef, Camp of 420',
    description: prose`
      You stand in for the head chef on his days off and run the night kitchen in between: cribs for 130 at
      ten in the evening, breakfast for everyone from half past four. A brigade of eleven, a bakery of two.

      About a third of our vegetables come from gardens within an hour's walk. You will meet the growers
      each Monday and weigh what they bring. They remember prices well.

      21 days on, 10 off.

      Single room, laundry and flights or bus are included. The contract runs for one year and has been
      renewed for every second chef so far, apart from one who opened his own place in Wabag. We still eat
      there.`,
    requirements: prose`
      - Certificate in commercial cookery
      - Four years in camps or large kitchens
      - HACCP, and proof of it`,
    skills: ['Bulk cooking', 'HACCP', 'Team supervision', 'Baking'],
    location: 'porgera',
    employmentType: 'contract',
    category: 'hospitality',
    experienceLevel: 'mid',
    pay: { min: 1150, max: 1450, period: 'fortnight' },
    postedDaysAgo: 22,
    closesInDays: -3,
  },
  {
    key: 'kerevat-extension',
    employer: 'kerevat',
    title: 'Cocoa Extension Officer, Central Bougainville',
    description: prose`
      We buy from 260 growers around Arawa and Kieta and want to double what they harvest from the same
      trees. You will hold two field days a week, run three nurseries with women's groups, teach pruning and
      weekly harvest, and weigh honestly at the buying point on Fridays.

      A motorbike and a telephone come with the position, as well as a house in Arawa shared with our buyer.
      Once a quarter you travel to Kokopo to compare notes with four other officers and to taste the
      chocolate that your growers' beans became.

      Growers judge you by what you do with your own hands. Bring your secateurs to the interview.`,
    requirements: prose`
      - Certificate or diploma in tropical agriculture
      - Three years in cocoa, coffee or coconut extension
      - Motorbike licence or willing to learn
      - Tok Pisin; a language of Central Bougainville is an advantage`,
    skills: ['Cocoa rehabilitation', 'Pod borer control', 'Farmer training', 'Grafting'],
    location: 'arawa',
    employmentType: 'full-time',
    category: 'agriculture',
    experienceLevel: 'mid',
    pay: { min: 1000, max: 1300, period: 'fortnight' },
    postedDaysAgo: 10,
    closesInDays: 11,
  },
  {
    key: 'kerevat-boilermaker',
    employer: 'kerevat',
    title: 'Boilermaker Welder for Dryer Rebuild',
    description: prose`
      Twelve weeks of honest steel: we are rebuilding two cocoa dryers and a steam line at the Kerevat
      factory before the flush. You work with our own fitter and two assistants, from drawings that were
      made by somebody who has met a grinder.

      Day work, Monday to Saturday. Accommodation on the estate if you come from far; Kokopo people are
      brought by bus.

      There may be a second contract at our West New Britain buying station in the new year.

      Our last rebuild was finished without an injury and one day late, because of a volcano. We would like
      to repeat the first part. Tools, gas and rods are on site; gloves and masks are renewed before you
      have to ask.`,
    requirements: prose`
      - Trade certificate in metal fabrication or boilermaking
      - Stick and flux-cored welding, plate and pipe
      - Own personal protective gear`,
    skills: ['Boilermaking', 'Plate work', 'Pipe welding', 'Reading drawings'],
    location: 'kokopo',
    employmentType: 'contract',
    category: 'trades',
    experienceLevel: 'senior',
    pay: { min: 22, max: 28, period: 'hour' },
    postedDaysAgo: 13,
    closesInDays: 4,
  },
]
