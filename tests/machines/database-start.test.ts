import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { createTestDatabase } from '../support/database.ts'
import { openLink } from '../support/link.ts'
import { startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()

// Rule (outages): The start waits for a database that is not reachable yet
test('the product waits for a database that starts later, and one line says so', async () => {
  const own = await createTestDatabase()
  const link = await openLink(own.connection)
  onTestFinished(async () => {
    link.close()
    await own.drop()
  })
  const { user = '', password = '', port, database } = link.connection
  link.cut()
  const login = `${user}:${encodeURIComponent(String(password))}`
  const starting = startServerProcess(join(dir, 'later'), {
    DATABASE_URL: `postgresql://${login}@127.0.0.1:${port}/${database}`,
  })
  await expect.poll(link.refused, { timeout: 60_000 }).toBeGreaterThan(2)
  link.mend()
  const server = await starting
  expect((await openBrowser(server).get('/api/health')).status).toBe(200)
  const told = `The database does not answer at 127.0.0.1:${port}; trying again for 60 seconds`
  expect(server.said().split(told)).toHaveLength(2)
  await server.end('SIGTERM')
})

// Rule (outages): A database that refuses the product ends the start with one line, without the password
test('a database that refuses the product ends the start with one line, without the password', async () => {
  const link = await openLink(inject('template'))
  onTestFinished(() => link.close())
  const start = startServerProcess(join(dir, 'refused'), {
    DATABASE_URL: `postgresql://nobody:secret-word@127.0.0.1:${link.connection.port}/nowhere`,
  })
  await expect(start).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ refused the connection: (?!.*secret-word)[^\n]+$/,
  )
})
