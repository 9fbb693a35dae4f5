import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  AdministratorContext,
  Context,
  EmployerContext,
  JobSeekerContext,
} from '../../src/platform/context.ts'

/** The password of every demo account. `npm run demo` therefore refuses a product on the internet. */
export const demoPassword = 'wantok-demo'

export const administrator = { username: 'vera', fullName: 'Vera Namaliwa', email: 'vera@example.com' }

/** An event and its time. `ctx.now` is that time. */
export type DemoEvent = { at: Date; happen(ctx: Context): Promise<void> }

/** The ids of everything that the demo data refers to by a key. */
export type World = {
  /** The time of the fill. */
  now: Date
  /** The folder for files before they are uploaded. */
  folder: string
  administratorId: number
  /** Job seekers by user name. */
  jobSeekers: Map<string, number>
  /** CVs by user name and position: `ana 0`. */
  cvs: Map<string, number>
  /** Employers by key. */
  employers: Map<string, number>
  /** Jobs by key. */
  jobs: Map<string, number>
  /** Applications by the key of the job and the user name: `waghi-chw hagai`. */
  applications: Map<string, number>
}

export function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo data has no '${name}' yet`)
  return id
}

export function asJobSeeker(ctx: Context, world: World, username: string): JobSeekerContext {
  return { ...ctx, viewer: { ...ctx.viewer, jobSeeker: { id: idIn(world.jobSeekers, username) } } }
}

export function asEmployer(ctx: Context, world: World, key: string): EmployerContext {
  return { ...ctx, viewer: { ...ctx.viewer, employer: { id: idIn(world.employers, key) } } }
}

export function asAdministrator(ctx: Context, world: World): AdministratorContext {
  return { ...ctx, viewer: { ...ctx.viewer, administrator: { id: world.administratorId } } }
}

/** A file as an upload. */
export async function uploadOf(world: World, name: string, bytes: Buffer) {
  const path = join(world.folder, name.replace(/[^\w.-]+/g, '_'))
  await writeFile(path, bytes)
  return { path, originalName: name, size: bytes.length, isScanned: true }
}
