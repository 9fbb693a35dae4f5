import * as v from 'valibot'
import { logIn } from '../../src/modules/accounts/log-in.ts'
import { setPhoto } from '../../src/modules/accounts/pictures.ts'
import { registerEmployer, registerJobSeeker } from '../../src/modules/accounts/registration.ts'
import { EmployerRegistration, JobSeekerRegistration } from '../../src/modules/accounts/schema.ts'
import { endSession } from '../../src/modules/accounts/sessions.ts'
import { verifyEmployer } from '../../src/modules/accounts/verify-employer.ts'
import { changeVisibility } from '../../src/modules/privacy/change-visibility.ts'
import type { Context } from '../../src/platform/context.ts'
import { applications } from './applications.ts'
import { type DemoEmployer, employers } from './employers.ts'
import { drawLogo } from './logo.ts'
import type { DemoJobSeeker } from './people/job-seeker.ts'
import { jobSeekers } from './people/job-seekers.ts'
import { placeName } from './places.ts'
import { drawPortrait } from './portrait.ts'
import { momentOf } from './timeline.ts'
import { asAdministrator, asJobSeeker, type DemoEvent, demoPassword, uploadOf, type World } from './world.ts'

/** Adds registrations with photos and logos, last logins, and people who are not available now. */
export function peopleEvents(world: World): DemoEvent[] {
  return [
    ...jobSeekers.flatMap((person) => jobSeekerEvents(world, person)),
    ...employers.flatMap((employer, index) => employerEvents(world, employer, index)),
  ]
}

function jobSeekerEvents(world: World, person: DemoJobSeeker): DemoEvent[] {
  const { now } = world
  const { username, index, registeredDaysAgo } = person
  const applied = applications.filter((one) => one.jobSeeker === username).map((one) => one.daysAgo)
  const lastDay = Math.min(person.cvs[0].updatedDaysAgo, ...applied)
  const events: DemoEvent[] = [
    {
      at: momentOf(now, registeredDaysAgo, 'registration', index),
      happen: (ctx) => register(ctx, world, person),
    },
    {
      at: momentOf(now, lastDay, 'state', index),
      happen: (ctx) => comeAndGo(ctx, 'jobSeeker', username),
    },
  ]
  if (!person.isAvailable) {
    events.push({
      at: momentOf(now, lastDay, 'state', index + 1),
      happen: async (ctx) => void (await changeVisibility(asJobSeeker(ctx, world, username), 'nobody')),
    })
  }
  return events
}

async function register(ctx: Context, world: World, person: DemoJobSeeker): Promise<void> {
  const { username, email, phone, fullName, location, hasPhoto, cvs } = person
  const { jobTitle, category, experience, education, summary, skills, salaryMin, salaryMax } = cvs[0]
  const form = { username, email, phone, fullName, password: demoPassword, location: placeName(location) }
  const pay = { salaryMin: salaryMin ?? null, salaryMax: salaryMax ?? null }
  const wishes = { jobTitle, category, experience, education, summary, skills, ...pay }
  const { id } = await registerJobSeeker(ctx, v.parse(JobSeekerRegistration, { ...form, ...wishes }))
  world.jobSeekers.set(username, id)
  if (!hasPhoto) return
  const photo = await uploadOf(world, `${username}.jpg`, await drawPortrait(person))
  await setPhoto(asJobSeeker(ctx, world, username), photo)
}

function employerEvents(world: World, employer: DemoEmployer, index: number): DemoEvent[] {
  const { key, email, registeredDaysAgo } = employer
  return [
    {
      at: momentOf(world.now, registeredDaysAgo, 'registration', index),
      async happen(ctx) {
        const form = { ...employer, location: placeName(employer.location), password: demoPassword }
        const logo = await uploadOf(world, `${key}.png`, await drawLogo(employer.logo))
        const { id } = await registerEmployer(ctx, v.parse(EmployerRegistration, form), logo)
        world.employers.set(key, id)
        if (employer.isVerified) await verifyEmployer(asAdministrator(ctx, world), id, seenOf(index))
      },
    },
    {
      at: momentOf(world.now, index % 4, 'state', index),
      happen: (ctx) => comeAndGo(ctx, 'employer', email),
    },
  ]
}

/** How the administrator verified an employer. */
function seenOf(index: number) {
  return {
    existence: 'ipa_register' as const,
    registrationNumber: `1-${104_233 + index * 1871}`,
    authority: 'call_back' as const,
    addressSeen: true,
    note: 'Called the number on the company’s website',
  }
}

/** Sets the time of the last login and ends the session. */
async function comeAndGo(ctx: Context, kind: 'jobSeeker' | 'employer', login: string): Promise<void> {
  const { token } = await logIn(ctx, kind, { login, password: demoPassword, devices: [] })
  await endSession(ctx, token)
}
