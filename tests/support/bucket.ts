import { openBucketServer } from './bucket-server.ts'
import { whenDone } from './when-done.ts'

/** A bucket in memory, closed after the tests of the file. */
export async function serveBucket() {
  const { config, objects, close } = await openBucketServer()
  whenDone(close)
  return { config, objects }
}
