// Passwords of test accounts are hashed at the lowest cost: their hashes took a fifth of the API tests' time. A unit
// test checks the cost that the product uses. Must be loaded before the product.
import { createRequire } from 'node:module'

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = argon2
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
Object.assign(argon2, { hash: (password: string) => hash(password, cheap) })
