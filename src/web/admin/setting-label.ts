const WORDS: Record<string, string> = {
  cv: 'CV',
  smtp: 'SMTP',
  tin: 'TIN',
  dkim: 'DKIM',
  id: 'ID',
  email: 'email',
}

/** `cv_view_cost` → 'CV view cost'. */
export function settingLabel(key: string): string {
  const words = key.split('_').map((word) => WORDS[word] ?? word)
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
