/** How to pay, as long as nobody has written it. */
export const ASK_SUPPORT = 'Please ask support how to pay.'

/** What holds while a row is missing or unreadable (decisions, 'Both readings stand': 1, 3, 5, 10). */
const FALLBACKS = {
  site_name: 'Painim Wok',
  site_description: 'Jobs and people for Papua New Guinea',
  support_email: '',
  admin_email: '',
  meta_pixel_id: '',
  payment_methods: 'bank_transfer,mobile_money,cash,check',
  payment_instructions_bank_transfer: ASK_SUPPORT,
  payment_instructions_mobile_money: ASK_SUPPORT,
  payment_instructions_cash: ASK_SUPPORT,
  payment_instructions_check: ASK_SUPPORT,
  company_legal_name: '',
  company_address: '',
  company_tin: '',
  smtp_host: '',
  smtp_username: '',
  smtp_password: '',
  smtp_from_name: '',
  smtp_from_email: '',
  smtp_secure: 'false',
  dkim_selector: '',
  cv_view_cost: 1,
  cv_download_cost: 3,
  job_posting_cost: 5,
  job_posting_days: 30,
  default_credit_package: 10,
  trial_credits: 0,
  smtp_port: 587,
  password_min_length: 6,
  emails_keep_days: 90,
  notices_keep_days: 180,
  views_keep_days: 90,
  visits_keep_days: 1095,
  maintenance_mode: false,
  registration_enabled: true,
  email_notifications_enabled: true,
  registration_email_enabled: true,
  employer_registration_email_enabled: true,
  application_notification_enabled: true,
  require_employer_approval: false,
  hold_first_job: false,
  scam_words: '',
} as const

type Widen<T> = T extends string ? string : T extends number ? number : boolean
/** All settings, typed. Costs are credits, lengths characters, `…_days` days. */
export type Settings = { -readonly [K in keyof typeof FALLBACKS]: Widen<(typeof FALLBACKS)[K]> }

const METHOD_PREFIX = 'payment_instructions_'
/** Each payment method has its instructions; `payment_methods` says which are on offer. */
export const PAYMENT_METHOD_KEYS: readonly string[] = Object.keys(FALLBACKS)
  .filter((key) => key.startsWith(METHOD_PREFIX))
  .map((key) => key.slice(METHOD_PREFIX.length))

/** Text of the rows → typed settings; what is missing or cannot be read takes its fallback. */
export function parseSettings(rows: readonly { settingKey: string; settingValue: string }[]): Settings {
  const texts = new Map(rows.map((row) => [row.settingKey, row.settingValue]))
  const entries = Object.entries(FALLBACKS).map(([key, fallback]) => [
    key,
    parseValue(texts.get(key), fallback),
  ])
  return Object.fromEntries(entries) as Settings
}

function parseValue(value: string | undefined, fallback: string | number | boolean) {
  if (value === undefined) return fallback
  if (typeof fallback === 'boolean') return value === 'true' || (value !== 'false' && fallback)
  if (typeof fallback === 'number') return /^\d+$/.test(value.trim()) ? Number(value) : fallback
  return value
}
