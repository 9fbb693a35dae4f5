import { describe, expect, it } from 'vitest'
import { readPipelineSearch } from './pipeline-search.ts'

describe('the address of the pipeline', () => {
  it('has the view, the job, the filters and the open application', () => {
    const search = {
      view: 'board',
      job: '12',
      status: ['rejected', 'pending'],
      find: ' ana ',
      answer: 'Licence?=Yes',
      sort: 'stage',
      application: '3',
    }
    expect(readPipelineSearch(search)).toEqual({
      view: 'board',
      job: 12,
      status: ['pending', 'rejected'],
      find: 'ana',
      answer: ['Licence?=Yes'],
      sort: 'stage',
      application: 3,
    })
  })

  it('drops invalid values', () => {
    const wrong = {
      view: 'table',
      job: 'x',
      status: 'hired',
      find: ' ',
      answer: 'Yes',
      sort: 'newest',
      application: '-1',
    }
    expect(readPipelineSearch(wrong)).toEqual({})
  })
})
