import { expect, test } from 'vitest'
import { createApiClient } from '../../app/loading/api-client.ts'
import { currentToasts } from '../../components/overlays/toast.ts'
import { logInOnPage } from './admin-login.ts'

const logIn = (answer: Response) =>
  logInOnPage(
    createApiClient(async () => answer),
    { username: 'vera', password: 'sago' },
  )

// Rule (logins): A refused administrator login shows "Login Failed" with the server's message
test('a refused login shows Login Failed with the server’s message', async () => {
  const refused = Response.json({ message: 'Invalid username or password.' }, { status: 401 })
  await expect(logIn(refused)).rejects.toThrow('Invalid username or password.')
  expect(currentToasts()).toMatchObject([
    { title: 'Login Failed', description: 'Invalid username or password.', variant: 'destructive' },
  ])
})

// Rule (logins): A failure without a message of its own shows "Login failed"
test('an error without a message shows Login failed', async () => {
  await expect(logIn(new Response('<h1>Welcome</h1>'))).rejects.toThrow()
  expect(currentToasts()).toMatchObject([{ title: 'Login Failed', description: 'Login failed' }])
})
