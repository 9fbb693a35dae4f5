import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Software, courts, newsrooms and communities. */
export const digitalLaw: readonly JobSeekerContent[] = [
  {
    username: 'nigelkapi',
    fullName: 'Nigel Kapiro',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Software Developer',
    category: 'it',
    experience: 'mid',
    education: 'bachelors',
    pay: [65000, 90000],
    photo: true,
    skills: 'TypeScript, React, Node.js, PostgreSQL, Docker, USSD and SMS services, Git, Testing',
    summary: prose`
      Developer in Port Moresby, four years of web and mobile-money services. I write software that still
      works on a cheap phone with two bars of signal, because that is what my aunties use. I care about
      tests, short meetings and good error messages.`,
    posts: [
      post('2023 – present', 'Software Developer', 'Payments start-up, Port Moresby', [
        'Built the agents’ app (React, Node.js, PostgreSQL), 3,100 agents in 19 provinces.',
        'Wrote the USSD menu and its test bench; failed sessions from 9 to 2 percent.',
      ]),
      post('2021 – 2023', 'Junior Developer', 'IT services company, Port Moresby', [
        'School fee and clinic record systems in TypeScript.',
      ]),
    ],
    training: [
      '2020 – BSc (Computer Science), PNG University of Technology',
      '2024 – Cloud developer certificate',
    ],
    languages: 'Motu, English, Tok Pisin',
    secondCv: {
      jobTitle: 'Data Engineer',
      category: 'it',
      experience: 'mid',
      skills: 'SQL, Python, PostgreSQL, Data pipelines, Power BI, Docker, Data quality',
      summary: prose`
        Developer who likes data best. I moved a payments company from spreadsheets to nightly pipelines and
        dashboards that managers open without being asked. I am looking for a data role in banking, health
        or mining.`,
    },
  },
  {
    username: 'isaac.rumints',
    fullName: 'Isaac Rumintse',
    looks: 'man',
    location: 'mount-hagen',
    jobTitle: 'Network Technician',
    category: 'it',
    experience: 'mid',
    education: 'diploma',
    pay: [34000, 46000],
    skills: 'Cisco routing, Fibre splicing, VSAT, Wi-Fi, Tower climbing, Linux, Help desk',
    summary: prose`
      Network technician in the Highlands. I splice fibre, point dishes and climb towers up to 60 metres,
      and I can reset a router over the phone with a headmaster. Happy on the road, four weeks at a time.`,
    posts: [
      post('2022 – present', 'Field Network Technician', 'Internet provider, Mount Hagen', [
        'Look after 74 sites in five provinces; uptime of the backbone 99.4 percent.',
        'Installed VSAT at 18 schools and 9 health centres.',
      ]),
      post('2020 – 2022', 'IT Support Officer', 'Provincial hospital, Mount Hagen', [
        'Help desk, cabling and backups.',
      ]),
    ],
    training: [
      '2019 – Diploma in Information Technology, IBS University',
      '2023 – CCNA',
      '2024 – Tower climber ticket',
    ],
    licences: 'Driver licence class 3, Tower climber ticket',
    languages: 'Melpa, Tok Pisin, English',
  },
  {
    username: 'graceulai',
    fullName: 'Grace Ulaiwi',
    looks: 'woman',
    location: 'kavieng',
    jobTitle: 'Web Designer',
    category: 'it',
    experience: 'entry',
    education: 'diploma',
    pay: [24000, 36000],
    photo: true,
    skills: 'HTML and CSS, Figma, WordPress, Logo design, Photo editing, Writing for the web',
    summary: prose`
      Designer from Kavieng, self-taught first and then with a diploma. I make small websites for lodges,
      dive shops and churches: light pages, true colours, phone numbers that work. I work remotely and come
      to Kokopo or Moresby when it matters.`,
    posts: [
      post('2024 – present', 'Freelance Web Designer', 'Own business, Kavieng', [
        'Sixteen websites finished; all load in under three seconds on 3G.',
      ]),
      post('2023', 'Design Intern', 'Print shop, Kokopo', ['Posters, T-shirts, school magazines.']),
    ],
    training: ['2023 – Diploma in Information Technology, Institute of Business Studies'],
    languages: 'Lavongai, Tok Pisin, English',
  },
  {
    username: 'kgavera',
    fullName: 'Kora Gaverama',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Lawyer (Commercial and Land)',
    registeredDaysAgo: 5,
    category: 'legal',
    experience: 'senior',
    education: 'bachelors',
    pay: [110000, 150000],
    skills: 'Contract drafting, Land law, Litigation, Due diligence, Company law, Legal research, Mediation',
    summary: prose`
      Admitted in 2017, commercial and land practice. I have drafted lease-leaseback exits, shareholder
      deeds and one very long mediation in Hiri Motu. I want to go in-house with a company that means to
      keep its promises to landowners.`,
    posts: [
      post('2020 – present', 'Senior Associate', 'Law firm, Port Moresby', [
        'Commercial files worth K2 to K30 million; two appearances in the Supreme Court as junior.',
        'Supervise three graduates.',
      ]),
      post('2017 – 2020', 'Associate', 'Law firm, Lae', [
        'Land, debt and employment matters in the National Court.',
      ]),
    ],
    training: ['2015 – Bachelor of Laws, University of Papua New Guinea', '2016 – Legal Training Institute'],
    licences: 'Practising certificate',
    languages: 'Motu, English, Tok Pisin',
  },
  {
    username: 'julie.kaminel',
    fullName: 'Julie Kaminiwe',
    looks: 'woman',
    location: 'wewak',
    jobTitle: 'Paralegal',
    category: 'legal',
    experience: 'entry',
    education: 'diploma',
    pay: [20000, 28000],
    skills:
      'Legal research, Client interviews, Affidavits, Filing in court, Family law, Tok Pisin interpreting',
    summary: prose`
      Paralegal in Wewak, two years with a family and sexual violence desk. I take statements gently,
      prepare affidavits and walk clients to the court house. I hope to study law by distance while I work.`,
    posts: [
      post('2024 – present', 'Paralegal', 'Legal aid desk of a church, Wewak', [
        'Helped 190 clients to protection orders in two years.',
        'Train ward leaders on the law in Tok Pisin.',
      ]),
    ],
    training: [
      '2023 – Diploma in Paralegal Studies, Port Moresby',
      '2020 – Grade 12, Brandi Secondary School',
    ],
    languages: 'Boikin, Tok Pisin, English',
  },
  {
    username: 'paschal',
    fullName: 'Paschal Numbari',
    looks: 'man',
    location: 'madang',
    jobTitle: 'Radio Journalist',
    registeredDaysAgo: 6,
    category: 'marketing',
    experience: 'mid',
    education: 'diploma',
    pay: [26000, 36000],
    skills:
      'News writing, Interviewing, Audio editing, Tok Pisin broadcasting, Live reporting, Social media, Photography',
    summary: prose`
      Radio journalist, four years on the morning show in Madang. I read the news in Tok Pisin and English
      and I check the name of the village twice. I would also do communications for a project, as long as I
      may tell it straight.`,
    posts: [
      post('2022 – present', 'Reporter and Presenter', 'Provincial radio station, Madang', [
        'Two bulletins a day, live reports from floods, elections and the show ground.',
        'Started a weekly programme on health with the hospital.',
      ]),
      post('2021', 'Cadet Reporter', 'Community newspaper, Madang', ['Court, sport and market prices.']),
    ],
    training: ['2020 – Diploma in Communication Arts, Divine Word University'],
    licences: 'Driver licence class 1',
    languages: 'Takia, Tok Pisin, English',
  },
  {
    username: 'sharlene',
    fullName: 'Sharlene Tombawa',
    looks: 'woman',
    location: 'lae',
    jobTitle: 'Marketing Officer',
    category: 'marketing',
    experience: 'mid',
    education: 'bachelors',
    pay: [38000, 50000],
    skills:
      'Social media, Event planning, Copy writing, Canva, Radio scripts, Market research, Trade displays',
    summary: prose`
      I sell paint, rice and telephone credit, or rather I make people want to know about them. I have run
      road shows from Bulolo to Kainantu with a truck, a generator and three singers. I measure what it
      brought in, also when the answer hurts.`,
    posts: [
      post('2022 – present', 'Marketing Officer', 'Paint manufacturer, Lae', [
        'Road show in 14 towns, sales in those towns up 18 percent in the quarter.',
        'Page with 61,000 followers, answered within the hour in work time.',
      ]),
      post('2021 – 2022', 'Brand Assistant', 'Food distributor, Lae', [
        'Store displays, radio bookings and samples.',
      ]),
    ],
    training: ['2020 – Bachelor of Business (Marketing), PNG University of Technology'],
    licences: 'Driver licence class 1',
    languages: 'Binandere, Tok Pisin, English',
  },
  {
    username: 'apyaso',
    fullName: 'Andrew Pyason',
    looks: 'man',
    location: 'porgera',
    jobTitle: 'Community Liaison Officer',
    category: 'mining',
    experience: 'senior',
    education: 'diploma',
    pay: [50000, 65000],
    photo: true,
    skills:
      'Landowner relations, Grievance handling, Mediation, Social mapping, Report writing, Community meetings, Compensation records',
    summary: prose`
      I sit between the company and the clans, and both still talk to me after nine years. Ipili speaker
      with family on both sides of the valley, trained in mediation. I put every promise in the register
      with a date, and I go back on that date.`,
    posts: [
      post('2018 – present', 'Community Liaison Officer', 'Mine services company, Porgera', [
        'Closed 310 grievances, average 19 days; no road block on our contract since 2021.',
        'Keep the genealogy and compensation files of seven sub-clans.',
      ]),
      post('2016 – 2018', 'Field Assistant, Social Mapping', 'Consultancy, Wabag', [
        'Household surveys in 41 villages.',
      ]),
    ],
    training: ['2015 – Diploma in Community Development, Mount Hagen', '2020 – Accredited mediator'],
    licences: 'Driver licence class 3',
    languages: 'Ipili, Enga, Huli, Tok Pisin, English',
  },
  {
    username: 'theresa.bal',
    fullName: 'Theresa Balagawi',
    looks: 'woman',
    location: 'goroka',
    jobTitle: 'Project Manager (Water and Health)',
    category: 'consulting',
    experience: 'executive',
    education: 'masters',
    pay: [95000, 130000],
    skills:
      'Project management, Donor reporting, Budget control, Monitoring and evaluation, WASH, Team leadership, Proposal writing',
    summary: prose`
      Project manager with thirteen years in water, sanitation and health in the Highlands and the Sepik. I
      have handed over 86 gravity-fed water systems and gone back to see 80 of them running. I lead mixed
      teams, write reports that donors finish reading, and keep a reserve for landslides.`,
    posts: [
      post('2019 – present', 'Project Manager', 'International aid organisation, Goroka', [
        'K14 million over five years, 22 staff, four provinces.',
        'Spending within 3 percent of plan each year.',
      ]),
      post('2012 – 2019', 'Field Coordinator', 'Church development office, Wewak', [
        'Water supply, latrines and ward planning.',
      ]),
    ],
    training: [
      '2018 – Master of Public Health',
      '2011 – Bachelor of Rural Development, PNG University of Natural Resources and Environment',
    ],
    licences: 'Driver licence class 3',
    languages: 'Gahuku, Tok Pisin, English',
  },
]
