/** Used by `src/api.ts` for pages and refusals. */
export { readTokPisin } from './reads.ts'
