/** Everyone in the demo world signs in with this. `npm run demo` refuses a product on the open internet. */
export const demoPassword = 'wantok-demo'

export const administrator = { username: 'vera', fullName: 'Vera Namaliwa', email: 'vera@example.com' }
