import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Mines, civil works, ships and aircraft. */
export const miningEngineering: readonly JobSeekerContent[] = [
  {
    username: 'belinda.kopana',
    fullName: 'Belinda Kopana',
    looks: 'woman',
    location: 'arawa',
    jobTitle: 'Exploration Geologist',
    category: 'mining',
    experience: 'mid',
    education: 'bachelors',
    pay: [75000, 98000],
    skills:
      'Core logging, Geological mapping, Sampling and QA/QC, QGIS, Leapfrog, Landowner relations, Camp supervision',
    summary: prose`
      Field geologist from Central Bougainville with five years of mapping, trenching and core logging in
      steep wet country. I log the way I would want to read it later, and my QA/QC samples go in before
      anybody asks. I get on well with landowner teams and make sure they know why we dig where we dig.`,
    posts: [
      post('2022 – present', 'Project Geologist', 'Gold explorer, Wau and Bulolo', [
        'Logged 9,400 metres of diamond core and supervised two rigs.',
        'Trained six local core technicians, two of them now log on their own.',
      ]),
      post('2020 – 2022', 'Graduate Geologist', 'Gold explorer, Enga Province', [
        'Ridge and spur soil sampling, 2,100 samples with QA/QC better than 97 percent.',
        'Field camp leader for crews of 15 to 20.',
      ]),
    ],
    training: [
      '2019 – BSc (Geology), University of Papua New Guinea',
      '2015 – Grade 12, Arawa Secondary School',
      '2024 – Senior first aid',
    ],
    licences: 'Driver licence class 3',
    languages: 'Nasioi, Tok Pisin, English',
  },
  {
    username: 'pbofeng',
    fullName: 'Philemon Bofeng',
    looks: 'man',
    location: 'bulolo',
    jobTitle: 'Surveyor',
    category: 'engineering',
    experience: 'senior',
    education: 'bachelors',
    pay: [70000, 95000],
    skills:
      'Land survey, Engineering set-out, GNSS, Total station, AutoCAD Civil 3D, Drone survey, Customary land boundaries',
    summary: prose`
      Registered surveyor with eight years on roads, bridges and underground survey in Morobe. I fly the
      drone, but I still walk the boundary with the landowners before I put a mark down. Looking for a
      surveyor position with a path to chief surveyor.`,
    posts: [
      post('2021 – present', 'Mine and Civil Surveyor', 'Watut Valley Surveys, Bulolo', [
        'Monthly stockpile volumes by drone, within 1.5 percent of the weighbridge.',
        'Set-out of 28 km of access road and three bridges.',
      ]),
      post('2018 – 2021', 'Graduate Surveyor', 'Survey consultancy, Lae', [
        'Subdivision, lease and easement surveys for registration.',
      ]),
    ],
    training: [
      '2017 – Bachelor of Surveying, PNG University of Technology',
      '2022 – Registered surveyor',
      '2023 – Remote pilot certificate',
    ],
    licences: 'Driver licence class 3, Remote pilot certificate',
    languages: 'Kâte, Tok Pisin, English',
  },
  {
    username: 'rlakau',
    fullName: 'Ruth Lakau',
    looks: 'woman',
    location: 'wabag',
    jobTitle: 'Mine Planning Engineer',
    category: 'mining',
    experience: 'senior',
    education: 'bachelors',
    pay: [110000, 145000],
    photo: true,
    skills:
      'Short-term mine planning, Deswik, Surpac, Drill and blast design, Production reporting, Equipment scheduling, Mentoring',
    summary: prose`
      Mining engineer from Wabag with seven years in open pit, five of them in short-term planning. I make
      weekly plans that the shift bosses actually use, because I sit with them before I print. I want to
      move into medium-term planning on a FIFO roster.`,
    posts: [
      post('2021 – present', 'Senior Short-term Planner', 'Open pit gold mine, Highlands', [
        'Weekly and monthly plans for four excavators and 22 trucks; plan compliance up from 71 to 88 percent.',
        'Look after two graduates and one vacation student each year.',
      ]),
      post('2019 – 2021', 'Drill and Blast Engineer', 'Open pit gold mine, New Ireland', [
        'Designed and signed off 300 blasts, no misfire injuries.',
      ]),
    ],
    training: ['2018 – BEng (Mining), PNG University of Technology', '2020 – Shotfirer certificate'],
    licences: 'Driver licence class 3, Shotfirer certificate',
    languages: 'Enga, Tok Pisin, English',
  },
  {
    username: 'naomi.duru',
    fullName: 'Naomi Duru',
    looks: 'woman',
    location: 'kiunga',
    jobTitle: 'HSE Officer',
    category: 'mining',
    experience: 'mid',
    education: 'diploma',
    pay: [52000, 68000],
    skills:
      'Incident investigation, Site inductions, Risk assessment, Emergency response, Toolbox talks, First aid, Reporting',
    summary: prose`
      Safety officer from Western Province with four years on camps, wharves and fuel depots. People talk to
      me because I listen first and write second. My emergency response team won the inter-camp competition
      last year and I am still smiling about it.`,
    posts: [
      post('2023 – present', 'HSE Officer', 'River freight operator, Kiunga', [
        'Inductions for 600 people a year in English, Tok Pisin and Yonggom.',
        'Led 14 investigations; recordable injuries down from seven to two in two years.',
      ]),
      post('2021 – 2023', 'Assistant Safety Officer', 'Camp services contractor, Tabubil', [
        'Kitchen, laundry and vehicle inspections; kept the hazard register.',
      ]),
    ],
    training: [
      '2021 – Diploma in Occupational Health and Safety, Australia Pacific Training Coalition',
      '2024 – Advanced first aid and fire fighting',
    ],
    licences: 'Driver licence class 3',
    languages: 'Suki, English, Tok Pisin',
  },
  {
    username: 'tauvaieke',
    fullName: 'Tau Vaieke',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Civil Engineer',
    category: 'engineering',
    experience: 'mid',
    education: 'bachelors',
    pay: [72000, 95000],
    photo: true,
    cvStatus: 'interviewing',
    skills:
      'Road design, Drainage, Contract administration, Site supervision, AutoCAD Civil 3D, Concrete testing, MS Project',
    summary: prose`
      Civil engineer with five years on roads and drainage around Port Moresby and Rigo. I have sat on both
      sides, consultant and contractor, so my claims and my site diaries agree. I am working toward
      registration and looking for a project engineer role with bridges in it.`,
    posts: [
      post('2022 – present', 'Site Engineer', 'Laloki Civil Works, Port Moresby', [
        'Supervised 11 km of road upgrade and 46 culverts, finished six weeks early.',
        'Prepared monthly claims of K2 to K4 million.',
      ]),
      post('2020 – 2022', 'Graduate Engineer', 'Engineering consultancy, Port Moresby', [
        'Drainage design for two subdivisions; inspected pours and pulled cores.',
      ]),
    ],
    training: [
      '2019 – BEng (Civil), PNG University of Technology',
      '2015 – Grade 12, Sogeri National School',
    ],
    licences: 'Driver licence class 3',
    languages: 'Motu, English, Tok Pisin',
  },
  {
    username: 'etolik',
    fullName: 'Elias Tolik',
    looks: 'man',
    location: 'kokopo',
    jobTitle: 'Marine Engineer',
    category: 'engineering',
    experience: 'senior',
    education: 'diploma',
    pay: [68000, 88000],
    skills:
      'Marine diesel engines, Generators, Engine room watchkeeping, Planned maintenance, Hydraulics, Refrigeration, Dry docking',
    summary: prose`
      Second engineer with a class 3 certificate and nine years on coastal ships and tugs. I have kept
      thirty-year-old engines going on parts carried in a rice bag, but I prefer planned maintenance. Free
      to join anywhere between Daru and Buka with a week of notice.`,
    posts: [
      post('2020 – present', 'Second Engineer', 'Coastal shipping line, Rabaul', [
        'Two 1,200 kW main engines and three generators on a 75 metre general cargo ship.',
        'Ran the 2023 dry docking list, finished within budget and two days early.',
      ]),
      post('2016 – 2020', 'Third Engineer', 'Harbour tug company, Lae', [
        'Watchkeeping, oil analysis and pump overhauls on two tugs.',
      ]),
    ],
    training: [
      '2019 – Certificate of Competency, Engineer class 3',
      '2015 – Diploma in Marine Engineering, maritime college, Madang',
      '2024 – STCW basic safety training (renewed)',
    ],
    licences: 'Engineer class 3, STCW basic safety, Driver licence class 1',
    languages: 'Kuanua, Tok Pisin, English',
  },
  {
    username: 'sylvester.kewa',
    fullName: 'Sylvester Kewande',
    looks: 'man',
    location: 'mount-hagen',
    jobTitle: 'Aircraft Maintenance Engineer',
    registeredDaysAgo: 3,
    category: 'engineering',
    experience: 'senior',
    education: 'diploma',
    pay: [90000, 120000],
    skills:
      'Line maintenance, Turboprop engines, Twin Otter, Airframe repair, Technical records, Release to service, Tooling control',
    summary: prose`
      Licensed aircraft engineer (airframe and engines) with ten years on turboprops that work short grass
      strips. I sign only what I have seen with my own torch. I would consider a posting in any province,
      and I am willing to train apprentices.`,
    posts: [
      post('2018 – present', 'Licensed Aircraft Maintenance Engineer', 'Highlands air charter, Mount Hagen', [
        'Line and 100-hour checks on four aircraft; despatch reliability 98.6 percent last year.',
        'Train two apprentices through their module examinations.',
      ]),
      post('2014 – 2018', 'Aircraft Mechanic', 'Regional airline hangar, Port Moresby', [
        'Heavy checks, landing gear changes and sheet metal repair.',
      ]),
    ],
    training: [
      '2018 – Aircraft maintenance engineer licence, airframe and powerplant',
      '2014 – Diploma in Aircraft Maintenance, Port Moresby',
    ],
    licences: 'Aircraft maintenance engineer licence, Driver licence class 1',
    languages: 'Melpa, Tok Pisin, English',
  },
  {
    username: 'vavine',
    fullName: 'Vavine Ovia',
    looks: 'woman',
    location: 'port-moresby',
    jobTitle: 'First Officer, Turboprop',
    category: 'logistics',
    experience: 'mid',
    education: 'diploma',
    pay: [95000, 130000],
    photo: true,
    unavailable: true,
    skills:
      'Multi-crew operations, Instrument rating, Mountain flying, Short strips, Crew resource management, Flight planning',
    summary: prose`
      Commercial pilot from Kairuku with 1,850 hours, most of them between ridges and cloud. I fly first
      officer on a thirty-seat turboprop and before that I flew single-engine in the Goilala and Gulf. At
      present I am happy where I am, and keep this CV here for later.`,
    posts: [
      post('2023 – present', 'First Officer', 'Domestic airline, Port Moresby', [
        'Scheduled flights to eleven ports; 900 hours on type.',
        'Assist with line training notes for cadets.',
      ]),
      post('2020 – 2023', 'Line Pilot', 'Community air service, Kerema', [
        'Medical flights, school fees and coffee out of 24 strips in Gulf and Central.',
      ]),
    ],
    training: [
      '2020 – Commercial pilot licence with multi-engine instrument rating',
      '2017 – Grade 12, Mainohana Catholic Secondary School',
    ],
    licences: 'Commercial pilot licence, Multi-engine instrument rating',
    languages: 'Roro, Motu, English, Tok Pisin',
  },
]
