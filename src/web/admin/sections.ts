import type { ComponentType } from 'react'
import { EmployersSection } from './employers-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import type { AdminSectionKey } from './section-keys.ts'

export const ADMIN_SECTIONS: Record<AdminSectionKey, { label: string; Section: ComponentType }> = {
  employers: { label: 'Employers', Section: EmployersSection },
  payments: { label: 'Payment Management', Section: PaymentsSection },
}
