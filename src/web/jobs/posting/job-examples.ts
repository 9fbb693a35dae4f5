import type { JobFormValues } from './job-form-values.ts'

type Example = Pick<JobFormValues, 'title' | 'category' | 'employmentType' | 'experienceLevel'> & {
  description: string
  requirements: string
  skills: string[]
  licenceClasses?: string[]
  askedDocuments?: string[]
  /** A question that is answered with Yes or No, where Yes is wanted. */
  question: string
}

/** Jobs that are often advertised in Papua New Guinea, to start from. The key is in the address of the form. */
export const JOB_EXAMPLES: Record<string, Example> = {
  driver: {
    title: 'Truck Driver',
    category: 'logistics',
    employmentType: 'full-time',
    experienceLevel: 'mid',
    description:
      'You deliver goods to our customers in town and along the highway.\n\n- Load, secure and unload goods\n- Check the truck each morning and report faults\n- Keep delivery notes and the logbook',
    requirements:
      '- Class 6 licence, valid for another year\n- Two years of driving trucks\n- Police clearance',
    skills: ['Defensive driving', 'Vehicle checks', 'Logbook'],
    licenceClasses: ['6'],
    askedDocuments: ['police_clearance'],
    question: 'Do you hold a valid class 6 licence?',
  },
  security: {
    title: 'Security Guard',
    category: 'security',
    employmentType: 'full-time',
    experienceLevel: 'entry',
    description:
      'You protect our staff, visitors and property on rotating shifts.\n\n- Check people and vehicles at the gate\n- Patrol the grounds day and night\n- Write an entry in the occurrence book for each shift',
    requirements: '- Grade 10 or higher\n- Police clearance\n- Fit for 12-hour shifts, nights included',
    skills: ['Access control', 'Patrols', 'Report writing'],
    askedDocuments: ['police_clearance'],
    question: 'Can you work night shifts?',
  },
  shop: {
    title: 'Shop Assistant',
    category: 'sales',
    employmentType: 'full-time',
    experienceLevel: 'entry',
    description:
      'You serve customers, keep the shelves full and work at the till.\n\n- Help customers to find what they need\n- Fill and price shelves\n- Count cash at the end of the shift',
    requirements: '- Grade 10 or higher\n- Honest with cash\n- Good English and Tok Pisin',
    skills: ['Customer service', 'Cash handling', 'Stocktaking'],
    question: 'Can you work on Saturdays?',
  },
  accounts: {
    title: 'Accounts Clerk',
    category: 'finance',
    employmentType: 'full-time',
    experienceLevel: 'mid',
    description:
      'You keep our accounts up to date and support the accountant at the end of each month.\n\n- Enter invoices and payments\n- Reconcile bank accounts each week\n- Prepare the payroll and the GST return for checking',
    requirements:
      '- Diploma in accounting\n- Two years of experience in accounts\n- MYOB, Xero or similar software',
    skills: ['Bank reconciliation', 'Payroll', 'MYOB', 'Excel'],
    question: 'Have you used MYOB or Xero at work?',
  },
  fitter: {
    title: 'Heavy Diesel Fitter',
    category: 'mining',
    employmentType: 'full-time',
    experienceLevel: 'senior',
    description:
      'You service and repair heavy equipment in the workshop and in the field.\n\n- Carry out planned services\n- Find and mend faults in engines, hydraulics and brakes\n- Complete job cards and follow the safety rules of the site',
    requirements:
      '- Trade certificate as heavy equipment fitter\n- Five years on Caterpillar or Komatsu equipment\n- Class 3 licence',
    skills: ['Hydraulics', 'Diesel engines', 'Fault finding'],
    licenceClasses: ['3'],
    askedDocuments: ['trade_test'],
    question: 'Do you hold a trade certificate as heavy equipment fitter?',
  },
  nurse: {
    title: 'Registered Nurse',
    category: 'healthcare',
    employmentType: 'full-time',
    experienceLevel: 'mid',
    description:
      'You care for patients in our clinic and work closely with the doctor.\n\n- Assess patients and give treatment\n- Keep records and medicine stocks\n- Take part in the on-call roster',
    requirements:
      '- Diploma or degree in nursing\n- Current registration with the Nursing Council\n- Two years of clinical experience',
    skills: ['Patient care', 'Triage', 'Immunisation'],
    question: 'Is your registration with the Nursing Council current?',
  },
  teacher: {
    title: 'Primary School Teacher',
    category: 'education',
    employmentType: 'full-time',
    experienceLevel: 'mid',
    description:
      'You teach a class of about 35 children and plan lessons with the other teachers.\n\n- Prepare and teach lessons after the national curriculum\n- Assess each child and talk with parents\n- Help with sport and school events',
    requirements:
      '- Diploma or degree in primary teaching\n- Registered teacher\n- References from your last school',
    skills: ['Lesson planning', 'Classroom management', 'Assessment'],
    askedDocuments: ['reference'],
    question: 'Are you a registered teacher?',
  },
  office: {
    title: 'Administration Officer',
    category: 'administration',
    employmentType: 'full-time',
    experienceLevel: 'entry',
    description:
      'You run the front office and keep papers, bookings and supplies in order.\n\n- Receive visitors and answer the telephone\n- File letters and book travel\n- Order supplies and check invoices',
    requirements:
      '- Certificate in office administration or similar\n- One year in an office\n- Word, Excel and e-mail',
    skills: ['Filing', 'Excel', 'Reception'],
    question: 'Do you have at least one year of office work?',
  },
}

/** Returns the values of the form for an example. */
export function exampleValues(example: Example): JobFormValues {
  const { question, licenceClasses = [], askedDocuments = [], ...texts } = example
  const asked = { id: '', text: question, kind: 'yes-no', options: '', isRequired: 'on', wanted: 'Yes' }
  return { ...texts, licenceClasses, askedDocuments, questions: [asked] }
}
