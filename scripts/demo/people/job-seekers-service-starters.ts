import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Kitchens, shops and first jobs. */
export const serviceStarters: readonly JobSeekerContent[] = [
  {
    username: 'jacinta.tivut',
    fullName: 'Jacinta Tivutu',
    looks: 'woman',
    location: 'kokopo',
    jobTitle: 'Hotel Cook',
    category: 'hospitality',
    experience: 'mid',
    education: 'certificate',
    pay: [18000, 25000],
    photo: true,
    skills: 'Breakfast service, Seafood, Menu planning, Food safety, Baking, Buffets, Stock ordering',
    summary: prose`
      Cook from Rabaul with five years in a harbour hotel. I do breakfast for a hundred and a proper aigir
      when visitors ask for our own food. My kitchen is clean before I leave it.`,
    posts: [
      post('2021 – present', 'Cook', 'Harbour hotel, Kokopo', [
        'Breakfast and buffet shifts; waste down by a quarter with smaller trays.',
      ]),
      post('2019 – 2021', 'Kitchen Hand', 'Dive resort, Kokopo', ['Cold kitchen, bread and staff meals.']),
    ],
    training: [
      '2018 – Certificate in Commercial Cookery, Kokopo technical college',
      '2023 – Food handler certificate',
    ],
    languages: 'Kuanua, Tok Pisin, English',
  },
  {
    username: 'dinagabi',
    fullName: 'Dina Gabiona',
    looks: 'woman',
    location: 'alotau',
    jobTitle: 'Housekeeper',
    category: 'hospitality',
    experience: 'mid',
    education: 'high-school',
    pay: [11500, 15000],
    skills: 'Room cleaning, Laundry, Linen stock, Guest service, Team rosters, Inspection',
    summary: prose`
      Housekeeper in Alotau, four years in lodges and on a cruise visit team. Fourteen rooms a day, no hair
      in the basin. I can lead a small team.`,
    posts: [
      post('2022 – present', 'Senior Housekeeper', 'Waterfront lodge, Alotau', [
        'Lead four room attendants, inspect 22 rooms, count linen every Friday.',
      ]),
      post('2021', 'Room Attendant', 'Guest house, Alotau', ['Rooms, laundry and gardens.']),
    ],
    training: ['2022 – Short course in housekeeping, Alotau', '2019 – Grade 10, Alotau'],
    languages: 'Suau, English, Tok Pisin',
  },
  {
    username: 'mathew.agilape',
    fullName: 'Mathew Agilape',
    looks: 'man',
    location: 'mendi',
    jobTitle: 'Camp Chef',
    category: 'hospitality',
    experience: 'senior',
    education: 'certificate',
    pay: [34000, 45000],
    skills: 'Bulk cooking, Menu cycles, HACCP, Night shift catering, Team supervision, Stock control, Baking',
    summary: prose`
      Camp chef with nine years in drilling and construction camps, the largest with 650 beds. I plan a
      28-day menu so that nobody can tell the day of the week by the smell. Roster work suits me, 28 on and
      14 off or longer.`,
    posts: [
      post('2020 – present', 'Head Chef', 'Camp catering company, Southern Highlands', [
        '650 beds, brigade of 24, three clean audits in a row.',
        'Buy vegetables from 40 local growers each week.',
      ]),
      post('2017 – 2020', 'Sous Chef', 'Drill camp caterer, Hela Province', [
        'Two kitchens, 180 meals a sitting.',
      ]),
    ],
    training: [
      '2016 – Certificate III in Commercial Cookery, Australia Pacific Training Coalition',
      '2022 – HACCP',
    ],
    licences: 'Driver licence class 1',
    languages: 'Huli, Wola, Tok Pisin, English',
  },
  {
    username: 'frank.yaki',
    fullName: 'Francis Yakime',
    looks: 'man',
    location: 'goroka',
    jobTitle: 'Sales Representative',
    registeredDaysAgo: 1,
    category: 'sales',
    experience: 'mid',
    education: 'diploma',
    pay: [26000, 38000],
    skills: 'Field sales, Key accounts, Credit control, Route planning, Merchandising, Negotiation, Driving',
    summary: prose`
      Sales rep for hardware and tools between Goroka, Kainantu and Kundiawa. I carry 210 customers in my
      head and on my phone, and I collect what I sell. I would like a bigger area and a fair commission.`,
    posts: [
      post('2022 – present', 'Sales Representative', 'Tool and hardware distributor, Goroka', [
        'Area sales from K1.9 to K3.1 million; bad debts under 1 percent.',
      ]),
      post('2020 – 2022', 'Counter Sales', 'Auto parts store, Goroka', [
        'Parts look-up, quotes and fleet customers.',
      ]),
    ],
    training: ['2019 – Diploma in Business Studies, Institute of Business Studies'],
    licences: 'Driver licence class 3',
    languages: 'Benabena, Tok Pisin, English',
    secondCv: {
      jobTitle: 'Auto Parts Interpreter',
      category: 'sales',
      experience: 'mid',
      skills:
        'Parts catalogues, Customer service, Stock control, Quotations, Fleet accounts, Toyota and Hino parts',
      summary: prose`
        I started at the parts counter and still know the numbers by heart. If you bring me the broken
        piece, or only the noise it made, I can usually name the part. Looking for a counter or parts
        manager position in Goroka or Hagen.`,
    },
  },
  {
    username: 'lucywasa',
    fullName: 'Lucy Wasapi',
    looks: 'woman',
    location: 'vanimo',
    jobTitle: 'Retail Supervisor',
    category: 'sales',
    experience: 'senior',
    education: 'high-school',
    pay: [20000, 28000],
    skills:
      'Team supervision, Cash office, Stock ordering, Visual displays, Loss prevention, Rosters, Customer service',
    summary: prose`
      Supervisor of a supermarket in Vanimo, with customers from both sides of the border. Eight years in
      the shop, four as supervisor of 19 people. My shelves are full on Friday and my cash office balances
      on Saturday.`,
    posts: [
      post('2022 – present', 'Retail Supervisor', 'Supermarket, Vanimo', [
        'Roster, orders and cash office; shrinkage down from 4.1 to 1.8 percent.',
      ]),
      post('2018 – 2022', 'Cashier to Section Leader', 'Supermarket, Vanimo', [
        'Till, cold goods, Christmas orders.',
      ]),
    ],
    training: ['2023 – Supervisor short course', '2017 – Grade 12, Vanimo'],
    languages: 'Wutung, Bahasa Indonesia, Tok Pisin, English',
  },
  {
    username: 'joshguria',
    fullName: 'Joshua Guriaso',
    looks: 'man',
    location: 'lae',
    jobTitle: 'Graduate Electrical Engineer',
    category: 'engineering',
    experience: 'entry',
    education: 'bachelors',
    pay: [40000, 52000],
    skills: 'Power systems, AutoCAD, MATLAB, Solar design, Report writing, Teamwork',
    summary: prose`
      I finished electrical engineering at Unitech last year and want a graduate program with real plant.
      For my project I designed and built a 5 kW solar system for a mission school, and it still runs. I
      learn fast and carry my own tools.`,
    posts: [
      post('2025', 'Vacation Student', 'Power utility, Lae', [
        'Feeder patrols, meter tests and load readings.',
      ]),
      post('2024', 'Industrial Training', 'Food factory, Lae', [
        'Ten weeks with the maintenance electricians.',
      ]),
    ],
    training: ['2025 – BEng (Electrical), PNG University of Technology', '2020 – Grade 12, Bugandi'],
    licences: 'Driver licence class 1',
    languages: 'Yabem, Tok Pisin, English',
  },
  {
    username: 'annieloko',
    fullName: 'Annie Lokoloko',
    looks: 'woman',
    location: 'port-moresby',
    jobTitle: 'Accounting Student (Internship)',
    registeredDaysAgo: 3,
    category: 'finance',
    experience: 'entry',
    education: 'high-school',
    skills: 'Excel, Bookkeeping, Data entry, Xero basics, Customer service',
    summary: prose`
      Third-year accounting student at UPNG looking for an internship in the long break. I keep the books of
      our church fellowship and of my mother’s market table, and both balance. I can start in the first week
      of the holidays.`,
    posts: [
      post('2024 – present', 'Volunteer Treasurer', 'Youth fellowship, Port Moresby', [
        'Cash book, receipts and a report to the members every quarter.',
      ]),
      post('2023 – 2024', 'Holiday Cashier', 'Stationery shop, Port Moresby', [
        'Back-to-school rush, two seasons.',
      ]),
    ],
    training: [
      '2024 – present: Bachelor of Commerce (third year), University of Papua New Guinea',
      '2022 – Grade 12, Gordons',
    ],
    languages: 'Toaripi, Motu, English, Tok Pisin',
  },
  {
    username: 'kepas',
    fullName: 'Kepas Wakuwe',
    looks: 'man',
    location: 'kundiawa',
    jobTitle: 'Graduate Agriculture Trainee',
    category: 'agriculture',
    experience: 'entry',
    education: 'bachelors',
    unavailable: true,
    skills: 'Soil sampling, Farmer training, Poultry, Coffee, Data collection, Excel',
    summary: prose`
      Agriculture graduate from Chuave. I did my field term with coffee growers and built a 200-bird poultry
      project with my brothers. I am taking a short break for family reasons and will be ready again in the
      new year.`,
    posts: [
      post('2025', 'Field Trainee', 'Coffee extension project, Chuave', [
        'Soil samples and yield counts on 60 gardens.',
      ]),
    ],
    training: ['2025 – BSc (Tropical Agriculture), PNG University of Natural Resources and Environment'],
    languages: 'Kuman, Tok Pisin, English',
  },
  {
    username: 'shirley.namora',
    fullName: 'Shirley Namora',
    looks: 'woman',
    location: 'lae',
    jobTitle: 'Customer Service Agent',
    registeredDaysAgo: 0,
    category: 'sales',
    experience: 'entry',
    education: 'certificate',
    pay: [14500, 20000],
    skills: 'Call handling, Data entry, Complaint handling, Tok Pisin, Typing, Mobile money support',
    summary: prose`
      Call centre agent in Lae, one year, seventy calls a day. I speak Tok Pisin and English without
      switching my smile off. I like solving the small problem that spoiled somebody’s morning.`,
    posts: [
      post('2025 – present', 'Customer Service Agent', 'Mobile money help line, Lae', [
        'First-call fix rate 78 percent, best of the team in August.',
      ]),
      post('2024', 'Sales Assistant', 'Phone shop, Lae', ['SIM registration and handset sales.']),
    ],
    training: ['2024 – Certificate in Business, Lae', '2022 – Grade 12, Busu'],
    languages: 'Labu, Tok Pisin, English',
  },
]
