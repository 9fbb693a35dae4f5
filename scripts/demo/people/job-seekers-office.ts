import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Finance, human resources and administration. */
export const office: readonly JobSeekerContent[] = [
  {
    username: 'hane.igo',
    fullName: 'Hane Igoru',
    looks: 'woman',
    location: 'port-moresby',
    jobTitle: 'Accountant',
    category: 'finance',
    experience: 'senior',
    education: 'bachelors',
    pay: [68000, 90000],
    photo: true,
    skills:
      'Financial reporting, Month-end close, GST and salary tax, MYOB, Xero, Bank reconciliation, Audit preparation, Budgeting',
    summary: prose`
      CPA accountant from Vabukori with eight years in construction and property companies. My month ends
      close on the fourth working day and the auditors go home early. I am looking for a finance manager
      role in a medium-sized company.`,
    posts: [
      post('2021 – present', 'Senior Accountant', 'Property developer, Port Moresby', [
        'Monthly accounts for five companies, turnover about K48 million.',
        'Brought the debtors over 90 days from 31 to 9 percent.',
      ]),
      post('2018 – 2021', 'Accountant', 'Building supplies wholesaler, Port Moresby', [
        'GST and salary tax returns, payroll of 140, stocktakes.',
      ]),
    ],
    training: [
      '2022 – Certified Practising Accountant, PNG',
      '2017 – Bachelor of Commerce (Accounting), University of Papua New Guinea',
    ],
    licences: 'Driver licence class 1',
    languages: 'Motu, English, Tok Pisin',
  },
  {
    username: 'dkanasa',
    fullName: 'Dulcie Kanawi',
    looks: 'woman',
    location: 'alotau',
    jobTitle: 'Payroll Clerk',
    category: 'finance',
    experience: 'mid',
    education: 'diploma',
    pay: [28000, 36000],
    skills: 'Payroll processing, Superannuation, Timesheets, Excel, Leave records, MYOB, Data entry',
    summary: prose`
      I run a fortnightly pay of 310 people in Alotau and it goes out on Wednesday, not on Thursday. I know
      the tax tables, super and leave fares, and I answer questions with patience. I would relocate to
      Moresby for the right company.`,
    posts: [
      post('2022 – present', 'Payroll Clerk', 'Tuna cannery and wharf employer, Alotau', [
        '310 people, four pay groups, error rate under half a percent.',
        'Moved the timesheets from paper to tablets.',
      ]),
      post('2020 – 2022', 'Accounts Clerk', 'Hardware store, Alotau', ['Creditors, petty cash and banking.']),
    ],
    training: ['2019 – Diploma in Accounting, Port Moresby Business College'],
    languages: 'Tawala, English, Tok Pisin',
  },
  {
    username: 'wendy.kuri',
    fullName: 'Wendy Kuriam',
    looks: 'woman',
    location: 'mount-hagen',
    jobTitle: 'Bank Teller',
    registeredDaysAgo: 2,
    category: 'finance',
    experience: 'mid',
    education: 'diploma',
    pay: [24000, 32000],
    skills:
      'Cash handling, Customer service, Account opening, Mobile banking, KYC checks, Cross-selling, Balancing',
    summary: prose`
      Three years behind the counter in the busiest branch in the Highlands. I balance to the toea, and in
      coffee season that is something. I explain mobile banking to mamas from the market and they come back
      to show their daughters.`,
    posts: [
      post('2022 – present', 'Teller', 'Commercial bank branch, Mount Hagen', [
        'About 140 customers a day; no unbalanced till in the last 18 months.',
        'Opened 1,200 new accounts on field days.',
      ]),
      post('2021', 'Cashier', 'Supermarket, Mount Hagen', ['Till, price checks and night reconciliation.']),
    ],
    training: [
      '2020 – Diploma in Business Studies, Institute of Business Studies',
      '2024 – Anti-money laundering refresher',
    ],
    languages: 'Melpa, Tok Pisin, English',
  },
  {
    username: 'rlagisa',
    fullName: 'Raymond Lagisan',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Chief Financial Officer',
    category: 'finance',
    experience: 'executive',
    education: 'masters',
    pay: [280000, 380000],
    skills:
      'Financial strategy, Board reporting, Treasury, Tax planning, Mergers, Risk management, ERP implementation, Leadership',
    summary: prose`
      Finance executive from New Ireland with nineteen years in shipping, fuel and retail, six of them as
      CFO. I have closed two acquisitions, one refinancing and a great many shoe boxes of receipts. I prefer
      companies that are owned and run in the country.`,
    posts: [
      post('2019 – present', 'Chief Financial Officer', 'Retail and wholesale group, Port Moresby', [
        'Group of 2,100 staff, turnover K410 million; net debt halved in four years.',
        'Led the move of eleven companies to one ERP in fourteen months.',
      ]),
      post('2013 – 2019', 'Finance Manager', 'Fuel distributor, Lae', [
        'Credit control, hedging and tax; team of 14.',
      ]),
      post('2007 – 2013', 'Auditor to Audit Manager', 'Accounting firm, Port Moresby', [
        'Mining, banking and provincial audits.',
      ]),
    ],
    training: [
      '2015 – Master of Business Administration',
      '2006 – Bachelor of Commerce, PNG University of Technology',
      '2010 – Certified Practising Accountant, PNG',
    ],
    languages: 'Nalik, Tok Pisin, English',
  },
  {
    username: 'josephine',
    fullName: 'Josephine Wafiwa',
    looks: 'woman',
    location: 'lae',
    jobTitle: 'General Manager, Operations',
    category: 'consulting',
    experience: 'executive',
    education: 'masters',
    pay: [220000, 300000],
    photo: true,
    skills:
      'Operations management, Strategy, Budget control, Change management, Safety leadership, Negotiation, Governance, Coaching',
    summary: prose`
      General manager with sixteen years in manufacturing and transport, from Maprik by way of Lae. I grew a
      plant of 90 people to 240 and moved half of the supervisors' jobs to women. I now want a chief
      executive position or a board seat where the numbers need turning.`,
    posts: [
      post('2018 – present', 'General Manager', 'Packaging manufacturer, Lae', [
        'Output up 62 percent, injuries down to two a year, three new export customers.',
        'Led the enterprise agreement with the workers’ committee without a stoppage.',
      ]),
      post('2010 – 2018', 'Operations Manager', 'Beverage company, Lae', [
        'Production, fleet and four depots in Momase.',
      ]),
    ],
    training: [
      '2017 – Master of Business Administration',
      '2009 – BEng (Mechanical), PNG University of Technology',
      '2021 – Company directors course',
    ],
    languages: 'Ambulas, Tok Pisin, English',
  },
  {
    username: 'noreen.sevese',
    fullName: 'Noreen Sevesa',
    looks: 'woman',
    location: 'port-moresby',
    jobTitle: 'Human Resources Officer',
    category: 'hr',
    experience: 'mid',
    education: 'bachelors',
    pay: [48000, 62000],
    skills:
      'Recruitment, Employee relations, Payroll liaison, Employment Act, Training plans, HR records, Work permits',
    summary: prose`
      HR officer from Gulf Province with five years in security and retail, where you learn quickly. I can
      recruit forty guards in two weeks and I read every reference myself. Fair process first, then speed.`,
    posts: [
      post('2022 – present', 'HR Officer', 'Security company, Port Moresby', [
        'Recruitment and records for 900 staff; turnover down from 44 to 29 percent.',
        'Grievances and counselling with the union delegate.',
      ]),
      post('2020 – 2022', 'HR Assistant', 'Supermarket chain, Port Moresby', [
        'Contracts, leave, induction days.',
      ]),
    ],
    training: ['2019 – Bachelor of Management (Human Resources), Divine Word University'],
    licences: 'Driver licence class 1',
    languages: 'Orokolo, Motu, English, Tok Pisin',
  },
  {
    username: 'tessie',
    fullName: 'Tessie Yagome',
    looks: 'woman',
    location: 'madang',
    jobTitle: 'Receptionist',
    registeredDaysAgo: 4,
    category: 'administration',
    experience: 'entry',
    education: 'certificate',
    pay: [15000, 21000],
    skills: 'Front desk, Switchboard, Microsoft Office, Bookings, Filing, Customer service',
    summary: prose`
      Friendly front desk person in Madang with one and a half years in a guest house and a clinic. I type
      well, I remember names, and I do not leave people waiting without a word. I finished an office course
      at night and I am ready for full time.`,
    posts: [
      post('2025 – present', 'Receptionist (part-time)', 'Private clinic, Madang', [
        'Appointments, cash and patient cards.',
      ]),
      post('2024', 'Front Office Assistant', 'Guest house, Madang', [
        'Check-in, bookings by e-mail, airport pick-up list.',
      ]),
    ],
    training: [
      '2024 – Certificate in Office Administration, Madang Technical College',
      '2022 – Grade 12, Tusbab',
    ],
    languages: 'Bel, Tok Pisin, English',
  },
  {
    username: 'bhojabo',
    fullName: 'Bernard Hojabe',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Procurement Officer',
    category: 'logistics',
    experience: 'mid',
    education: 'bachelors',
    pay: [50000, 66000],
    skills:
      'Tendering, Supplier management, Contract administration, Purchase orders, Customs documents, Negotiation, Pronto',
    summary: prose`
      Procurement officer from Oro. I have bought drilling consumables, school desks and 4,000 mosquito
      nets, and always with three quotes and a clean file. I know the port, the agents and the difference
      between cheap and late.`,
    posts: [
      post('2022 – present', 'Procurement Officer', 'Health supplies project, Port Moresby', [
        'Spend of K11 million a year; audit with no findings in 2023 and 2024.',
        'Built the supplier list from 60 to 210, half of them outside Moresby.',
      ]),
      post('2020 – 2022', 'Buyer', 'Engineering workshop, Port Moresby', [
        'Steel, bearings and consumables; urgent air freight.',
      ]),
    ],
    training: ['2019 – Bachelor of Business (Supply Chain), University of Papua New Guinea'],
    licences: 'Driver licence class 1',
    languages: 'Orokaiva, Hiri Motu, English, Tok Pisin',
  },
  {
    username: 'andaija',
    fullName: 'Samson Andaiya',
    looks: 'man',
    location: 'mendi',
    jobTitle: 'District Administration Officer',
    category: 'government',
    experience: 'senior',
    education: 'diploma',
    pay: [34000, 44000],
    cvInactive: true,
    skills:
      'Public administration, District planning, Budget reports, Ward committees, Report writing, Meeting minutes',
    summary: prose`
      Public servant in the Southern Highlands for eight years, in planning and in ward administration. I
      know how a district budget really moves, and I keep minutes that can be read in court. I am interested
      in project work with donors.`,
    posts: [
      post('2020 – present', 'Administration Officer', 'District administration, Mendi', [
        'Prepare the five-year plan papers and the quarterly reports.',
        'Secretary to 24 ward committees.',
      ]),
      post('2017 – 2020', 'Clerk', 'Provincial treasury, Mendi', ['Payments, registers and bank runs.']),
    ],
    training: ['2016 – Diploma in Public Administration, Port Moresby'],
    licences: 'Driver licence class 3',
    languages: 'Angal Heneng, Tok Pisin, English',
  },
]
