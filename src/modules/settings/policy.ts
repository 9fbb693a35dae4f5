import { isIP } from 'node:net'
import * as v from 'valibot'
import type { Config } from '../../platform/config.ts'
import { mayReach } from '../../platform/mail/public-address.ts'
import { EMAIL_MESSAGE } from '../../shared/fields.ts'
import { formatNumber } from '../../shared/locale.ts'
import { SCAM_RULE_KEYS } from '../../shared/scam-patterns.ts'
import { PAYMENT_METHOD_KEYS, type Settings } from './schema.ts'

/** A switch may be true or 'true', a number 5 or '5'. */
const SettingInput = v.union(
  [v.string(), v.number(), v.boolean()],
  'Please send the value as text, a number, true or false',
)
export type SettingInput = v.InferOutput<typeof SettingInput>
/** The stored value that the administrator saw. If it has changed since, nothing is saved. */
const Seen = v.string('Please send the value that was seen as text')
export const SettingChange = v.object({ value: SettingInput, seen: v.optional(Seen) })
export type SettingChange = v.InferOutput<typeof SettingChange>
/** Several settings; all are changed or none. */
export const SettingsChange = v.object({
  values: v.pipe(
    v.record(v.string(), SettingInput),
    v.check((values) => Object.keys(values).length <= 50, 'Please change at most 50 settings at once'),
  ),
  seen: v.optional(v.record(v.string(), Seen)),
})
export type SettingsChange = v.InferOutput<typeof SettingsChange>
export const SettingParam = v.object({ key: v.pipe(v.string(), v.maxLength(100)) })

/** The valid input of a setting and the text that is stored; other text never gets into a row. */
type Rule = v.GenericSchema<string, string>

const LINE_BREAK = /[\n\v\f\r\x85\u2028\u2029]/
const ONE_LINE = 'Please use one line, without line breaks'

const line = (min: number, max: number, message = 'Please enter text'): Rule =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !LINE_BREAK.test(text), ONE_LINE),
    v.transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
    v.minLength(min, message),
    v.maxLength(max, `Please use at most ${formatNumber(max)} characters`),
  )

const lines = (max: number): Rule =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Please use at most ${formatNumber(max)} characters`))

const whole = (min: number, max: number): Rule => {
  const message = `Please enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}`
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}$/, message),
    v.check((text) => Number(text) >= min && Number(text) <= max, message),
    // '007' becomes '7'.
    v.transform((text) => String(Number(text))),
  )
}

const orEmpty = (rule: Rule): Rule =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return ''
      const result = v.safeParse(rule, dataset.value)
      if (result.success) return result.output
      addIssue({ message: result.issues[0].message })
      return NEVER
    }),
  )

const flag: Rule = v.pipe(v.string(), v.trim(), v.picklist(['true', 'false'], 'Please enter true or false'))
const address: Rule = orEmpty(v.pipe(v.string(), v.maxLength(254, EMAIL_MESSAGE), v.email(EMAIL_MESSAGE)))
const credits = whole(0, 10_000)
const secret: Rule = v.pipe(
  v.string(),
  v.maxLength(500, 'Please use at most 500 characters'),
  v.check((text) => !LINE_BREAK.test(text), ONE_LINE),
)
const selector = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

const GATEWAY = 'Please enter the address of the gateway, as https://sms.example.pg/send'
/** The host is fixed: placeholders may only come after it, and a password belongs in its own field. */
const isGateway = (text: string) => /^https?:\/\/[^/?#{}@\s]+([/?]\S*)?$/i.test(text) && URL.canParse(text)
/** A name of RFC 9110, and a value of one line. */
const HEADER = /^[\w!#$%&'*+.^`|~-]{1,100}:[^\p{Cc}]*$/u

const RULES: Record<keyof Settings, Rule> = {
  site_name: line(1, 100, 'Please enter the name of the site'),
  site_description: line(0, 300),
  support_email: address,
  admin_email: address,
  meta_pixel_id: orEmpty(
    v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'A pixel id has digits only, 5 to 20 of them')),
  ),
  payment_methods: v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean)),
    v.minLength(1, 'Please name at least one payment method'),
    v.everyItem(
      (name) => PAYMENT_METHOD_KEYS.includes(name),
      `Payment methods are ${PAYMENT_METHOD_KEYS.join(', ')}`,
    ),
    v.transform((names) => names.join(',')),
  ),
  payment_instructions_bank_transfer: lines(2000),
  payment_instructions_mobile_money: lines(2000),
  payment_instructions_cash: lines(2000),
  payment_instructions_check: lines(2000),
  company_legal_name: line(0, 200),
  company_address: lines(500),
  company_tin: orEmpty(v.pipe(v.string(), v.regex(/^\d{6,15}$/, 'A TIN has digits only, 6 to 15 of them'))),
  smtp_host: orEmpty(
    v.pipe(
      v.string(),
      v.maxLength(253),
      v.check(
        (text) => isIP(text) > 0 || selector.test(text),
        'Please enter a host name, as smtp.example.com',
      ),
    ),
  ),
  smtp_port: whole(1, 65_535),
  smtp_username: line(0, 255),
  smtp_password: secret,
  smtp_from_name: line(0, 100),
  smtp_from_email: address,
  smtp_secure: flag,
  dkim_selector: orEmpty(
    v.pipe(
      v.string(),
      v.maxLength(63),
      v.regex(selector, 'A selector has letters, digits, hyphens and dots'),
    ),
  ),
  cv_view_cost: credits,
  cv_download_cost: credits,
  job_posting_cost: credits,
  job_posting_days: whole(1, 365),
  default_credit_package: credits,
  trial_credits: credits,
  password_min_length: whole(6, 64),
  emails_keep_days: whole(7, 730),
  notices_keep_days: whole(30, 730),
  views_keep_days: whole(1, 730),
  visits_keep_days: whole(90, 3650),
  maintenance_mode: flag,
  tok_pisin_enabled: flag,
  registration_enabled: flag,
  email_notifications_enabled: flag,
  registration_email_enabled: flag,
  employer_registration_email_enabled: flag,
  application_notification_enabled: flag,
  require_employer_approval: flag,
  hold_first_job: flag,
  hold_scam_words: flag,
  scam_rules_off: v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(',').map((key) => key.trim()))].filter(Boolean)),
    v.everyItem((key) => SCAM_RULE_KEYS.includes(key), `Scam words are ${SCAM_RULE_KEYS.join(', ')}`),
    v.transform((keys) => keys.join(',')),
  ),
  scam_words_hold: lines(2000),
  scam_words: lines(2000),
  sms_driver: v.pipe(
    v.string(),
    v.trim(),
    v.picklist(['off', 'kannel', 'http'], 'Please choose how SMS leave'),
  ),
  sms_url: orEmpty(
    v.pipe(v.string(), v.maxLength(1000, 'Please use at most 1,000 characters'), v.check(isGateway, GATEWAY)),
  ),
  sms_username: line(0, 200),
  sms_secret: secret,
  sms_sender: line(0, 20),
  sms_method: v.pipe(v.string(), v.trim(), v.picklist(['POST', 'GET'], 'Please enter POST or GET')),
  sms_headers: v.pipe(
    lines(2000),
    v.check(
      (text) => text.split('\n').every((one) => one.trim() === '' || HEADER.test(one.trim())),
      'Please enter one header on each line, as Content-Type: application/json',
    ),
  ),
  sms_body: lines(5000),
  sms_accepted: line(0, 100),
  sms_part_toea: whole(0, 10_000),
  sms_daily_parts: whole(1, 1_000_000),
  sms_news: flag,
  sms_alerts: flag,
  account_addresses: v.pipe(
    v.string(),
    v.trim(),
    v.picklist(['email', 'phone', 'both'], 'Please enter email, phone or both'),
  ),
}

/** Never part of an answer or of the history of changes. */
export const SECRET_SETTINGS: readonly string[] = ['smtp_password', 'sms_secret'] satisfies (keyof Settings)[]

/** Returns the text to store, or the error. */
export function checkSetting(
  key: string,
  value: string,
  config: Config,
): { value: string } | { message: string } {
  const rule = isKnown(key) ? RULES[key] : lines(2000)
  const result = v.safeParse(rule, value)
  if (!result.success) return { message: result.issues[0].message }
  if (key === 'smtp_host' && isInside(result.output, config)) return { message: INSIDE }
  if (key === 'sms_url' && result.output !== '' && !mayBeGateway(new URL(result.output), config))
    return { message: UNSAFE }
  return { value: result.output }
}

const INSIDE =
  'This address is inside the network of the server. To allow it, the operator adds it to ALLOW_PRIVATE_ADDRESSES.'

/** Checks addresses only; the address of a host name is looked up when mail is sent. */
function isInside(host: string, { allowPrivateAddresses }: Config): boolean {
  const address = host === 'localhost' ? '127.0.0.1' : host
  return isIP(address) > 0 && !mayReach(allowPrivateAddresses, host, address)
}

const UNSAFE =
  'This address is inside the network of the server, or does not begin with https. To allow it, the operator adds it to SMS_GATEWAY.'

/** Names are looked up when an SMS is sent; only public addresses are then used. */
function mayBeGateway({ origin, protocol, hostname }: URL, { smsGateways }: Config): boolean {
  if (smsGateways.includes(origin)) return true
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && host !== 'localhost' && (isIP(host) === 0 || mayReach([], host, host))
}

function isKnown(key: string): key is keyof Settings {
  return Object.hasOwn(RULES, key)
}

/** The switch between whole pages and pages of text only, and the page to return to. */
export const TextOnly = v.object({
  on: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((on) => on === 'true'),
  ),
  next: v.optional(v.pipe(v.string(), v.maxLength(2000)), '/'),
})
