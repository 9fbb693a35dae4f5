const WORDS: Record<string, string> = {
  cv: 'CV',
  smtp: 'SMTP',
  tin: 'TIN',
  dkim: 'DKIM',
  id: 'ID',
  email: 'email',
}

/** Where the key's own words are no English. */
const LABELS: Record<string, string> = {
  password_min_length: 'Shortest password',
  hold_first_job: 'Hold an employer’s first job',
  emails_keep_days: 'Keep mails, days',
  notices_keep_days: 'Keep notices, days',
  views_keep_days: 'Keep the origin of CV views, days',
  visits_keep_days: 'Keep visit counts, days',
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
