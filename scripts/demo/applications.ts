import { type DemoApplication, demoApplication } from './application.ts'
import { buildingFreight } from './applications-building-freight.ts'
import { minesFarms } from './applications-mines-farms.ts'
import { services } from './applications-services.ts'

export const applications: readonly DemoApplication[] = [...buildingFreight, ...minesFarms, ...services].map(
  demoApplication,
)
