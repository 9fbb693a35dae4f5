import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Drivers, wharf and warehouse workers, guards. */
export const transportSecurity: readonly JobSeekerContent[] = [
  {
    username: 'tgiame',
    fullName: 'Thomas Giamesa',
    looks: 'man',
    location: 'lae',
    jobTitle: 'Prime Mover Driver',
    category: 'logistics',
    experience: 'executive',
    education: 'high-school',
    pay: [28000, 38000],
    skills:
      'Heavy vehicle driving, Highlands Highway, Load restraint, Pre-trip inspection, Log book, Convoy driving, Basic repairs',
    summary: prose`
      I have driven the Highlands Highway for seventeen years, Lae to Porgera and back, with fuel, rice and
      reefer containers. No rollover, no lost load. I know where to stop, where not to, and who to ring.`,
    posts: [
      post('2015 – present', 'Prime Mover Driver', 'Road freight company, Lae', [
        'About 140 trips a year, B-double and flat top, also dangerous goods.',
        'Convoy leader since 2019; trained eight younger drivers.',
      ]),
      post('2009 – 2015', 'Truck Driver', 'Timber company, Bulolo', ['Logging trucks and low loader.']),
    ],
    training: ['2019 – Defensive driving and dangerous goods', '2007 – Grade 10, Bulolo'],
    licences: 'Driver licence class 6, Dangerous goods permit',
    languages: 'Yabem, Tok Pisin, English',
  },
  {
    username: 'micah.z',
    fullName: 'Micah Zurewe',
    looks: 'man',
    location: 'lae',
    jobTitle: 'Forklift Operator',
    category: 'logistics',
    experience: 'mid',
    education: 'high-school',
    pay: [16000, 22000],
    cvStatus: 'hired',
    skills:
      'Forklift operation, Container stuffing, Pallet stacking, Loading plans, Stock counts, Reach truck',
    summary: prose`
      Forklift and reach truck operator at the Lae wharf side, four years, no damage report. I can stuff a
      container so it opens the way it was closed. Night shift is fine for me.`,
    posts: [
      post('2022 – present', 'Forklift Operator', 'Container yard, Lae', [
        'Up to 45 containers a shift with 3, 7 and 16 tonne machines.',
      ]),
      post('2020 – 2022', 'Yard Hand', 'Container yard, Lae', [
        'Tally, lashing and cleaning; got my ticket on the job.',
      ]),
    ],
    training: ['2022 – Forklift ticket', '2019 – Grade 12, Bumayong'],
    licences: 'Forklift ticket, Driver licence class 3',
    languages: 'Kâte, Tok Pisin, English',
  },
  {
    username: 'alois.sari',
    fullName: 'Alois Sariman',
    looks: 'man',
    location: 'madang',
    jobTitle: 'Warehouse Storeman',
    category: 'logistics',
    experience: 'mid',
    education: 'certificate',
    pay: [17000, 24000],
    skills: 'Stock control, Receiving goods, Bin cards, Excel, Forklift operation, Stocktaking, Dispatch',
    summary: prose`
      Storeman from Bogia. My bins are labelled and my count agrees with the computer, or I find out why. I
      have worked with hardware, spare parts and frozen food.`,
    posts: [
      post('2022 – present', 'Storeman', 'Fish factory, Madang', [
        '2,600 stock lines; stocktake difference under 0.4 percent three times running.',
      ]),
      post('2020 – 2022', 'Store Assistant', 'Hardware wholesaler, Madang', [
        'Receiving, picking and delivery runs.',
      ]),
    ],
    training: ['2019 – Certificate in Stores and Warehousing, Madang Technical College'],
    licences: 'Forklift ticket, Driver licence class 3',
    languages: 'Bargam, Tok Pisin, English',
  },
  {
    username: 'melissa.kumai',
    fullName: 'Melissa Kumaiwe',
    looks: 'woman',
    location: 'kimbe',
    jobTitle: 'Shipping Clerk',
    category: 'logistics',
    experience: 'mid',
    education: 'diploma',
    pay: [24000, 33000],
    photo: true,
    skills:
      'Bills of lading, Manifests, Customs entries, ASYCUDA, Vessel scheduling, Customer service, Excel',
    summary: prose`
      Shipping clerk in Kimbe for four years: manifests, bills of lading, customs entries, and calming down
      people whose cargo is on the next boat. I work fast and I check container numbers twice. Open to Lae
      or Moresby.`,
    posts: [
      post('2021 – present', 'Shipping Clerk', 'Shipping agency, Kimbe', [
        'Papers for 9 vessels a month; no customs penalty since I took over the desk.',
      ]),
      post('2020', 'Office Assistant', 'Oil palm mill, Kimbe', ['Weighbridge dockets and filing.']),
    ],
    training: ['2019 – Diploma in Business (Shipping and Logistics), National Polytechnic Institute, Lae'],
    languages: 'Bola, Tok Pisin, English',
  },
  {
    username: 'mikekipu',
    fullName: 'Michael Kipurai',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Security Guard',
    category: 'security',
    experience: 'entry',
    education: 'high-school',
    pay: [11500, 15000],
    skills: 'Access control, Patrols, Radio procedure, Incident reports, First aid, Customer service',
    summary: prose`
      I am a guard at Gordons with two years of service and a clean record. I write my log in clear English,
      I stay awake at night, and I greet people properly in the day. I would like to move to a bank, a
      hospital or a mine.`,
    posts: [
      post('2024 – present', 'Security Guard', 'Security company, Port Moresby', [
        'Gate and patrol at a shopping centre; commended for finding a lost child.',
      ]),
      post('2022 – 2023', 'Shop Assistant', 'Trade store, Wabag', ['Till and stock in my uncle’s store.']),
    ],
    training: ['2024 – Basic guard course and first aid', '2021 – Grade 10, Wabag'],
    licences: 'Security guard permit',
    languages: 'Enga, Tok Pisin, English',
  },
  {
    username: 'ekiye',
    fullName: 'Martha Ekiyawe',
    looks: 'woman',
    location: 'mount-hagen',
    jobTitle: 'Security Supervisor',
    category: 'security',
    experience: 'senior',
    education: 'high-school',
    pay: [24000, 32000],
    photo: true,
    skills:
      'Team supervision, Access control, CCTV, Incident investigation, Crowd control, Report writing, De-escalation',
    summary: prose`
      Supervisor of 46 guards at hospitals, banks and the Hagen show. I started on the gate nine years ago,
      one of three women. I calm people with words; my log shows one use of force in four years.`,
    posts: [
      post('2021 – present', 'Security Supervisor', 'Security company, Mount Hagen', [
        'Rosters, pay queries, inspections day and night for 11 sites.',
        'Set up the women’s guard section, now 14 strong.',
      ]),
      post('2017 – 2021', 'Security Guard, then Control Room', 'Security company, Mount Hagen', [
        'Gate, patrol, CCTV.',
      ]),
    ],
    training: [
      '2022 – Supervisor course',
      '2023 – First aid and fire warden',
      '2015 – Grade 12, Mount Hagen',
    ],
    licences: 'Security guard permit, Driver licence class 3',
    languages: 'Melpa, Imbongu, Tok Pisin, English',
  },
  {
    username: 'ravuama',
    fullName: 'Ravu Amakoa',
    looks: 'man',
    location: 'kerema',
    jobTitle: 'Light Vehicle Driver and Expediter',
    category: 'logistics',
    experience: 'mid',
    education: 'high-school',
    pay: [14000, 19000],
    skills:
      'Light vehicle driving, Airport transfers, Vehicle checks, Banking and mail runs, Four-wheel drive, Logbooks',
    summary: prose`
      Driver from Kerema who knows the Hiritano in every season. I carry staff, payroll mail and cold boxes,
      and I get there with the vehicle in one piece. Polite, sober, on time.`,
    posts: [
      post('2021 – present', 'Driver', 'Provincial health authority, Kerema', [
        'Ambulance relief, vaccine runs and airport transfers; 60,000 km without an accident.',
      ]),
    ],
    training: ['2021 – Four-wheel drive and first aid', '2018 – Grade 10, Kerema'],
    licences: 'Driver licence class 3',
    languages: 'Toaripi, Hiri Motu, Tok Pisin, English',
  },
  {
    username: 'mtamul',
    fullName: 'Maria Tamuline',
    looks: 'woman',
    location: 'lihir',
    jobTitle: 'Haul Truck Operator',
    category: 'mining',
    experience: 'mid',
    education: 'high-school',
    pay: [40000, 52000],
    photo: true,
    skills:
      'Haul truck operation, Pre-start checks, Two-way radio, Water cart, Shift handover, Safety observations',
    summary: prose`
      Lihirian woman, mother of two, driver of a 180 tonne truck. Five years in the pit on day and night
      shift, with the best tyre life on my crew. I want to go on to excavators.`,
    posts: [
      post('2021 – present', 'Haul Truck Operator', 'Open pit contractor, Lihir', [
        'Seven days, seven nights, seven off; 6,800 hours without an incident.',
        'Buddy trainer for eleven new women operators.',
      ]),
      post('2019 – 2021', 'Kitchen Hand', 'Camp catering company, Lihir', [
        'Then chosen for the operator trainee program.',
      ]),
    ],
    training: ['2021 – Haul truck authorisation', '2018 – Grade 12, Lihir'],
    licences: 'Driver licence class 4, Plant operator tickets',
    languages: 'Lir, Tok Pisin, English',
  },
]
