import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Teachers, farmers and fishers. */
export const schoolsLand: readonly JobSeekerContent[] = [
  {
    username: 'msaiba',
    fullName: 'Margaret Saiba',
    looks: 'woman',
    location: 'daru',
    jobTitle: 'Primary School Teacher',
    category: 'education',
    experience: 'senior',
    education: 'diploma',
    pay: [24000, 32000],
    skills:
      'Lesson planning, Phonics, Multigrade teaching, Classroom management, Parent meetings, Assessment, School library',
    summary: prose`
      I have taught elementary and lower primary in Daru and the Trans-Fly for ten years. My Grade 3
      children read, because we read every morning before anything else. I am ready to be a senior teacher
      or a deputy in a school that cares for its books.`,
    posts: [
      post('2019 – present', 'Senior Teacher, Lower Primary', 'Government primary school, Daru', [
        'Lead six teachers; wrote the phonics plan for Grades 1 to 3.',
        'Built a library of 1,400 books with the parents and a church partner.',
      ]),
      post('2015 – 2019', 'Teacher, Grades 3 and 4', 'Community school, Morehead', [
        'Multigrade class of 52; also looked after the school garden.',
      ]),
    ],
    training: [
      '2014 – Diploma in Primary Teaching, teachers’ college, Popondetta',
      '2021 – In-service, early reading',
    ],
    licences: 'Registered teacher',
    languages: 'Kiwai, Hiri Motu, English, Tok Pisin',
  },
  {
    username: 'jonorari',
    fullName: 'Jonathan Orarike',
    looks: 'man',
    location: 'popondetta',
    jobTitle: 'Secondary School Teacher (Mathematics and Physics)',
    category: 'education',
    experience: 'mid',
    education: 'bachelors',
    pay: [32000, 42000],
    photo: true,
    skills:
      'Mathematics, Physics, Exam preparation, Laboratory work, Timetabling, Boarding supervision, Computer basics',
    summary: prose`
      Maths and physics teacher in Oro, four years with Grades 11 and 12. I make physics from bamboo,
      batteries and bicycle parts, and the exam marks follow. I can also do the timetable, which is why my
      last two principals did not want to let me go.`,
    posts: [
      post('2022 – present', 'Subject Head, Mathematics', 'Secondary school, Popondetta', [
        'Grade 12 advanced mathematics passes up from 54 to 76 percent in three years.',
        'Make the timetable for 1,100 students and 46 teachers.',
      ]),
      post('2021', 'Graduate Teacher', 'Secondary school, Kokoda', [
        'Physics, mathematics and boys’ boarding.',
      ]),
    ],
    training: ['2020 – Bachelor of Education (Science), University of Goroka'],
    licences: 'Registered teacher',
    languages: 'Orokaiva, Tok Pisin, English, Hiri Motu',
  },
  {
    username: 'agnes.mondo',
    fullName: 'Agnes Mondiai',
    looks: 'woman',
    location: 'minj',
    jobTitle: 'Early Childhood Teacher',
    category: 'education',
    experience: 'entry',
    education: 'certificate',
    skills:
      'Early childhood education, Play-based learning, Story telling, Child protection, Parent meetings, Singing',
    summary: prose`
      New early childhood teacher from Banz, two years with three- to five-year-olds. I make my own toys and
      charts and I know many songs. I am looking for a preschool, also a private one, in the Highlands or in
      Moresby.`,
    posts: [
      post('2024 – present', 'Preschool Teacher', 'Church preschool, Banz', [
        'Group of 24 children; weekly meeting with the mothers and grandmothers.',
      ]),
      post('2023', 'Practice Teacher', 'Elementary school, Minj', ['Two blocks of practical teaching.']),
    ],
    training: ['2023 – Certificate in Early Childhood Teaching, Mount Hagen', '2021 – Grade 12, Jiwaka'],
    languages: 'Yu Wooi, Tok Pisin, English',
  },
  {
    username: 'freda.muliap',
    fullName: 'Dr Freda Muliape',
    looks: 'woman',
    location: 'lae',
    jobTitle: 'Lecturer in Food Technology',
    category: 'education',
    experience: 'executive',
    education: 'phd',
    pay: [115000, 150000],
    skills:
      'Research, Lecturing, Food safety, HACCP, Grant writing, Supervision of students, Product development, Statistics',
    summary: prose`
      Food scientist and lecturer with twelve years at university and four in a factory before that. My
      doctoral work was on drying sweet potato in village conditions. I am open to part-time consulting on
      food safety and new products for PNG manufacturers.`,
    posts: [
      post('2014 – present', 'Lecturer, then Senior Lecturer', 'PNG University of Technology, Lae', [
        'Supervised 31 final-year projects and four postgraduate students.',
        'Won grants worth K640,000 for work on sweet potato flour.',
      ]),
      post('2008 – 2012', 'Quality Assurance Officer', 'Food factory, Lae', [
        'Wrote the first HACCP plan of the plant.',
      ]),
    ],
    training: [
      '2013 – PhD (Food Science), overseas scholarship',
      '2007 – BSc (Food Technology), PNG University of Technology',
    ],
    licences: 'Driver licence class 1',
    languages: 'Adzera, Tok Pisin, English',
  },
  {
    username: 'paulkaoa',
    fullName: 'Paul Kaore',
    looks: 'man',
    location: 'kimbe',
    jobTitle: 'Agronomist (Oil Palm)',
    category: 'agriculture',
    experience: 'mid',
    education: 'bachelors',
    pay: [55000, 72000],
    photo: true,
    skills:
      'Oil palm agronomy, Leaf and soil sampling, Fertiliser planning, Smallholder extension, Pest monitoring, RSPO, GIS mapping',
    summary: prose`
      Agronomist from Hoskins, raised on a settlement block, so I know palm from both ends of the harvesting
      pole. I work with 1,200 smallholder blocks on fertiliser, pruning and pests. My wish is a trials or
      sustainability position.`,
    posts: [
      post('2022 – present', 'Smallholder Agronomist', 'Oil palm milling company, Kimbe', [
        'Yield of the blocks in my division up from 13 to 17 tonnes a hectare.',
        'Train 30 farmer leaders on rhinoceros beetle and basal rot.',
      ]),
      post('2020 – 2022', 'Field Assistant, Trials', 'Oil palm research station, Kimbe', [
        'Measured palms, took leaf samples, kept 11 fertiliser trials.',
      ]),
    ],
    training: ['2019 – BSc (Tropical Agriculture), PNG University of Natural Resources and Environment'],
    licences: 'Driver licence class 3, Motorbike licence',
    languages: 'Nakanai, Tok Pisin, English',
  },
  {
    username: 'roselyn.turagil',
    fullName: 'Roselyn Turakil',
    looks: 'woman',
    location: 'kokopo',
    jobTitle: 'Cocoa Extension Officer',
    category: 'agriculture',
    experience: 'senior',
    education: 'diploma',
    pay: [34000, 45000],
    photo: true,
    skills:
      'Cocoa rehabilitation, Pod borer control, Grafting, Farmer training, Fermentation and drying, Record keeping, Women in agriculture',
    summary: prose`
      Extension officer from Toma with nine years in cocoa. When pod borer came I showed farmers how to
      prune low and harvest weekly, and I still do. I work best out in the blocks with a bush knife, a
      grafting kit and thirty farmers.`,
    posts: [
      post('2020 – present', 'Extension Officer', 'Cocoa growers’ cooperative, Kokopo', [
        'Support 640 growers in four wards; sales of wet bean up 40 percent since 2021.',
        'Started three nurseries run by women, 60,000 clonal seedlings sold.',
      ]),
      post('2016 – 2020', 'Assistant Extension Officer', 'Provincial agriculture office, Kokopo', [
        'Weekly field days and grafting lessons; monthly reports.',
      ]),
    ],
    training: ['2015 – Diploma in Tropical Agriculture, PNG University of Natural Resources and Environment'],
    licences: 'Driver licence class 3',
    languages: 'Kuanua, Tok Pisin, English',
  },
  {
    username: 'chapau',
    fullName: 'Chapau Pokanau',
    looks: 'man',
    location: 'lorengau',
    jobTitle: 'Fisheries Observer',
    category: 'agriculture',
    experience: 'mid',
    education: 'certificate',
    pay: [30000, 42000],
    skills:
      'Fish identification, Catch sampling, Report writing, Sea safety, GPS and navigation, Conflict handling, Swimming',
    summary: prose`
      Observer on tuna boats for four years, 23 trips, the longest 71 days. I write what I see, in ink, and
      I have never handed in a short report. Between trips I am home in Manus and can leave with three days
      of warning.`,
    posts: [
      post('2021 – present', 'Fisheries Observer (trip contract)', 'National observer programme', [
        'Purse seine and longline trips from Lae, Rabaul, Wewak and Pohnpei.',
        'Debriefing scores among the best ten of my year.',
      ]),
      post('2019 – 2020', 'Deckhand', 'Island trading boat, Lorengau', ['Deck work, night watch and cargo.']),
    ],
    training: [
      '2021 – Pacific Islands Regional Fisheries Observer certificate, Kavieng',
      '2018 – Grade 12, Lorengau',
    ],
    licences: 'STCW basic safety, Dinghy operator',
    languages: 'Titan, Tok Pisin, English',
  },
  {
    username: 'wesley.izo',
    fullName: 'Wesley Izowe',
    looks: 'man',
    location: 'kainantu',
    jobTitle: 'Coffee Quality Officer',
    category: 'agriculture',
    experience: 'entry',
    education: 'diploma',
    pay: [22000, 30000],
    skills: 'Cupping, Green bean grading, Wet mill operation, Farmer training, Certification audits, Excel',
    summary: prose`
      I grade and cup coffee from Okapa, Obura and Kainantu. Two years ago I did not drink it; now I can
      tell you which side of the ridge a parchment was dried on. I want to learn export and roasting.`,
    posts: [
      post('2024 – present', 'Quality Assistant', 'Coffee dry mill, Goroka', [
        'Cup 25 lots a day in season and give feedback to 17 grower groups.',
      ]),
      post('2023', 'Trainee', 'Coffee growers’ cooperative, Kainantu', [
        'Weighing, moisture checks and farmer records.',
      ]),
    ],
    training: ['2022 – Diploma in Tropical Agriculture, agriculture college, Eastern Highlands'],
    licences: 'Driver licence class 1',
    languages: 'Kamano, Tok Pisin, English',
  },
]
