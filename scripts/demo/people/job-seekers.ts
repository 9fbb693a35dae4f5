import { type DemoJobSeeker, demoJobSeeker } from './job-seeker.ts'
import { digitalLaw } from './job-seekers-digital-law.ts'
import { health } from './job-seekers-health.ts'
import { miningEngineering } from './job-seekers-mining-engineering.ts'
import { office } from './job-seekers-office.ts'
import { schoolsLand } from './job-seekers-schools-land.ts'
import { serviceStarters } from './job-seekers-service-starters.ts'
import { transportSecurity } from './job-seekers-transport-security.ts'
import { workshop } from './job-seekers-workshop.ts'

/** All job seekers of the demo data. They are made up. Koivi is the first, Ana the first nurse. */
export const jobSeekers: readonly DemoJobSeeker[] = [
  ...workshop,
  ...miningEngineering,
  ...health,
  ...schoolsLand,
  ...office,
  ...digitalLaw,
  ...transportSecurity,
  ...serviceStarters,
].map(demoJobSeeker)
