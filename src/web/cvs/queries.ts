import type { ReadOf } from '../../page-reads.ts'

export type FoundCvs = ReadOf<'cvs'>
export type FoundCv = FoundCvs['cvs'][number]
export type Filters = ReadOf<'filters'>
export type CvProfile = ReadOf<'cvProfile'>
