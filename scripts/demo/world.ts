import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  AdministratorContext,
  Context,
  EmployerContext,
  JobSeekerContext,
} from '../../src/platform/context.ts'

/** Something that happens at a moment; `ctx.now` is that moment. */
export type DemoEvent = { at: Date; happen(ctx: Context): Promise<void> }

/** The ids that the product gave to what the content calls by names. */
export type World = {
  /** Today. */
  now: Date
  /** Where files lie until they are uploaded. */
  folder: string
  administratorId: number
  /** By user name. */
  jobSeekers: Map<string, number>
  /** By user name and the position of the CV: `ana 0`. */
  cvs: Map<string, number>
  /** By key. */
  employers: Map<string, number>
  /** By key. */
  jobs: Map<string, number>
  /** By the job's key and the user name: `waghi-chw hagai`. */
  applications: Map<string, number>
}

export function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo world has no '${name}' yet`)
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

/** A file as a request brings it. */
export async function uploadOf(world: World, name: string, bytes: Buffer) {
  const path = join(world.folder, name.replace(/[^\w.-]+/g, '_'))
  await writeFile(path, bytes)
  return { path, originalName: name, size: bytes.length }
}
