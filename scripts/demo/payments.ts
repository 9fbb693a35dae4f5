export type DemoPayment = {
  /** The key of an employer. */
  employer: string
  /** The credits of the package: 10, 50, 100 or 250. */
  packageCredits: 10 | 50 | 100 | 250
  method: 'bank_transfer' | 'cash' | 'mobile_money' | 'check'
  details: string
  daysAgo: number
  /** Whether the employer sent a photo of the bank's slip. */
  hasSlip?: true
  /** Absent while the request is pending. */
  decision?: { status: 'approved' | 'rejected'; daysAgo: number; adminNotes: string }
}

/** Employers get credits only by approved requests. A test checks that no balance falls below zero. */
export const payments: readonly DemoPayment[] = [
  approved(
    'lae',
    250,
    'bank_transfer',
    'Transfer of K1,750 from Lae Logistics operating account, reference PW-LAE-01',
    72,
    71,
  ),
  approved(
    'boroko',
    100,
    'bank_transfer',
    'Internet banking, reference BOROKO 100 CREDITS, Monday morning',
    64,
    63,
  ),
  approved(
    'sirunki',
    250,
    'bank_transfer',
    'Transfer ref SIR-HR-0091, paid by accounts in Port Moresby',
    55,
    53,
  ),
  approved(
    'waghi',
    100,
    'check',
    'Government cheque 004417 of the provincial health grant, handed in at the counter',
    48,
    41,
  ),
  approved('kerevat', 50, 'cash', 'K450 cash, receipt 0238, paid by L. Tokirin', 42, 42),
  approved('garamut', 50, 'bank_transfer', 'Transfer ref GARAMUT-50', 36, 35),
  approved('kwato', 10, 'mobile_money', 'Mobile money from 7190 0456, reference ends 7731', 31, 31),
  approved('sepik', 10, 'cash', 'K100 cash, receipt 0251, Br Augustine', 26, 25),
  approved('kwato', 10, 'mobile_money', 'Mobile money from 7190 0456, reference ends 0912', 15, 14),
  approved('boroko', 50, 'bank_transfer', 'Internet banking, reference BOROKO 50 CREDITS', 11, 10),
  rejected(
    'sirunki',
    100,
    'check',
    'Company cheque 220914',
    38,
    36,
    'Private cheques are no longer cleared by the banks. Please send a transfer.',
  ),
  rejected(
    'kwato',
    50,
    'mobile_money',
    'Mobile money, sent from the wharf, reference ends 3380',
    12,
    10,
    'No payment with this reference has arrived. Please check the number it was sent to.',
  ),
  {
    employer: 'garamut',
    packageCredits: 100,
    method: 'bank_transfer',
    details: 'Transfer ref GARAMUT-100, sent this morning',
    daysAgo: 0,
    hasSlip: true,
  },
  {
    employer: 'sepik',
    packageCredits: 50,
    method: 'check',
    details: 'Government cheque 005102, education subsidy, posted on Thursday',
    daysAgo: 2,
  },
  {
    employer: 'kerevat',
    packageCredits: 10,
    method: 'cash',
    details: 'K100 cash, will be paid by our driver on Monday',
    daysAgo: 1,
  },
  {
    employer: 'lae',
    packageCredits: 50,
    method: 'mobile_money',
    details: 'Mobile money from 7211 3390, reference ends 6654',
    daysAgo: 1,
    hasSlip: true,
  },
]

function approved(
  employer: string,
  packageCredits: DemoPayment['packageCredits'],
  method: DemoPayment['method'],
  details: string,
  daysAgo: number,
  decidedDaysAgo: number,
): DemoPayment {
  const decision = {
    status: 'approved' as const,
    daysAgo: decidedDaysAgo,
    adminNotes: 'Payment seen on our account.',
  }
  return { employer, packageCredits, method, details, daysAgo, decision }
}

function rejected(
  employer: string,
  packageCredits: DemoPayment['packageCredits'],
  method: DemoPayment['method'],
  details: string,
  daysAgo: number,
  decidedDaysAgo: number,
  adminNotes: string,
): DemoPayment {
  const decision = { status: 'rejected' as const, daysAgo: decidedDaysAgo, adminNotes }
  return { employer, packageCredits, method, details, daysAgo, decision }
}
