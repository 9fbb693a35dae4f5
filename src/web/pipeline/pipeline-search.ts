import { type ApplicationStatus, STORED_STATUSES } from '../../modules/applications/schema.ts'
import { APPLICATION_SORTS } from '../../modules/pipeline/schema.ts'

/** `fit`: the best fit to the job first, which the browser sorts. */
export const PIPELINE_SORTS = [...APPLICATION_SORTS, 'fit'] as const
export type PipelineSort = (typeof PIPELINE_SORTS)[number]

/** The part of the address that belongs to the Applications tab. */
export type PipelineSearch = {
  view?: 'board' | undefined
  job?: number | undefined
  status?: ApplicationStatus[] | undefined
  /** Text to find in the name or the title. */
  find?: string | undefined
  /** Each is a question, `=` and an answer. */
  answer?: string[] | undefined
  sort?: PipelineSort | undefined
  /** The application whose details are open. */
  application?: number | undefined
}

/** Reads the address. Invalid values are dropped. */
export function readPipelineSearch(raw: Record<string, unknown>): PipelineSearch {
  const texts = (name: string) => [raw[name] ?? []].flat().map(String)
  const [job, application] = [rowId(raw['job']), rowId(raw['application'])]
  const status = STORED_STATUSES.filter((one) => texts('status').includes(one))
  const answer = texts('answer').filter((text) => /^[^=]+=./.test(text))
  const find = texts('find')[0]?.trim().slice(0, 200)
  const sort = PIPELINE_SORTS.find((one) => one === raw['sort'])
  return {
    ...(raw['view'] === 'board' && { view: 'board' }),
    ...(job && { job }),
    ...(status.length > 0 && { status }),
    ...(find && { find }),
    ...(answer.length > 0 && { answer }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(application && { application }),
  }
}

function rowId(value: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined
}
