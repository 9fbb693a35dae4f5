import type { DemoJob } from './job.ts'
import { buildingFreight } from './jobs-building-freight.ts'
import { minesFarms } from './jobs-mines-farms.ts'
import { services } from './jobs-services.ts'

export const jobs: readonly DemoJob[] = [...buildingFreight, ...minesFarms, ...services]
