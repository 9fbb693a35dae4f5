const WORDS: Record<string, string> = {
  cv: 'CV',
  smtp: 'SMTP',
  sms: 'SMS',
  tin: 'TIN',
  dkim: 'DKIM',
  id: 'ID',
  email: 'email',
}

/** Labels where the setting's key does not read well. */
const LABELS: Record<string, string> = {
  email_notifications_enabled: 'Email notifications',
  registration_email_enabled: 'Job seeker welcome emails',
  employer_registration_email_enabled: 'Employer welcome emails',
  application_notification_enabled: 'Application notifications',
  admin_email: 'Admin Email',
  support_email: 'Support Email',
  sms_driver: 'How SMS leave',
  sms_url: 'Address of the SMS gateway',
  sms_username: 'User name at the SMS gateway',
  sms_secret: 'Password or key at the SMS gateway',
  sms_sender: 'Sender of SMS',
  sms_method: 'Method of the SMS gateway',
  sms_headers: 'Headers for the SMS gateway',
  sms_body: 'Body for the SMS gateway',
  sms_accepted: 'Words of success from the SMS gateway',
  sms_part_toea: 'Price of a part of an SMS (toea)',
  sms_daily_parts: 'Parts of SMS a day',
  sms_news: 'Important news by SMS',
  sms_alerts: 'Job alerts by SMS',
  password_min_length: 'Minimum password length',
  hold_first_job: 'Hold an employer’s first job',
  hold_scam_words: 'Hold jobs with strong scam words',
  scam_rules_off: 'Built-in words',
  scam_words_hold: 'Your own strong words',
  scam_words: 'Your own weak words',
  emails_keep_days: 'Days to keep emails',
  notices_keep_days: 'Days to keep notices',
  views_keep_days: 'Days to keep the origin of CV views',
  visits_keep_days: 'Days to keep visit counts',
  payment_instructions_bank_transfer: 'How to pay by bank transfer',
  payment_instructions_mobile_money: 'How to pay by mobile money',
  payment_instructions_cash: 'How to pay in cash',
  payment_instructions_check: 'How to pay by government cheque',
}

/** `cv_view_cost` → 'CV view cost'. */
export function settingLabel(key: string): string {
  const own = LABELS[key]
  if (own) return own
  const words = key.split('_').map((word) => WORDS[word] ?? word)
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
