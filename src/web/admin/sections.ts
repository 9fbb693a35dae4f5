import type { ComponentType } from 'react'
import { EmployersSection } from './employers-section.tsx'
import { PaymentsSection } from './payments-section.tsx'

type AdminSection = { key: string; label: string; Section: ComponentType }

/** The side menu, in its order. A section stands here when it works; the first is the default. */
export const ADMIN_SECTIONS = [
  { key: 'employers', label: 'Employers', Section: EmployersSection },
  { key: 'payments', label: 'Payment Management', Section: PaymentsSection },
] as const satisfies readonly AdminSection[]
