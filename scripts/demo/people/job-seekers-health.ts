import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Nurses and other health workers. */
export const health: readonly JobSeekerContent[] = [
  {
    username: 'ana',
    fullName: 'Ana Kila',
    looks: 'woman',
    location: 'port-moresby',
    jobTitle: 'Registered Nurse',
    category: 'healthcare',
    experience: 'senior',
    education: 'diploma',
    pay: [42000, 56000],
    photo: true,
    skills:
      'Emergency nursing, Triage, Wound care, IV therapy, Patient education, Medication management, Ward supervision, First aid training',
    summary: prose`
      Registered nurse from Gabagaba with eight years in emergency and medical wards in Port Moresby. On a
      busy night I keep calm, keep the notes straight and see that families know what is happening. I am
      looking for a clinic or site nurse position where I can also train first aiders.`,
    posts: [
      post('2021 – present', 'Nursing Officer, Emergency', 'Public hospital, Port Moresby', [
        'Triage for 120 to 180 patients a day with a team of six nurses.',
        'Shift in charge since 2023; made the handover sheet that all three shifts now use.',
        'Taught basic life support to 85 hospital staff and 40 teachers.',
      ]),
      post('2018 – 2021', 'Nursing Officer, Medical Ward', 'Public hospital, Port Moresby', [
        'Cared for 12 to 16 patients a shift, many with TB or diabetes.',
        'Ward infection control nurse during 2020 and 2021.',
      ]),
      post('2017', 'Graduate Nurse (rural posting)', 'Health centre, Kupiano', [
        'Outpatients, immunisation patrols by dinghy and on foot, night call.',
      ]),
    ],
    training: [
      '2016 – Diploma of General Nursing, Pacific Adventist University',
      '2017 – Registered with the Nursing Council',
      '2023 – Advanced life support provider',
      '2012 – Grade 12, Kwikila Secondary School',
    ],
    licences: 'Nursing Council practising certificate, Driver licence class 1',
    languages: 'Sinaugoro, Motu, English, Tok Pisin',
    secondCv: {
      jobTitle: 'Site and Clinic Nurse',
      category: 'mining',
      experience: 'senior',
      skills:
        'Occupational health, Emergency response, First aid training, Medical evacuation, Fitness for work medicals, Drug and alcohol testing, Triage',
      summary: prose`
        Emergency nurse who wants to work on site: fitness-for-work medicals, first aid rooms, medevac calls
        and training the emergency team. I have eight years of hospital nursing, advanced life support, and
        no fear of helicopters. Any FIFO roster up to six weeks suits my family.`,
    },
  },
  {
    username: 'hagai',
    fullName: 'Hagai Andabe',
    looks: 'man',
    location: 'tari',
    jobTitle: 'Community Health Worker',
    category: 'healthcare',
    experience: 'mid',
    education: 'certificate',
    pay: [20000, 27000],
    skills:
      'Immunisation, Maternal and child health, Malaria testing, TB follow-up, Patrols, Cold chain, Health education',
    summary: prose`
      I am a community health worker in Hela. I walk patrols of up to five days with a vaccine carrier and I
      know every family in four wards. I would like to work for a health program that reaches remote places
      and pays on time.`,
    posts: [
      post('2021 – present', 'Officer in Charge, Aid Post', 'Church health services, Komo', [
        'Some 40 outpatients a day with one assistant; monthly report never late.',
        'Raised measles vaccine cover in our catchment from 48 to 81 percent.',
      ]),
      post('2020 – 2021', 'Community Health Worker', 'Health centre, Tari', [
        'Worked in the labour ward, TB corner and outpatients on rotation.',
      ]),
    ],
    training: [
      '2019 – Certificate in Community Health Work, CHW training school, Southern Highlands',
      '2016 – Grade 10, Tari Secondary School',
    ],
    languages: 'Huli, Tok Pisin, English',
  },
  {
    username: 'liz.sirivoi',
    fullName: 'Elizabeth Sirivoi',
    looks: 'woman',
    location: 'buka',
    jobTitle: 'Midwife',
    category: 'healthcare',
    experience: 'executive',
    education: 'bachelors',
    pay: [55000, 70000],
    photo: true,
    skills:
      'Midwifery, Neonatal resuscitation, Antenatal care, Family planning, Team supervision, Training, Emergency obstetrics',
    summary: prose`
      Midwife from Siwai with fourteen years of catching babies, by torchlight in the early years. I run a
      maternity ward of nine staff and teach village birth attendants when to send a mother early. I want to
      finish my working life training younger midwives.`,
    posts: [
      post('2017 – present', 'Sister in Charge, Maternity', 'General hospital, Buka', [
        'About 1,900 births a year with a team of nine.',
        'Started the waiting house for mothers from the atolls, 120 mothers a year.',
      ]),
      post('2011 – 2017', 'Nursing Officer and Midwife', 'Health centre, Buin', [
        'Births, antenatal patrols and neonatal care with no doctor on site.',
      ]),
    ],
    training: [
      '2014 – Bachelor of Midwifery, University of Goroka',
      '2010 – Diploma of General Nursing, Arawa',
      '2022 – Emergency obstetric care trainer',
    ],
    licences: 'Nursing Council practising certificate',
    languages: 'Motuna, Tok Pisin, English',
  },
  {
    username: 'joyce.gotaha',
    fullName: 'Joyce Gotaha',
    looks: 'woman',
    location: 'goroka',
    jobTitle: 'Pharmacist',
    category: 'healthcare',
    experience: 'mid',
    education: 'bachelors',
    pay: [58000, 75000],
    skills:
      'Dispensing, Medicine supply, Stock control, Patient counselling, mSupply, HIV and TB medicines, Staff training',
    summary: prose`
      Pharmacist with four years between a hospital store and a town chemist in Goroka. I can tell you what
      will run out six weeks before it does. I like to sit with patients until the instructions are clear in
      their own language.`,
    posts: [
      post('2023 – present', 'Pharmacist', 'Provincial hospital, Goroka', [
        'Run the store for 340 items; stock-outs of vital medicines down from 19 to 6 a year.',
        'Weekly ward rounds with the medical team.',
      ]),
      post('2021 – 2023', 'Graduate Pharmacist', 'Town pharmacy, Goroka', [
        'Dispensed 90 to 120 scripts a day.',
      ]),
    ],
    training: ['2020 – Bachelor of Pharmacy, University of Papua New Guinea', '2022 – Registered pharmacist'],
    licences: 'Pharmacist registration, Driver licence class 1',
    languages: 'Alekano, Tok Pisin, English',
  },
  {
    username: 'akambu',
    fullName: 'Alphonse Kambuin',
    looks: 'man',
    location: 'wewak',
    jobTitle: 'Medical Laboratory Technician',
    category: 'healthcare',
    experience: 'mid',
    education: 'diploma',
    pay: [36000, 46000],
    skills:
      'Haematology, Malaria microscopy, GeneXpert, Blood bank, Quality control, Sample transport, Lab safety',
    summary: prose`
      Lab technician from the middle Sepik. I read slides fast and correctly, and I run the TB machine on
      solar when the power goes. I would move for a lab with a proper blood bank.`,
    posts: [
      post('2021 – present', 'Laboratory Technician', 'Provincial hospital, Wewak', [
        'Some 2,300 tests a month; passed the outside quality panel four years in a row.',
        'Set up sample runs by boat from two river health centres.',
      ]),
      post('2020', 'Laboratory Trainee', 'Provincial hospital, Vanimo', ['Malaria, TB and basic chemistry.']),
    ],
    training: ['2019 – Diploma in Medical Laboratory Science, Divine Word University'],
    licences: 'Driver licence class 1',
    languages: 'Iatmul, Tok Pisin, English',
  },
  {
    username: 'lilian.tuboi',
    fullName: 'Lilian Tubowa',
    looks: 'woman',
    location: 'alotau',
    jobTitle: 'Paediatric Nurse',
    category: 'healthcare',
    experience: 'mid',
    education: 'diploma',
    pay: [36000, 45000],
    cvStatus: 'hired',
    skills: 'Paediatric nursing, Nutrition, Immunisation, Family counselling, IV therapy, Record keeping',
    summary: prose`
      Children's nurse in Alotau, from Dobu Island. I worked four years in the children's ward and the
      nutrition corner. Mothers trust me with the scales and with their worries.`,
    posts: [
      post('2021 – present', 'Nursing Officer, Children', 'Provincial hospital, Alotau', [
        'Twenty-bed ward; led the nutrition corner, 210 children treated in 2024.',
        'Immunisation patrols to the D’Entrecasteaux islands twice a year.',
      ]),
    ],
    training: [
      '2020 – Diploma of General Nursing, college of nursing, Alotau',
      '2023 – Certificate in child health, Port Moresby',
    ],
    licences: 'Nursing Council practising certificate',
    languages: 'Dobu, Suau, English, Tok Pisin',
  },
  {
    username: 'drkaupa',
    fullName: 'Dr Nancy Kaupere',
    looks: 'woman',
    location: 'kundiawa',
    jobTitle: 'Medical Officer',
    category: 'healthcare',
    experience: 'senior',
    education: 'masters',
    pay: [120000, 160000],
    skills:
      'General surgery, Emergency medicine, Clinical teaching, Obstetric surgery, Ultrasound, Hospital management, Audit',
    summary: prose`
      Rural generalist doctor with seven years in district hospitals in Simbu and Jiwaka. I do what comes
      through the door: fractures, obstructed labour, chest drains, and the audit meeting on Friday. I am
      interested in a hospital that wants to build up its theatre and keep its nurses.`,
    posts: [
      post('2020 – present', 'Senior Medical Officer', 'District hospital, Gumine', [
        'About 420 operations a year with one anaesthetic officer.',
        'Supervise two residents and the rural training block.',
      ]),
      post('2017 – 2020', 'Resident Medical Officer', 'Provincial hospital, Mount Hagen', [
        'Rotations in surgery, obstetrics, paediatrics and medicine.',
      ]),
    ],
    training: [
      '2023 – Master of Medicine (Rural), University of Papua New Guinea',
      '2016 – MBBS, University of Papua New Guinea',
    ],
    licences: 'Medical Board registration, Driver licence class 3',
    languages: 'Kuman, Tok Pisin, English',
  },
]
