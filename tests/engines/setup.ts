import process from 'node:process'
import type { TestProject } from 'vitest/node'
import startProduct from '../support/browser-setup.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One product for all engines; each journey makes its own people. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startProduct()
  project.provide('siteUrl', process.env.PAGES_URL ?? '')
  return stop
}
