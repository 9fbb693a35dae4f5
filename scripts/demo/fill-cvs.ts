import * as v from 'valibot'
import { changeCv, changeCvState } from '../../src/modules/cvs/change-cv.ts'
import { countView } from '../../src/modules/cvs/count-view.ts'
import { uploadCv } from '../../src/modules/cvs/publish-cv.ts'
import { CvForm } from '../../src/modules/cvs/schema.ts'
import { applications } from './applications.ts'
import { writeCvFile } from './cv-files/cv-files.ts'
import type { DemoCv, DemoJobSeeker } from './people/job-seeker.ts'
import { jobSeekers } from './people/job-seekers.ts'
import { placeName } from './places.ts'
import { momentOf } from './timeline.ts'
import { unlocks } from './unlocks.ts'
import { asJobSeeker, type DemoEvent, idIn, uploadOf, type World } from './world.ts'

/** Adds CVs with their files, last changes, views and current state. */
export function cvEvents(world: World): DemoEvent[] {
  return jobSeekers.flatMap((person) => person.cvs.flatMap((cv, place) => eventsOf(world, person, cv, place)))
}

function eventsOf(world: World, person: DemoJobSeeker, cv: DemoCv, place: number): DemoEvent[] {
  const { now } = world
  const { username, index } = person
  const name = `${username} ${place}`
  const uploadedDaysAgo = uploadDay(person, cv, place)
  const { updatedDaysAgo, status, isActive } = cv
  const form = v.parse(CvForm, formOf(person, cv))
  const events: DemoEvent[] = [
    {
      at: momentOf(now, uploadedDaysAgo, 'CV', index + place),
      async happen(ctx) {
        const { fileName, bytes } = await writeCvFile(person, cv)
        const file = await uploadOf(world, fileName, bytes)
        world.cvs.set(name, (await uploadCv(asJobSeeker(ctx, world, username), form, file)).id)
      },
    },
    ...pageViews(world, person, name, uploadedDaysAgo),
  ]
  if (updatedDaysAgo < uploadedDaysAgo) {
    events.push({
      at: momentOf(now, updatedDaysAgo, 'CV change', index),
      happen: async (ctx) =>
        void (await changeCv(asJobSeeker(ctx, world, username), idIn(world.cvs, name), form, undefined)),
    })
  }
  if (status !== 'available' || !isActive) {
    events.push({
      at: momentOf(now, updatedDaysAgo, 'state', index),
      happen: async (ctx) =>
        void (await changeCvState(asJobSeeker(ctx, world, username), idIn(world.cvs, name), {
          status,
          isActive,
        })),
    })
  }
  return events
}

/** When a CV is uploaded. A third of the people upload it when they register, the others when they need it. */
function uploadDay(person: DemoJobSeeker, cv: DemoCv, place: number): number {
  const { username, index, registeredDaysAgo, cvs } = person
  if (place > 0) return Math.min(cv.updatedDaysAgo, uploadDay(person, cvs[0], 0))
  if (index % 3 === 0) return registeredDaysAgo
  const needed = [
    ...applications.filter((one) => one.jobSeeker === username).map((one) => one.daysAgo),
    ...unlocks.filter((one) => one.jobSeeker === username).map((one) => one.viewedDaysAgo),
  ]
  return Math.min(registeredDaysAgo, Math.max(cv.updatedDaysAgo, ...needed))
}

function formOf(person: DemoJobSeeker, cv: DemoCv) {
  const { fullName, email, phone, location } = person
  const { jobTitle, category, experience, education, summary, skills, salaryMin, salaryMax } = cv
  return {
    fullName,
    email,
    phone,
    location: placeName(location),
    jobTitle,
    category,
    experience,
    education,
    summary,
    skills: JSON.stringify(skills),
    salaryMin: String(salaryMin ?? ''),
    salaryMax: String(salaryMax ?? ''),
  }
}

/** Adds views of the public profile, from addresses that are reserved for examples (RFC 5737). */
function pageViews(
  world: World,
  { index }: DemoJobSeeker,
  name: string,
  uploadedDaysAgo: number,
): DemoEvent[] {
  const count = 2 + ((index * 7) % 9)
  return Array.from({ length: count }, (_, nth) => ({
    at: momentOf(
      world.now,
      (index + nth * 5) % (Math.min(28, uploadedDaysAgo) + 1),
      'page view',
      index + nth,
    ),
    happen: (ctx) => {
      const viewer = {
        ip: `203.0.113.${(index * 3 + nth) % 250}`,
        userAgent: 'Mozilla/5.0 (Linux; Android 12)',
      }
      return countView({ ...ctx, viewer }, idIn(world.cvs, name))
    },
  }))
}
