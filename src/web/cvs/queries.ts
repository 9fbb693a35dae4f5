import type { ReadOf } from '../../page-reads.ts'

export type FoundCvs = ReadOf<'cvs'>
type Found = FoundCvs['cvs'][number]
/** A card. `cvCount` is known only in the search, which lists each person once. */
export type FoundCv = Omit<Found, 'cvCount' | 'inTitle'> & Partial<Pick<Found, 'cvCount' | 'inTitle'>>
export type Filters = ReadOf<'filters'>
export type CvProfile = ReadOf<'cvProfile'>
