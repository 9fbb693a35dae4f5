import type { DemoJob } from './job.ts'
import { prose } from './prose.ts'

/** Jobs of Waghi Valley Health Network, Kwato Lagoon Lodge, Garamut Digital and Sepik Coast Learning Trust. */
export const services: readonly DemoJob[] = [
  {
    key: 'waghi-midwife',
    employer: 'waghi',
    title: 'Midwife, Minj Rural Hospital',
    description: prose`
      Minj sees about 1,100 births a year with three midwives, and the fourth post has been empty for five
      months. You will share nights fairly, teach the community health workers who come to us for practice,
      and go once a month to an antenatal clinic at the end of a road.

      The labour ward was painted and rewired last year. There is oxygen, a vacuum, blood in the fridge and
      an operating theatre with a doctor who comes when called. There is also a waiting house with a kitchen
      garden, of which we are proud.

      Staff house, leave fares each year for you and your family, and school places for your children.`,
    requirements: prose`
      - Registered midwife with current practising certificate
      - Neonatal resuscitation
      - Two years after registration
      - Respect for mothers, also at three in the morning`,
    skills: ['Midwifery', 'Neonatal resuscitation', 'Antenatal care', 'Family planning'],
    location: 'minj',
    employmentType: 'full-time',
    category: 'healthcare',
    experienceLevel: 'mid',
    pay: { min: 1650, max: 2150, period: 'fortnight' },
    postedDaysAgo: 16,
    closesInDays: 5,
  },
  {
    key: 'waghi-chw',
    employer: 'waghi',
    title: 'Community Health Workers, Hela (3 positions)',
    description: prose`
      Three aid posts between Tari and Komo open again in the new year, and each needs a community health
      worker who will live there. You treat the common illnesses, vaccinate, follow up TB, weigh babies and
      send to the health centre what belongs there.

      Every second month you walk a patrol of three to five days with a colleague. A radio, a solar fridge
      and a house with a tank are in place; the communities have signed that your family is safe and
      welcome.

      We pay a remote allowance, and we pay on the day.

      A supervisor visits each aid post once a quarter, with medicines, mail and time to listen.`,
    requirements: prose`
      - Certificate in community health work, registered
      - Huli, or willing to learn it
      - Fit for long walks
      - Ready to live in the village, with family if you wish`,
    skills: ['Immunisation', 'TB follow-up', 'Maternal and child health', 'Patrols'],
    location: 'tari',
    employmentType: 'full-time',
    category: 'healthcare',
    experienceLevel: 'entry',
    pay: { min: 850, max: 1050, period: 'fortnight' },
    postedDaysAgo: 18,
    closesInDays: 10,
  },
  {
    key: 'kwato-cook',
    employer: 'kwato',
    title: 'Cook',
    description: prose`
      Breakfast for fifty, lunch boxes for two dive boats, dinner for whoever comes, and Friday fish for
      half of Alotau. You share the kitchen with one other cook and three helpers.

      We buy fish from canoes in the morning and greens from the market, so the menu is written at eleven
      o'clock and not in January. If you can bake bread, say so in the first line of your letter.

      Five days a week with split shifts. Staff meals, uniform and a boat ride home to the islands every
      second weekend.

      We close for two weeks each year and everybody is paid. If you have ideas for island dishes on the
      menu, cook one for us at the trial.`,
    requirements: prose`
      - Certificate in cookery or four years in a hotel kitchen
      - Seafood, and clean work with it
      - Food handler certificate
      - Good humour`,
    skills: ['Seafood', 'Menu planning', 'Food safety', 'Baking'],
    location: 'alotau',
    employmentType: 'full-time',
    category: 'hospitality',
    experienceLevel: 'mid',
    pay: { min: 720, max: 920, period: 'fortnight' },
    postedDaysAgo: 8,
    closesInDays: 13,
  },
  {
    key: 'kwato-housekeeper',
    employer: 'kwato',
    title: 'Weekend Housekeeper',
    description: prose`
      Friday to Sunday, five hours a day, when the lodge is full. You clean rooms, change linen and lend a
      hand in the laundry. Our head housekeeper has been here for eleven years and teaches well; she also
      inspects well.

      The position suits somebody who studies or looks after family in the week. When a cruise ship visits
      there are extra hours for those who want them.

      We pay each fortnight, with a slip, also for a few hours. Lunch is with the team on the verandah at
      half past twelve. If you are a student, tell us your examination dates, and we will plan around them
      as well as we can.`,
    requirements: prose`
      - Experience in cleaning or a good word from somebody we know
      - Careful with other people's things
      - Lives in or near Alotau`,
    skills: ['Room cleaning', 'Laundry', 'Guest service'],
    location: 'alotau',
    employmentType: 'part-time',
    category: 'hospitality',
    experienceLevel: 'entry',
    pay: { min: 6, max: 7.5, period: 'hour' },
    postedDaysAgo: 20,
    closesInDays: 1,
  },
  {
    key: 'garamut-developer',
    employer: 'garamut',
    title: 'Software Developer (TypeScript)',
    description: prose`
      You will work on our clinic record system, used by 64 health facilities, most of which are on solar
      power and a weak signal. It stores first and sends later, so you will think about conflicts, clocks
      and what the nurse sees while she waits.

      The team is nine developers, two designers and a former nurse who tells us when we are wrong. We write
      tests, review each other's code kindly, and release every second Thursday, never on a Friday.

      You can work from our Waigani office or from home with a visit each month. We pay your data. Twice a
      year everybody spends three days in a clinic that uses the product; last time it was Kupiano.`,
    requirements: prose`
      - Three years of professional development, of which one in TypeScript
      - PostgreSQL or another SQL database
      - Shows code that somebody uses
      - Degree welcome, not needed`,
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Testing'],
    location: 'port-moresby',
    employmentType: 'full-time',
    category: 'it',
    experienceLevel: 'mid',
    pay: { min: 6000, max: 8200, period: 'month' },
    postedDaysAgo: 4,
    closesInDays: 22,
    isFeatured: true,
  },
  {
    key: 'garamut-designer',
    employer: 'garamut',
    title: 'Web Designer, Project Basis',
    description: prose`
      We need a designer for the new websites of two savings societies and one provincial hospital, about
      ten days of work each over the next four months. Light pages, large type, clear in Tok Pisin and in
      English, and good on a phone with a cracked screen.

      You work from wherever you are. We talk on Monday, you show something on Thursday, and we pay each
      project in two parts, the second within a week of going live.

      If it goes well there will be more.

      Texts and photographs come from the customers, mostly on time. You will have one person here who
      answers within the day.`,
    requirements: prose`
      - Three live websites to show
      - HTML and CSS by hand, Figma or similar
      - Knows what contrast and weight mean for readers on prepaid data`,
    skills: ['HTML and CSS', 'Figma', 'Writing for the web', 'Logo design'],
    location: 'remote-work-from-home',
    employmentType: 'freelance',
    category: 'it',
    experienceLevel: 'entry',
    salaryRange: 'K4,500 – K6,000 a project',
    postedDaysAgo: 14,
    closesInDays: 7,
  },
  {
    key: 'garamut-intern',
    employer: 'garamut',
    title: 'Accounts Intern (University Break)',
    description: prose`
      Twelve weeks in our small accounts office during the university break. You will help with invoices,
      bank reconciliation and the stock of tablets, and you will write down how we do it, because nobody
      has.

      You get a desk next to our accountant, a real task in the first week and a reference at the end. We
      pay interns; somebody who works should be able to take the bus and eat lunch.

      Two of our last five interns came back as employees after their degree, and one of them now signs the
      cheques that we are no longer allowed to write. Hours are eight to four, with time off for anything
      your faculty asks of you.`,
    requirements: prose`
      - Second or third year of accounting or commerce
      - Excel
      - Lives in Port Moresby during the break`,
    skills: ['Excel', 'Bookkeeping', 'Data entry'],
    location: 'port-moresby',
    employmentType: 'internship',
    category: 'finance',
    experienceLevel: 'entry',
    pay: { min: 500, max: 600, period: 'fortnight' },
    postedDaysAgo: 3,
    closesInDays: 12,
  },
  {
    key: 'sepik-teacher',
    employer: 'sepik',
    title: 'Mathematics and Science Teacher, Grades 9 to 12',
    description: prose`
      Our secondary school in Wewak has 640 students, a science room with a roof that no longer leaks, and a
      mathematics teacher who has carried two classes too many all year. You will teach 24 periods a week,
      run the Saturday maths clinic and share in boarding duty one weekend a month.

      We look for somebody who likes teenagers and can explain fractions with a coconut. The library has
      3,000 books and ten computers that work. The laboratory is small; ideas are welcome and so are bamboo,
      batteries and bottles.

      You are paid by the trust on the public teaching scale. There is a teacher's house on the grounds, ten
      minutes from the beach, and your own children may come to our schools without fees. Start with the
      next term.`,
    requirements: prose`
      - Diploma or degree in secondary teaching, or a science degree and a teaching certificate
      - Registered teacher, or able to register
      - Police clearance; we speak to every referee`,
    skills: ['Mathematics', 'Physics', 'Exam preparation', 'Laboratory work', 'Boarding supervision'],
    location: 'wewak',
    employmentType: 'full-time',
    category: 'education',
    experienceLevel: 'mid',
    pay: { min: 1200, max: 1550, period: 'fortnight' },
    postedDaysAgo: 9,
    closesInDays: 16,
  },
]
