const PRICE = 'Every button shows the new price now. Earlier payments do not change.'
const KEPT = 'Older data is deleted for good tonight. Until then you can change it back.'
const SWITCHED = {
  maintenance_mode: [
    'Everybody except administrators now sees a maintenance page.',
    'The site is open to everybody again.',
  ],
  registration_enabled: [
    'Job seekers and employers can register.',
    'Nobody can register. The forms explain it.',
  ],
  email_notifications_enabled: [
    'Emails are sent again from now on. Emails from the time when they were off are not sent later.',
    'No emails are written, also not later, except password resets and tests.',
  ],
  registration_email_enabled: [
    'New job seekers get a welcome email.',
    'New job seekers get no welcome email.',
  ],
  employer_registration_email_enabled: [
    'New employers get a welcome email.',
    'New employers get no welcome email.',
  ],
  application_notification_enabled: [
    'Employers get an email about each application.',
    'Employers get no email about applications.',
  ],
  require_employer_approval: [
    'Employers that are not verified can no longer post jobs or open CVs.',
    'Employers can post jobs and open CVs without a verification.',
  ],
  hold_first_job: [
    'The first job of a new employer waits for your check.',
    'The first job of a new employer is public at once.',
  ],
  hold_scam_words: [
    'Jobs with strong scam words wait for your check before they are public.',
    'Jobs with strong scam words are public while they wait for your check.',
  ],
} as const

const EFFECTS: Readonly<Record<string, string>> = {
  cv_view_cost: PRICE,
  cv_download_cost: PRICE,
  job_posting_cost: PRICE,
  job_posting_days:
    'Jobs that are published or renewed from now on run for this long. Others keep their end.',
  trial_credits: 'Employers that register from now on get these credits. Others do not.',
  default_credit_package: 'The package with this many credits is chosen when employers buy.',
  password_min_length: 'It applies to new passwords. Passwords in use stay valid.',
  payment_methods: 'Employers are offered these methods from now on. Waiting requests do not change.',
  emails_keep_days: KEPT,
  notices_keep_days: KEPT,
  views_keep_days: KEPT,
  visits_keep_days: KEPT,
  admin_email: 'Payments, reports and warnings are mailed to this address from now on.',
  support_email: 'Every page and email shows this address, and messages to support go there.',
  site_name: 'Every page and email shows this name.',
  meta_pixel_id: 'Public pages load the pixel for visitors who allow it. Without an id there is none.',
}

/** Returns what the saved value does, in a sentence or two. */
export function effectOf(key: string, value: string): string {
  const switched: readonly [string, string] | undefined = isSwitched(key) ? SWITCHED[key] : undefined
  if (switched) return switched[value === 'true' ? 0 : 1]
  return (Object.hasOwn(EFFECTS, key) && EFFECTS[key]) || 'It takes effect within 5 seconds.'
}

function isSwitched(key: string): key is keyof typeof SWITCHED {
  return Object.hasOwn(SWITCHED, key)
}
