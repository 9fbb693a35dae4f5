import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { inLanguageOf } from '../../http/language.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { NewTerm } from '../occupations/schema.ts'
import { readTokPisin } from '../translations/reads.ts'
import { previewTerm } from './preview-term.ts'
import { rankApplicants } from './rank-applicants.ts'
import { exportWeakSearches, listWeakSearches, readJobFit, readQuality, WEAK_HEAD } from './reads.ts'
import { recommendJobs, wordFits } from './recommend-jobs.ts'
import { AiSearchInput, MeaningsInput, QualityPeriod, SuggestionsInput, WeakSearchList } from './schema.ts'
import { countFittingPeople, listFittingPeople, searchPeople } from './search-people.ts'
import { suggestMeanings } from './suggest-meanings.ts'
import { suggestSearches } from './suggest-searches.ts'

export const aiSearchApi = new Hono<AppEnv>()
  .post('/employer/ai-search', allow('employer'), valid('json', AiSearchInput), async (c) =>
    c.json(await searchPeople(c.var.ctx, c.req.valid('json'))),
  )
  .post('/employer/ai-search-suggestions', allow('employer'), valid('json', SuggestionsInput), async (c) =>
    c.json(await suggestSearches(c.var.ctx, c.req.valid('json').query)),
  )
  .get('/employer/job-postings/:id/people', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await listFittingPeople(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/employer/job-postings/:id/people/count', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await countFittingPeople(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/employer/job-postings/:id/applicants', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await rankApplicants(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/user/recommended-jobs', allow('jobSeeker'), async (c) => {
    const fits = await recommendJobs(c.var.ctx)
    return c.json(await inLanguageOf(c, readTokPisin, () => wordFits(fits)))
  })
  .get('/user/jobs/:id/fit', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json(await readJobFit(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/admin/ai-searches', allow('administrator'), valid('query', WeakSearchList), async (c) =>
    sendList(c, await listWeakSearches(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/ai-search-quality', allow('administrator'), valid('query', QualityPeriod), async (c) =>
    c.json(await readQuality(c.var.ctx, c.req.valid('query').days)),
  )
  .get('/admin/ai-term-meanings', allow('administrator'), valid('query', MeaningsInput), async (c) =>
    c.json(await suggestMeanings(c.var.ctx, c.req.valid('query').query)),
  )
  .get('/admin/ai-term-preview', allow('administrator'), valid('query', NewTerm), async (c) =>
    c.json(await previewTerm(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/ai-searches.csv',
    allow('administrator', 'may take long'),
    valid('query', WeakSearchList),
    (c) => {
      const rows = exportWeakSearches(c.var.ctx, c.req.valid('query'))
      return sendCsv(c, csvFile(WEAK_HEAD, rows), `weak searches ${dayInPortMoresby(c.var.ctx.now)}.csv`)
    },
  )
