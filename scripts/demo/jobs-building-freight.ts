import type { DemoJob } from './job.ts'
import { prose } from './prose.ts'

/** Jobs of Boroko Builders and Lae Logistics. */
export const buildingFreight: readonly DemoJob[] = [
  {
    key: 'boroko-carpenter',
    employer: 'boroko',
    title: 'Carpenters (6 positions)',
    description: prose`
      We are building eleven classrooms and four teachers' houses around Kundiawa and Gembogl and need six
      carpenters for about fourteen months. The design is a timber frame on steel stumps with a raked roof;
      you will have built something like it before.

      Work is Monday to Saturday noon. We give accommodation in a base camp with a cook, and a return trip
      home every eight weeks. Tools larger than a hand saw are ours. Two of the six will be asked to lead a
      gang of five local trainees, for which there is an allowance.

      The steep sites are reached on foot, with carriers for the material. Please do not apply if you would
      rather not walk. Pay is each second Wednesday, into your account, with a slip you can read.`,
    requirements: prose`
      - Trade certificate in carpentry or at least five years with a builder who can be called
      - Able to set out from drawings
      - Own hand tools and boots
      - Police clearance not older than one year`,
    skills: ['Roof framing', 'Formwork', 'Reading drawings', 'Classroom construction'],
    location: 'kundiawa',
    employmentType: 'contract',
    category: 'trades',
    experienceLevel: 'mid',
    pay: { min: 950, max: 1300, period: 'fortnight' },
    postedDaysAgo: 6,
    closesInDays: 15,
    isFeatured: true,
  },
  {
    key: 'boroko-site-engineer',
    employer: 'boroko',
    title: 'Project Engineer, Bridges and Wharves',
    description: prose`
      Three short-span bridges and a village wharf in West New Britain are waiting for an engineer who likes
      to be outside. You will plan the work with two foremen, order materials by barge, check levels and
      concrete, and prepare the monthly claim for our client.

      You report to the construction manager in Port Moresby by telephone each evening and in person once a
      month. The house in Kimbe has two bedrooms, water tank and generator; families are welcome. There is a
      double-cab vehicle with the position and a dinghy when the road ends.

      We are looking for judgement more than for years. If you have sat with a landowner who did not want a
      pile in front of his house, and the pile is there today and you are still friends, tell us about it in
      your letter.`,
    requirements: prose`
      - Degree in civil engineering, three years on site after graduation
      - Contract administration: claims, variations, site diary
      - Driver licence class 3; able to swim
      - Registration or a plan to register is welcome`,
    skills: [
      'Site supervision',
      'Concrete testing',
      'Contract administration',
      'AutoCAD Civil 3D',
      'MS Project',
    ],
    location: 'kimbe',
    employmentType: 'full-time',
    category: 'engineering',
    experienceLevel: 'mid',
    pay: { min: 78000, max: 98000, period: 'year' },
    postedDaysAgo: 12,
    closesInDays: 9,
  },
  {
    key: 'boroko-accountant',
    employer: 'boroko',
    title: 'Finance Manager',
    description: prose`
      Our finance manager goes on pension next year after twenty-two years and would like to hand over in
      peace. You will run a team of four, close each month by the fifth working day, keep job costing honest
      and talk with the bank, the auditors and the tax office.

      Building companies live on cash, so the cash forecast is the first page that the owners read on a
      Monday. You will also help the site engineers to understand their own cost reports; patience is an
      advantage.

      The company is debt-free and wishes to stay so. This is a position for somebody who wants to stay for
      years and to grow into the board. Salary by agreement, with vehicle, medical cover and school fees for
      two children.`,
    requirements: prose`
      - Degree in accounting and CPA PNG
      - Seven years of experience, two of them leading others
      - GST, salary and wages tax, superannuation
      - Experience in construction or property preferred`,
    skills: ['Financial reporting', 'Job costing', 'Budgeting', 'GST and salary tax', 'Audit preparation'],
    location: 'port-moresby',
    employmentType: 'full-time',
    category: 'finance',
    experienceLevel: 'senior',
    salaryRange: 'By agreement, from K90,000 a year, vehicle and school fees',
    postedDaysAgo: 9,
    closesInDays: 3,
  },
  {
    key: 'boroko-foreman-buka',
    employer: 'boroko',
    title: 'Building Foreman, Health Centre Project',
    description: prose`
      A new health centre with staff houses near Buka, nine months on site. You lead eighteen tradespeople
      and labourers, most of them from the villages around, keep the programme and the day book, and see
      that the cement stays dry.

      Materials come by barge from Rabaul every second week. You plan so that nobody stands waiting for
      nails. Safety talk each morning, short and about the work of the day.

      This position has been filled; we keep the text here for those who ask what our foremen do.

      The next such project is planned for the north of the island. Write to us if you would like to hear
      about it before others do.`,
    requirements: prose`
      - Ten years in building, three as foreman or leading hand
      - Reads drawings, programmes and people
      - Tok Pisin fluent`,
    skills: ['Team leading', 'Set-out', 'Programme', 'Safety talks'],
    location: 'buka',
    employmentType: 'contract',
    category: 'trades',
    experienceLevel: 'executive',
    pay: { min: 1700, max: 2100, period: 'fortnight' },
    postedDaysAgo: 24,
    closedDaysAgo: 4,
  },
  {
    key: 'lae-diesel-fitter',
    employer: 'lae',
    title: 'Heavy Diesel Fitter',
    description: prose`
      Our workshop in Lae looks after 85 prime movers, most of them Hino, Volvo and Western Star, and about
      120 trailers. We need a fitter who enjoys fault finding and who signs a job card with a good
      conscience.

      You will work in a team of nine under a workshop manager who still gets his hands dirty. Days and
      afternoons in turn, two weeks each, with a Saturday morning once a month. About every sixth week you
      go out with the breakdown truck, up to Goroka.

      We have proper lifting gear, a diagnostic computer for each make, and a parts store that is open when
      you are working. Apprentices are part of the job: you will always have one next to you and we want him
      or her to be better than you one day.

      Medical cover for your family, boots and overalls twice a year, and a loan scheme for tools.`,
    requirements: prose`
      - Trade certificate in heavy equipment fitting or diesel
      - Five years on trucks or mobile plant
      - Driver licence class 4 or higher (class 6 preferred)
      - Grade 10 and good written English for job cards`,
    skills: [
      'Diesel engines',
      'Brake and air systems',
      'Fault finding',
      'Hydraulics',
      'Preventive maintenance',
    ],
    location: 'lae',
    employmentType: 'full-time',
    category: 'trades',
    experienceLevel: 'senior',
    pay: { min: 1700, max: 2300, period: 'fortnight' },
    postedDaysAgo: 8,
    closesInDays: 12,
    isFeatured: true,
  },
  {
    key: 'lae-driver',
    employer: 'lae',
    title: 'Prime Mover Drivers, Highlands Highway',
    description: prose`
      We are adding eight trucks to the Highlands run and need drivers who bring the load, the truck and
      themselves back. Trips are Lae to Mount Hagen, Mendi and Porgera, in convoy, with fuel, food and
      containers.

      A round trip takes three to five days. You sleep at our two rest houses, never on the road side. Each
      truck has a radio and a tracker, and the dispatcher talks to you, not at you. Pay is a base rate plus
      a trip allowance, and a safe driving bonus every quarter.

      Women drivers have been with us since 2019 and hold our record for tyre life. Please apply.`,
    requirements: prose`
      - Driver licence class 6, held for five years
      - Two years on the Highlands Highway or on mine roads
      - Clean traffic record and police clearance
      - Medical check, which we pay`,
    skills: ['Heavy vehicle driving', 'Load restraint', 'Convoy driving', 'Pre-trip inspection'],
    location: 'lae',
    licenceClasses: ['6'],
    askedDocuments: ['police_clearance'],
    questions: [
      { text: 'Have you held a class 6 licence for five years?', kind: 'yes-no', wanted: 'Yes' },
      { text: 'How many years have you driven the Highlands Highway?', kind: 'number' },
    ],
    employmentType: 'full-time',
    category: 'logistics',
    experienceLevel: 'senior',
    pay: { min: 1050, max: 1400, period: 'fortnight' },
    postedDaysAgo: 15,
    closesInDays: 6,
  },
  {
    key: 'lae-storeman-madang',
    employer: 'lae',
    title: 'Storeman, Madang Depot',
    description: prose`
      The Madang depot receives two coasters a week and sends out about thirty deliveries a day. You will
      check cargo in, keep the bins in order, load the trucks in the order in which they unload, and help
      with the monthly count.

      The depot has six people. The supervisor leaves at four, and from then on you are the one with the
      keys. We work with handheld scanners; if you have used a telephone you can learn them in a morning.

      Bus fare from Kusbau and Yomba is paid.

      The person before you was promoted to Lae after three years, which is what we hope for again. On
      Saturdays the depot is closed, unless the boat was late.`,
    requirements: prose`
      - Grade 10 or 12, certificate in stores or warehousing welcome
      - Forklift ticket
      - Two years in a store with a computer stock system
      - Honest, and able to prove it with two referees`,
    skills: ['Stock control', 'Receiving goods', 'Forklift operation', 'Dispatch'],
    location: 'madang',
    employmentType: 'full-time',
    category: 'logistics',
    experienceLevel: 'mid',
    pay: { min: 680, max: 900, period: 'fortnight' },
    postedDaysAgo: 2,
    closesInDays: 21,
  },
  {
    key: 'lae-security-supervisor',
    employer: 'lae',
    title: 'Security Supervisor, Mount Hagen Yard',
    description: prose`
      You will lead fourteen of our own guards (we do not hire from outside companies) at the Mount Hagen
      yard and for the convoy arrivals. Rosters, gate book, camera room, and the first conversation when
      something has gone wrong.

      Most of the work is courtesy. Drivers arrive tired, customers arrive in a hurry, and the neighbours
      like to know what is going on. We want somebody whose voice gets lower when others get loud.

      Six days on, two days off, day and night by turns. House allowance for people from outside the
      province.

      You report to the yard manager and meet the other four supervisors in Lae twice a year.`,
    requirements: prose`
      - Three years as supervisor or senior guard
      - Written reports in clear English
      - CCTV and radio procedure
      - First aid certificate; security permit current`,
    skills: ['Team supervision', 'CCTV', 'Incident investigation', 'De-escalation', 'Report writing'],
    location: 'mount-hagen',
    employmentType: 'full-time',
    category: 'security',
    experienceLevel: 'senior',
    pay: { min: 1000, max: 1250, period: 'fortnight' },
    postedDaysAgo: 19,
    closesInDays: 2,
  },
  {
    key: 'lae-shipping-kavieng',
    employer: 'lae',
    title: 'Shipping and Customer Clerk',
    description: prose`
      Our Kavieng agency is two people and a dog, and one of the people is getting married and moving to
      Manus. You will prepare manifests and bills of lading, book cargo, send arrival notices by text
      message, take payments and keep the office open from eight to four.

      The boat comes on Thursday. On Thursday you are on the wharf with a clip board and a hat. The rest of
      the week is paper, telephone and customers, most of whom you will know by name after a month.

      Training in Lae for three weeks, with fares and board paid.

      The office has solar light, a fan and a view of the harbour.`,
    requirements: prose`
      - Diploma or certificate in business, shipping or logistics
      - One year in an office with customers
      - Excel, and careful with numbers
      - Lives in Kavieng or would like to`,
    skills: ['Bills of lading', 'Manifests', 'Customer service', 'Excel'],
    location: 'kavieng',
    employmentType: 'full-time',
    category: 'logistics',
    experienceLevel: 'entry',
    pay: { min: 780, max: 980, period: 'fortnight' },
    postedDaysAgo: 41,
  },
]
