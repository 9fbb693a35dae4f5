import type { ComponentType } from 'react'
import { ContactReportsSection } from './contact-reports-section.tsx'
import { EmployersSection } from './employers-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import type { AdminSectionKey } from './section-keys.ts'

export const ADMIN_SECTIONS: Record<AdminSectionKey, { label: string; Section: ComponentType }> = {
  employers: { label: 'Employers', Section: EmployersSection },
  'contact-reports': { label: 'Contact Reports', Section: ContactReportsSection },
  payments: { label: 'Payment Management', Section: PaymentsSection },
}
