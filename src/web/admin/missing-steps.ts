import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../modules/payments/schema.ts'
import { ASK_SUPPORT } from '../../modules/settings/schema.ts'
import type { AdminSearch } from './section-keys.ts'

type Setting = { settingKey: string; settingValue: string }
type Step = { title: string; why: string; search: AdminSearch }

const ADDRESSES: AdminSearch = { section: 'email', tab: 'notifications' }

/** Returns what is not set up yet on a new site, each with the section to do it in. */
export function missingSteps(settings: readonly Setting[]): Step[] {
  const values = new Map(settings.map(({ settingKey, settingValue }) => [settingKey, settingValue.trim()]))
  const isEmpty = (key: string) => !values.get(key)
  const methods = (values.get('payment_methods') ?? '').split(',').map((method) => method.trim())
  const isUnsaid = (method: string) => {
    if (!methods.includes(method)) return false
    const how = values.get(`payment_instructions_${method}`)
    return how === '' || how === ASK_SUPPORT
  }
  const unsaid = PAYMENT_METHODS.filter(isUnsaid).map((method) => PAYMENT_METHOD_LABELS[method].toLowerCase())
  const steps: (Step & { isMissing: boolean })[] = [
    {
      isMissing: isEmpty('smtp_host'),
      title: 'Mail server',
      why: 'Until then emails wait in the outbox, including password resets.',
      search: { section: 'email' },
    },
    {
      isMissing: isEmpty('admin_email'),
      title: 'Admin email',
      why: 'Until then nobody gets an email when a payment needs checking.',
      search: ADDRESSES,
    },
    {
      isMissing: isEmpty('support_email'),
      title: 'Support email',
      why: 'Until then nobody receives messages from Contact Support and the contact form.',
      search: ADDRESSES,
    },
    {
      isMissing: unsaid.length > 0,
      title: 'How to pay',
      why: `There are no payment details for ${unsaid.join(', ')}. Employers are asked to contact support.`,
      search: { section: 'settings', tab: 'payment' },
    },
  ]
  return steps.filter(({ isMissing }) => isMissing).map(({ isMissing: _, ...step }) => step)
}
