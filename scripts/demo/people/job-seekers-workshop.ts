import { prose } from '../prose.ts'
import { type JobSeekerContent, post } from './job-seeker.ts'

/** Fitters, machine operators and tradespeople. */
export const workshop: readonly JobSeekerContent[] = [
  {
    username: 'koivi',
    fullName: 'Koivi Aru',
    looks: 'man',
    location: 'lae',
    jobTitle: 'Diesel Fitter',
    category: 'trades',
    experience: 'senior',
    education: 'certificate',
    pay: [48000, 62000],
    photo: true,
    skills:
      'Diesel engines, Hydraulics, Brake and air systems, Fault finding, Caterpillar, Hino, Preventive maintenance, Forklift operation',
    summary: prose`
      I am a diesel fitter from Malalaua with nine years on trucks and yellow machines, the last five as
      leading hand in Lae. I like the jobs where the fault comes and goes, and I write down what I find so
      the next shift does not start again. I have worked twelve-hour shifts in camp and I am happy with a
      FIFO roster.`,
    posts: [
      post('2021 – present', 'Leading Hand Diesel Fitter', 'Markham Ridge Haulage, Lae', [
        'Lead five fitters and two apprentices who look after 22 prime movers and 40 trailers on the Highlands run.',
        'Cut repeat brake jobs by a third by checking every wheel end at the B service.',
        'Keep the workshop job cards and order parts for the week with the storeman.',
      ]),
      post('2017 – 2021', 'Heavy Equipment Fitter', 'Erap Earthmoving, Nadzab', [
        'Serviced and repaired D6 and D8 dozers, 20 and 30 tonne excavators and graders on road contracts.',
        'Went out with the field truck to breakdowns as far as Kaiapit and Watarais.',
      ]),
      post('2013 – 2016', 'Apprentice Heavy Equipment Fitter', 'Erap Earthmoving, Nadzab', [
        'Four-year apprenticeship; block courses finished with distinction in hydraulics.',
      ]),
    ],
    training: [
      '2024 – Work at heights and confined space (renewed)',
      '2016 – Certificate of Trade Completion, Heavy Equipment Fitting, NATTB',
      '2012 – Technical Training Certificate, heavy equipment, Lae',
      '2010 – Grade 10, Malalaua High School',
    ],
    licences: 'Driver licence class 6, Forklift ticket, Overhead crane ticket',
    languages: 'Toaripi, Tok Pisin, English, Hiri Motu',
    secondCv: {
      jobTitle: 'Workshop Supervisor',
      category: 'trades',
      experience: 'senior',
      skills:
        'Workshop supervision, Job planning, Apprentice training, Diesel engines, Parts ordering, Toolbox talks, Hydraulics',
      summary: prose`
        Leading hand in a truck workshop in Lae who is ready to run one. I plan the week with operations,
        train apprentices at the bench and keep the parts bill honest. I am looking for a workshop of ten to
        twenty people anywhere on the coast or in the Highlands.`,
    },
  },
  {
    username: 'tagobe',
    fullName: 'Tagobe Hengene',
    looks: 'man',
    location: 'porgera',
    jobTitle: 'Heavy Equipment Operator',
    category: 'mining',
    experience: 'senior',
    education: 'high-school',
    pay: [42000, 58000],
    skills:
      'Excavator operation, Dozer operation, Haul truck operation, Pre-start checks, Road building, Two-way radio',
    summary: prose`
      Excavator and dozer operator with eight years in open pit and on mountain roads between Tari and
      Porgera. I keep my benches level and my machine clean, and I have no lost-time injury to my name. I
      can train new operators in Huli, Tok Pisin or English.`,
    posts: [
      post('2022 – present', 'Excavator Operator', 'Andita Civil and Plant Hire, Porgera', [
        'Load 40 tonne trucks on the access road project, day and night shift, 21 days on and 7 off.',
        'Sign off pre-start checks and report defects before the machine moves.',
      ]),
      post('2018 – 2022', 'Dozer and Truck Operator', 'Open pit contractor, Enga Province', [
        'Drove 90 tonne haul trucks for two years, then moved to D9 dozers on the waste dump.',
        'Chosen as shift safety representative in 2020 and 2021.',
      ]),
      post('2016 – 2018', 'Trainee Operator', 'Hela road maintenance gang, Tari', [
        'Started on the roller and the water cart, learned the grader from the old hands.',
      ]),
    ],
    training: [
      '2018 – Plant operator assessment, excavator, dozer and rigid haul truck',
      '2015 – Grade 12, Tari Secondary School',
      '2025 – Medical fitness and site induction current',
    ],
    licences: 'Driver licence class 4, Driver licence class 6, Plant operator tickets',
    languages: 'Huli, Ipili, Tok Pisin, English',
  },
  {
    username: 'swartovo',
    fullName: 'Steven Wartovo',
    looks: 'man',
    location: 'rabaul',
    jobTitle: 'Boilermaker',
    category: 'trades',
    experience: 'senior',
    education: 'certificate',
    pay: [45000, 60000],
    skills:
      'Boilermaking, Structural steel, Plate work, Flux-cored welding, Reading drawings, Oxy cutting, Ship repair',
    summary: prose`
      Boilermaker from Matupit with ten years on slipways, copra mills and storage tanks. I read drawings
      well and can set out plate work from nothing more than a sketch and good measurements. I would like to
      come back to shutdown work, two to eight weeks at a time.`,
    posts: [
      post('2019 – present', 'Boilermaker, second hand', 'Simpson Harbour Slipway, Rabaul', [
        'Replace shell plate, bulwarks and tanks on coastal ships up to 60 metres.',
        'Built the frames for four new work boats to class drawings.',
      ]),
      post('2015 – 2019', 'Boilermaker Welder', 'Tavilo Steel Works, Kokopo', [
        'Made and put up steel for three warehouses, a church and a cocoa fermentary.',
        'Hired out for two mill shutdowns a year in West New Britain.',
      ]),
    ],
    training: [
      '2018 – National Trade Certificate level 3, Metal Fabrication, NATTB',
      '2014 – Certificate in Metal Fabrication and Welding, Kokopo technical college',
    ],
    licences: 'Driver licence class 3, Rigger and dogman ticket',
    languages: 'Kuanua, Tok Pisin, English',
  },
  {
    username: 'dorcas.yambo',
    fullName: 'Dorcas Yambo',
    looks: 'woman',
    location: 'tabubil',
    jobTitle: 'Electrician',
    category: 'trades',
    experience: 'mid',
    education: 'certificate',
    pay: [46000, 60000],
    photo: true,
    skills:
      'Industrial wiring, Motor control, Fault finding, PLC basics, Cable termination, Isolation and tagging, Solar',
    summary: prose`
      Licensed electrician, Sepik mother and Ok Tedi valley father, trained on a mine site and proud of it.
      I look after motors, starters and conveyor controls on a fixed plant crew and I share what I know with
      the girls who come through on the apprentice program. I am careful with isolations and I do not rush.`,
    posts: [
      post('2022 – present', 'Plant Electrician', 'Fixed plant maintenance contractor, Tabubil', [
        'Planned and breakdown work on crushers, conveyors and pumps, 14 days on and 14 off.',
        'Rewired two motor control centres during the 2024 shutdown, no rework.',
      ]),
      post('2018 – 2022', 'Apprentice Electrician', 'Mine apprentice program, Tabubil', [
        'Second in my year at the final trade test.',
        'Wired twelve staff houses and the community hall under supervision.',
      ]),
    ],
    training: [
      '2022 – Certificate of Trade Completion, Electrical, NATTB',
      '2022 – Electrician licence',
      '2017 – Grade 12, Kiunga Secondary School',
    ],
    licences: 'Electrician licence, Driver licence class 1',
    languages: 'Yonggom, Tok Pisin, English',
  },
  {
    username: 'gsiune',
    fullName: 'Gabriel Siune',
    looks: 'man',
    location: 'kundiawa',
    jobTitle: 'Carpenter',
    category: 'trades',
    experience: 'executive',
    education: 'certificate',
    pay: [26000, 36000],
    skills:
      'Formwork, Roof framing, Finishing carpentry, Classroom construction, Reading drawings, Joinery, Team leading',
    summary: prose`
      I am a Simbu carpenter and I have built classrooms, aid posts and staff houses for twelve years. I set
      out from drawings, lead a gang of six to ten and finish when I say I will. Mountain sites without a
      road are no trouble for me.`,
    posts: [
      post('2020 – present', 'Carpenter Foreman', 'Elimbari Construction, Kundiawa', [
        'Built eleven double classrooms and four teachers houses under district projects.',
        'Carry out the set-out, order timber and keep the day book.',
      ]),
      post('2014 – 2020', 'Carpenter', 'Wahgi Homes, Minj', [
        'Formwork, framing and finishing on some forty houses.',
        'Made kitchen joinery in the workshop during the wet.',
      ]),
    ],
    training: [
      '2014 – Certificate in Carpentry and Construction, Mount Hagen Technical College',
      '2019 – National Trade Certificate level 2, Carpentry, NATTB',
    ],
    licences: 'Driver licence class 3',
    languages: 'Kuman, Tok Pisin, English',
  },
  {
    username: 'moses.gamea',
    fullName: 'Moses Gamea',
    looks: 'man',
    location: 'kiunga',
    jobTitle: 'Coded Welder',
    category: 'trades',
    experience: 'mid',
    education: 'certificate',
    pay: [38000, 52000],
    skills:
      'Stick welding, TIG welding, Pipe welding, Barge repair, Gas cutting, Grinding, Weld inspection basics',
    summary: prose`
      Welder from the Kiwai coast, now five years in Kiunga on barges, fuel lines and pump stations. My pipe
      test (6G, stick and TIG) is current to next year. I am used to river camps and wet weather.`,
    posts: [
      post('2021 – present', 'Welder', 'Fly River Marine Engineering, Kiunga', [
        'Repair barges and pontoons on the slip, 6 to 8 a year.',
        'Welded 1.4 km of 150 mm fuel line for the new depot; three repairs on X-ray.',
      ]),
      post('2019 – 2021', 'Welder Assistant', 'Daru wharf maintenance team, Daru', [
        'Cut, ground and fitted steel for fenders and ladders.',
      ]),
    ],
    training: [
      '2023 – Pipe welding test 6G, stick and TIG',
      '2018 – Certificate in Metal Fabrication and Welding, Port Moresby Technical College',
    ],
    licences: 'Dinghy operator, Driver licence class 1',
    languages: 'Kiwai, English, Tok Pisin, Hiri Motu',
  },
  {
    username: 'igavagi',
    fullName: 'Iga Vagi',
    looks: 'man',
    location: 'port-moresby',
    jobTitle: 'Plumber',
    category: 'trades',
    experience: 'mid',
    education: 'certificate',
    pay: [28000, 38000],
    skills:
      'Pipe fitting, Hot water systems, Sewer and drainage, Water tanks and pumps, Solar hot water, Quoting small jobs',
    summary: prose`
      Plumber from Hanuabada with five years in new apartments and hospital maintenance. I do clean work, I
      explain to the tenant what was wrong, and I turn up when I say. I have my own hand tools.`,
    posts: [
      post('2023 – present', 'Maintenance Plumber', 'Hospital facilities contractor, Port Moresby', [
        'Keep water, steam and drainage running in wards and kitchens; on call one week in three.',
        'Found and fixed leaks that brought the water bill down by a fifth in one year.',
      ]),
      post('2020 – 2023', 'Plumber', 'Koki Point Plumbing, Port Moresby', [
        'Rough-in and fit-off for 64 apartments in two buildings.',
      ]),
    ],
    training: [
      '2020 – Certificate of Trade Completion, Plumbing, NATTB',
      '2016 – Technical Training Certificate, Port Moresby Technical College',
    ],
    licences: 'Driver licence class 3',
    languages: 'Motu, English, Tok Pisin',
  },
  {
    username: 'jkuluah',
    fullName: 'Jerry Kuluah',
    looks: 'man',
    location: 'lae',
    jobTitle: 'Refrigeration and Air Conditioning Mechanic',
    category: 'trades',
    experience: 'mid',
    education: 'certificate',
    pay: [34000, 46000],
    cvStatus: 'interviewing',
    skills:
      'Cold rooms, Split systems, Reefer containers, Gas recovery, Electrical fault finding, Preventive maintenance',
    summary: prose`
      Manus man in Lae, fridge mechanic by trade. I look after cold rooms for fish and meat, and I know
      reefer containers from the wharf side. When a cold room fails at two in the morning I answer the
      phone.`,
    posts: [
      post('2021 – present', 'Refrigeration Mechanic', 'Huon Cold Storage, Lae', [
        'Service 14 cold rooms and two blast freezers; product loss from breakdown nil since 2022.',
        'Check and plug in reefers at the yard, up to 60 a week in tuna season.',
      ]),
      post('2018 – 2021', 'Air Conditioning Installer', 'Top Town Electrical, Lae', [
        'Installed split systems in offices, schools and a bank branch.',
      ]),
    ],
    training: [
      '2021 – Certificate of Trade Completion, Refrigeration and Air Conditioning, NATTB',
      '2017 – Certificate, National Polytechnic Institute, Lae',
    ],
    licences: 'Driver licence class 3, Refrigerant handling certificate',
    languages: 'Titan, Tok Pisin, English',
  },
]
