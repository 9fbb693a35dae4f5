/** The payment instructions until the administrator writes some. */
export const ASK_SUPPORT = 'Please ask support how to pay.'

/**
 * Settings that all pages may show. Their rows have `is_public`. These values apply while a row is missing or
 * unreadable. A new site starts with the same values, from the migrations, except for the prices of a CV: opening costs
 * 2 credits and downloading 5. tests/settings.test.ts compares the two.
 */
const PUBLIC_FALLBACKS = {
  site_name: 'Painim Wok',
  site_description: 'Jobs and people for Papua New Guinea',
  support_email: '',
  admin_email: '',
  meta_pixel_id: '',
  payment_methods: 'bank_transfer,mobile_money,cash,check',
  cv_view_cost: 1,
  cv_download_cost: 3,
  job_posting_cost: 5,
  job_posting_days: 30,
  default_credit_package: 10,
  trial_credits: 0,
  password_min_length: 6,
  maintenance_mode: false,
  registration_enabled: true,
  email_notifications_enabled: true,
  require_employer_approval: false,
  tok_pisin_enabled: false,
  account_addresses: 'email',
} as const

/** Settings that only the server and administrators read. */
const PRIVATE_FALLBACKS = {
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
  smtp_port: 587,
  emails_keep_days: 90,
  notices_keep_days: 180,
  views_keep_days: 90,
  visits_keep_days: 1095,
  registration_email_enabled: true,
  employer_registration_email_enabled: true,
  application_notification_enabled: true,
  hold_first_job: false,
  hold_scam_words: true,
  scam_rules_off: '',
  scam_words_hold: '',
  scam_words: '',
  sms_driver: 'off',
  sms_url: '',
  sms_username: '',
  sms_secret: '',
  sms_sender: '',
  sms_method: 'POST',
  sms_headers: 'Content-Type: application/json',
  sms_body: '{"to": "{to}", "from": "{from}", "text": "{text}", "report": "{report_url}"}',
  sms_accepted: '',
  sms_part_toea: 0,
  sms_daily_parts: 200,
  sms_news: false,
  sms_alerts: false,
} as const

type Widen<T> = T extends string ? string : T extends number ? number : boolean
type Typed<T> = { -readonly [K in keyof T]: Widen<T[K]> }

/**
 * The settings that pages can read: using a private one does not compile. Costs are in credits, lengths in characters.
 */
export type PublicSettings = Typed<typeof PUBLIC_FALLBACKS>
/** All settings. `…_days` are in days, `…_toea` in toea. */
export type Settings = PublicSettings & Typed<typeof PRIVATE_FALLBACKS>

const METHOD_PREFIX = 'payment_instructions_'
/** Each payment method has its own instructions; `payment_methods` says which are on offer. */
export const PAYMENT_METHOD_KEYS: readonly string[] = Object.keys(PRIVATE_FALLBACKS)
  .filter((key) => key.startsWith(METHOD_PREFIX))
  .map((key) => key.slice(METHOD_PREFIX.length))

/** The tabs of the administrators' settings, in this order. */
export const SETTING_CATEGORIES = ['general', 'payment', 'email', 'security', 'api'] as const

/**
 * The settings that decide where the secret of the SMS gateway is sent. Changing one of them requires the secret again.
 */
export const SMS_ROUTE = [
  'sms_driver',
  'sms_url',
  'sms_method',
  'sms_headers',
  'sms_body',
] as const satisfies (keyof Settings)[]

type Row = { settingKey: string; settingValue: string }

/** Converts the text of the rows into typed settings; a missing or unreadable setting gets its default. */
export function parseSettings(rows: readonly Row[]): Settings {
  return parseRows(rows, { ...PUBLIC_FALLBACKS, ...PRIVATE_FALLBACKS })
}

/** Converts the rows that `/api/public/settings` sends in the same way. */
export function parsePublicSettings(rows: readonly Row[]): PublicSettings {
  return parseRows(rows, PUBLIC_FALLBACKS)
}

function parseRows<T extends Record<string, string | number | boolean>>(
  rows: readonly Row[],
  fallbacks: T,
): Typed<T> {
  const texts = new Map(rows.map((row) => [row.settingKey, row.settingValue]))
  const entries = Object.entries(fallbacks).map(([key, fallback]) => [
    key,
    parseValue(texts.get(key), fallback),
  ])
  return Object.fromEntries(entries) as Typed<T>
}

function parseValue(value: string | undefined, fallback: string | number | boolean) {
  if (value === undefined) return fallback
  if (typeof fallback === 'boolean') return value === 'true' || (value !== 'false' && fallback)
  if (typeof fallback === 'number') return /^\d+$/.test(value.trim()) ? Number(value) : fallback
  return value
}
