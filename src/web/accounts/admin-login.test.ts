import { expect, test } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { currentToasts } from '../components/toast.ts'
import { logInOnPage } from './admin-login.ts'

const logIn = (answer: Response) =>
  logInOnPage(
    createApiClient(async () => answer),
    { username: 'vera', password: 'sago' },
  )

test('a login that is refused is a Login Failed, in the words of the server', async () => {
  const refused = Response.json({ message: 'Invalid username or password.' }, { status: 401 })
  await expect(logIn(refused)).rejects.toThrow('Invalid username or password.')
  expect(currentToasts()).toMatchObject([
    { title: 'Login Failed', description: 'Invalid username or password.', variant: 'destructive' },
  ])
})

test('what nobody gives words to is Login failed', async () => {
  await expect(logIn(new Response('<h1>Welcome</h1>'))).rejects.toThrow()
  expect(currentToasts()).toMatchObject([{ title: 'Login Failed', description: 'Login failed' }])
})
