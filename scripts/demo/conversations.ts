type Side = 'employer' | 'jobSeeker'

export type DemoConversation = {
  /** The key of an employer. */
  employer: string
  /** A user name. */
  jobSeeker: string
  /**
   * The start of the conversation: the key of a job with an application, or the person's first CV if the employer
   * opened it.
   */
  about: { job: string } | 'cv'
  /** The messages, in order. */
  messages: readonly { from: Side; daysAgo: number; body: string }[]
  /** Whether the other side has not read the last message yet. */
  isUnread?: true
}

const employer = (daysAgo: number, body: string) => ({ from: 'employer' as const, daysAgo, body })
const jobSeeker = (daysAgo: number, body: string) => ({ from: 'jobSeeker' as const, daysAgo, body })

export const conversations: readonly DemoConversation[] = [
  {
    employer: 'lae',
    jobSeeker: 'koivi',
    about: { job: 'lae-diesel-fitter' },
    messages: [
      employer(
        2,
        'Good afternoon Koivi. Our workshop manager would like to see you on Thursday at 2 pm, at the yard on Speedway Road. There will be a practical on the brake bench, about an hour.',
      ),
      jobSeeker(2, 'Good afternoon. Thank you, I will be there. Do I bring my own tools?'),
      employer(
        2,
        'Only your safety boots, everything else is on the bench. Please bring your job cards, the ones you wrote about.',
      ),
      jobSeeker(
        1,
        'I have the job cards of the last two years in a folder. One question: I finish my shift at Markham Ridge at noon, so I may be ten minutes late if the bridge is closed again. Is that all right?',
      ),
    ],
    isUnread: true,
  },
  {
    employer: 'boroko',
    jobSeeker: 'ana',
    about: 'cv',
    messages: [
      employer(
        4,
        'Dear Ana, we build a bridge near Kwikila with sixty people on site until August, and need a nurse for the first aid post. I read in your CV that you work on sites too. Would six months be of interest, Monday to Friday, with a room at the camp?',
      ),
      jobSeeker(
        3,
        'Dear Boroko Builders, thank you for writing. Yes, it interests me. I am waiting for the outcome of another interview until the end of the week. What would be the pay, and is there transport to Port Moresby at weekends?',
      ),
      employer(
        1,
        'We pay K2,100 a fortnight, and the crew bus leaves on Friday at 3 and comes back on Sunday evening. Take the time you need. If you like, come and see the camp on Saturday.',
      ),
    ],
    isUnread: true,
  },
  {
    employer: 'sirunki',
    jobSeeker: 'ana',
    about: { job: 'sirunki-nurse' },
    messages: [
      employer(
        1,
        'Hello Ana, the talk with our doctor and the camp manager is on Wednesday at 10 am by video. Please tell us if your connection is not good that day; then we telephone instead.',
      ),
      jobSeeker(
        1,
        'Hello, Wednesday at 10 suits me. I will sit in the hospital library, the connection there is good before lunch.',
      ),
    ],
  },
  {
    employer: 'lae',
    jobSeeker: 'tgiame',
    about: { job: 'lae-driver' },
    messages: [
      employer(
        3,
        'Your medical is booked at the clinic on Monday at 7.30. Do not eat before it, please. They have our order number.',
      ),
      jobSeeker(
        2,
        'Thank you. I was there today, all done. The doctor says the paper comes to you on Friday. My eyes are still good for the Highway.',
      ),
    ],
    isUnread: true,
  },
  {
    employer: 'boroko',
    jobSeeker: 'hane.igo',
    about: { job: 'boroko-accountant' },
    messages: [
      employer(
        5,
        'Dear Hane, the owners would like to talk about job costing, tomorrow at 4 at our office in Boroko. Mrs Wari goes on the 15th, so a handover of two weeks would be possible.',
      ),
      jobSeeker(5, 'I will come. May I bring my laptop to show how I follow retention money by project?'),
      employer(4, 'Please do.'),
    ],
  },
  {
    employer: 'sirunki',
    jobSeeker: 'koivi',
    about: { job: 'sirunki-operator' },
    messages: [
      jobSeeker(
        4,
        'Good afternoon. I applied as operator, but I am a fitter first. Is there a fitter’s place in the workshop on site this year? If not, I am happy to be asked later.',
      ),
    ],
    isUnread: true,
  },
]
