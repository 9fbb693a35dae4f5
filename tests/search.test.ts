import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { createJobSeeker } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)

describe('ranking', () => {
  test('ranks by title phrase, title words, skills, summary and text of the file; the newest first among equals', async () => {
    const owner = await world.person()
    const cv = (name: string, rest: Record<string, unknown>, text?: string) =>
      world.cv(owner, { full_name: name, ...rest }, text)
    await cv('File', { job_title: 'Clerk' }, 'Worked beside a mud engineer')
    await cv('Summary', { job_title: 'Clerk', summary: 'I was a mud engineer.' })
    await cv('Skills', { job_title: 'Clerk', skills: ['Mud engineer'] })
    await cv('Title words', { job_title: 'Engineer of mud' })
    await cv('Title phrase, old', { job_title: 'Senior Mud Engineer' })
    await cv('Title phrase, new', { job_title: 'Senior Mud Engineer' })
    await cv('Only one word', { job_title: 'Mud painter' })
    expect(await world.names('query=mud+engineer')).toEqual([
      'Title phrase, new',
      'Title phrase, old',
      'Title words',
      'Skills',
      'Summary',
      'File',
    ])
    expect(await world.names('query=MUD+engineers&limit=2&page=2')).toEqual(['Title words', 'Skills'])
  })

  // Rule (job seekers): CVs with the words in their title come before those that only mention them, and are marked
  test('titles come before mentions, also before skills, and say so', async () => {
    const owner = await world.person()
    const cv = (full_name: string, rest: Record<string, unknown>, text?: string) =>
      world.cv(owner, { full_name, ...rest }, text)
    await cv('Title', { job_title: 'Rigger for cranes on the wharf of Lae' })
    await cv('Skill', { job_title: 'Clerk', skills: ['Rigger', 'Crane rigger', 'Dogman and rigger'] })
    await cv('Text', { job_title: 'Lecturer' }, 'The rigger helped me.')
    const found = await world.search('query=rigger')
    expect(found.cvs.map(({ fullName, inTitle }) => [fullName, inTitle])).toEqual([
      ['Title', true],
      ['Skill', false],
      ['Text', false],
    ])
    expect(found).toMatchObject({ total: 3, titleTotal: 1 })
    const byDate = await world.search('query=rigger&sortBy=date')
    expect(byDate).toMatchObject({ total: 3, titleTotal: 0 })
    expect(byDate.cvs[0]).not.toHaveProperty('inTitle')
  })

  // Rule (job seekers): A search lists a person with several CVs once, with their number
  test('a person with several CVs is listed and counted once, by the best one', async () => {
    const kila = await createJobSeeker(app)
    await uploadCv(kila, { fullName: 'Best', jobTitle: 'Sawyer' })
    await uploadCv(kila, { fullName: 'Second', jobTitle: 'Clerk', summary: 'I was a sawyer.' })
    const other = await createJobSeeker(app)
    await uploadCv(other, { fullName: 'Other', jobTitle: 'Sawyer' })
    await app.tasksDone()
    const found = await world.search('query=sawyer')
    expect(found.cvs.map(({ fullName, cvCount }) => [fullName, cvCount])).toEqual([
      ['Other', 1],
      ['Best', 2],
    ])
    expect(found).toMatchObject({ total: 2, titleTotal: 2, totalPages: 1 })
    expect((await world.search('query=sawyer&limit=1&page=2')).cvs).toMatchObject([{ fullName: 'Best' }])
    expect((await world.search('query=clerk+sawyer')).cvs).toMatchObject([{ fullName: 'Second', cvCount: 2 }])
    expect((await world.search('query=sawyer&sortBy=date')).total).toBe(2)
  })

  test('finds people by name, words without their accents, and signs in skills', async () => {
    const owner = await world.person()
    await world.cv(owner, {
      full_name: 'Zoë Waghi',
      job_title: 'Chef de cuisine',
      skills: ['C++', 'C#', 'Node.js', '.NET'],
    })
    for (const query of ['zoe', 'WAGHI zoë', 'c++', 'c#', 'node.js', '.net', 'chef waghi']) {
      expect(await world.names(`query=${encodeURIComponent(query)}`), query).toEqual(['Zoë Waghi'])
    }
    expect(await world.names('query=waghi&skills=c%2B%2B&skills=NODE.JS')).toEqual(['Zoë Waghi'])
    expect(await world.names('query=waghi&skills=C')).toEqual([])
  })
})

// Rule (employers): Quotes, minus and OR do what they do in web searches
test('a word behind a minus is missing, OR finds either, and quotes are searched as typed', async () => {
  const person = await world.person()
  await world.cv(person, { full_name: 'Ward', job_title: 'Farrier' })
  await world.cv(await world.person(), { full_name: 'Both', job_title: 'Farrier Glazier' })
  await world.cv(await world.person(), { full_name: 'Other', job_title: 'Cooper' })
  const names = async (query: string) =>
    (await world.search(`query=${encodeURIComponent(query)}`)).cvs.map(({ fullName }) => fullName).sort()
  expect(await names('farrier -glazier')).toEqual(['Ward'])
  expect(await names('glazier OR cooper')).toEqual(['Both', 'Other'])
  expect(await names('"farier"')).toEqual([])
})

describe('spelling', () => {
  test('corrects typing errors and says so; completes the word that is being typed', async () => {
    const ana = await createJobSeeker(app)
    await uploadCv(ana, { fullName: 'Ana Kila', jobTitle: 'Phlebotomist' })
    await app.tasksDone()
    const mended = await world.search('query=phlebotmist')
    expect(mended).toMatchObject({
      total: 1,
      correctedQuery: 'phlebotomist',
      cvs: [{ fullName: 'Ana Kila' }],
    })
    const asTyped = await world.search('query=phlebotmist&spelling=typed')
    expect(asTyped).toMatchObject({ total: 0 })
    expect(asTyped).not.toHaveProperty('correctedQuery')
    const right = await world.search('query=phlebotomist')
    expect(right.total).toBe(1)
    expect(right).not.toHaveProperty('correctedQuery')
    const begun = await world.search('query=phlebo')
    expect(begun.total).toBe(1)
    expect(begun).not.toHaveProperty('correctedQuery')
    expect(await world.search('query=qqqqqqqqqq')).toMatchObject({ total: 0, totalPages: 0, cvs: [] })
  })

  // Rule (AI search): A word of a new CV is searched for as typed at once
  test('a word of a new CV is not treated as a typing error, and comes before similar words', async () => {
    await app.db.$client.query(
      "INSERT INTO search_words VALUES ('zilberin', 'zilberin', 5), ('tokolani', 'tokolani', 40)",
    )
    const older = await world.person()
    await world.cv(older, { full_name: 'Like it', job_title: 'Zilberin' })
    await world.cv(older, { full_name: 'In its file' }, 'Zilberix for ten years')
    const found = await world.search('query=zilberix')
    expect(found).toMatchObject({ total: 1, cvs: [{ fullName: 'In its file' }] })
    expect(found).not.toHaveProperty('correctedQuery')

    // So much more common that it may be meant: the word as typed still comes first.
    await world.cv(older, { full_name: 'As typed', job_title: 'Tokolano' })
    await world.cv(older, { full_name: 'Commoner', job_title: 'Tokolani' })
    expect(await world.names('query=tokolano')).toEqual(['As typed', 'Commoner'])
  })

  test('the dictionary is counted again from visible CVs', async () => {
    await app.db.$client.query("INSERT INTO search_words VALUES ('gonefornow', 'gonefornow', 7)")
    await app.tasks.enqueue(app.makeContext(), 'refresh-search', {})
    await app.tasksDone()
    const { rows } = await app.db.$client.query(
      "SELECT word FROM search_words WHERE word IN ('gonefornow', 'phlebotomist')",
    )
    expect(rows).toEqual([{ word: 'phlebotomist' }])
  })

  // Rule (job seekers): A changed CV is found at once
  test('a changed CV is found before and after its row is merged into the index', async () => {
    const owner = await world.person()
    await world.cv(owner, { full_name: 'Merged', job_title: 'Mergetester' })
    expect(await world.names('query=mergetester')).toEqual(['Merged'])
    await app.tasks.enqueue(app.makeContext(), 'merge-search', {})
    await app.tasksDone()
    expect(await world.names('query=mergetester')).toEqual(['Merged'])
    const left = await app.db.$client.query(
      "SELECT gin_clean_pending_list('cv_search_lexemes_idx')::integer AS pages",
    )
    expect(left.rows).toEqual([{ pages: 0 }])
  })
})

describe('filters', () => {
  // Rule (job seekers): CVs can be searched by place
  test('location by slug, label, other spelling and part of a name; a province includes its towns', async () => {
    const owner = await world.person()
    await world.cv(owner, { full_name: 'Lae', job_title: 'Locus tester', location: 'Lae' }, undefined, 'lae')
    await world.cv(
      owner,
      { full_name: 'Bulolo', job_title: 'Locus tester', location: 'Bulolo' },
      undefined,
      'bulolo',
    )
    await world.cv(
      owner,
      { full_name: 'Hagen', job_title: 'Locus tester', location: 'Mount Hagen' },
      undefined,
      'mount-hagen',
    )
    await world.cv(owner, {
      full_name: 'Village',
      job_title: 'Locus tester',
      location: 'Gabensis village, Morobe',
    })
    const at = async (location: string) =>
      (await world.names(`query=locus&sortBy=date&location=${encodeURIComponent(location)}`)).sort()
    expect(await at('lae')).toEqual(['Lae'])
    expect(await at('Mount Hagen')).toEqual(['Hagen'])
    expect(await at('Mt Hagen')).toEqual(['Hagen'])
    expect(await at('hage')).toEqual(['Hagen'])
    expect(await at('morobe-province')).toEqual(['Bulolo', 'Lae', 'Village'])
    expect(await at('Western Highlands')).toEqual(['Hagen'])
    expect(await at('gabensis')).toEqual(['Village'])
    expect(await at('Kerema')).toEqual([])
    expect(await at('all')).toHaveLength(4)
  })

  // Rule (job seekers): Each choice of a filter says how many people it finds, as if nothing else was chosen in that filter
  test('the choices of each filter are counted, a person with several CVs once', async () => {
    const owner = await world.person()
    const cv = (rest: Record<string, unknown>) => world.cv(owner, { job_title: 'Countable', ...rest })
    const second = await world.person()
    await cv({ experience: 'mid', education: 'diploma', skills: ['Rigging'], salary_min: 40_000 })
    await world.cv(second, { job_title: 'Countable', experience: 'senior', skills: ['rigging', 'MIG'] })
    await cv({ experience: 'mid', education: 'phd', skills: ['Rigging', 'Call 7012 3456'] })
    const twin = await createJobSeeker(app)
    for (const jobTitle of ['Countable', 'Countable clerk'])
      await uploadCv(twin, { jobTitle, experience: 'entry', education: 'certificate', skills: '[]' })
    await app.tasksDone()
    const facets = async (filter: string) =>
      (await world.search(`query=countable&facets=true${filter}`)).facets
    expect(await facets('')).toEqual({
      experience: { mid: 2, senior: 1, entry: 1 },
      education: { diploma: 1, phd: 1, certificate: 1 },
      salaryRange: { '30000-50000': 2, '50000-80000': 1 },
      skills: { Rigging: 3, MIG: 1 },
      fresh: 4,
    })
    expect(await facets('&experience=mid')).toMatchObject({
      experience: { mid: 2, senior: 1, entry: 1 },
      education: { diploma: 1, phd: 1 },
    })
    expect(await facets('&skills=MIG')).toMatchObject({ experience: { senior: 1 }, skills: { MIG: 1 } })
    expect(await facets('&salaryRange=30000-50000')).toMatchObject({ experience: { mid: 1, entry: 1 } })
    expect(await world.search('query=countable')).not.toHaveProperty('facets')
  })

  // Rule (job seekers): The filter, the counts and the order by experience follow the years that a CV shows
  test('years from the dates of a CV come before the level that its owner chose', async () => {
    const owner = await world.person()
    const ids = new Map<string, number>()
    for (const full_name of ['told', 'shown'])
      ids.set(full_name, await world.cv(owner, { full_name, job_title: 'Yearling', experience: 'entry' }))
    await app.db.$client.query(
      `INSERT INTO ai_profiles (cv_id, codes, titles, years, licences, is_learner, version) VALUES ($1, '{}', '{}', 4, '{}', false, 1)
       ON CONFLICT (cv_id) DO UPDATE SET years = excluded.years`,
      [ids.get('shown')],
    )
    expect(await world.names('query=yearling&experience=entry')).toEqual(['told'])
    expect(await world.names('query=yearling&experience=mid')).toEqual(['shown'])
    expect((await world.search('query=yearling&facets=true')).facets?.experience).toEqual({
      entry: 1,
      mid: 1,
    })
    expect(await world.names('query=yearling&sortBy=experience')).toEqual(['shown', 'told'])
    await app.db.$client.query('UPDATE ai_profiles SET years = 12 WHERE cv_id = $1', [ids.get('shown')])
    expect(await world.names('query=yearling&experience=executive')).toEqual(['shown'])
  })

  // Rule (job seekers): A search that finds nobody says how many people it would find without each of its filters
  test('an empty search counts the people without each filter', async () => {
    const owner = await world.person()
    const cv = (rest: Record<string, unknown>) => world.cv(owner, { job_title: 'Withable', ...rest })
    await cv({ experience: 'mid', skills: ['Knots'], salary_min: 40_000, salary_max: 40_000 })
    await cv({ experience: 'senior', skills: ['Knots'], salary_min: 90_000, salary_max: 90_000 })
    const without = async (filter: string) =>
      (await world.search(`query=withable&facets=true${filter}`)).without
    expect(await without('&experience=mid&skills=Knots&salaryMax=30000')).toEqual({
      ...{ query: expect.any(Number), 'experience:mid': 0, 'skills:Knots': 0, 'salaryRange:0-30000': 1 },
    })
    expect(await without('&experience=mid')).toBeUndefined()
    // Now the people with the word are in memory, and are counted there.
    expect(await without('&experience=mid&salaryMax=20000')).toEqual({
      ...{ query: expect.any(Number), 'experience:mid': 0, 'salaryRange:0-20000': 1 },
    })
  })

  // Rule (job seekers): CVs can be searched by category, experience, education and skills
  test('category, experience and education by any of the values, skills by all of them', async () => {
    const owner = await world.person()
    const cv = (full_name: string, rest: Record<string, unknown>) =>
      world.cv(owner, { full_name, job_title: 'Filtrate', ...rest })
    await cv('A', {
      category: 'finance',
      experience: 'senior',
      education: 'diploma',
      skills: ['Excel', 'MYOB'],
    })
    await cv('B', { category: 'finance', experience: 'mid', education: 'phd', skills: ['Excel'] })
    await cv('C', { category: 'it', experience: 'executive', education: null, skills: ['MYOB'] })
    const found = async (filter: string) => (await world.names(`query=filtrate&${filter}`)).sort().join('')
    expect(await found('category=finance')).toBe('AB')
    expect(await found('category=Information+Technology')).toBe('C')
    expect(await found('category=nonsense')).toBe('')
    expect(await found('experience=expert')).toBe('C')
    expect(await found('experience=Senior+level')).toBe('A')
    expect(await found('experience=mid&experience=senior')).toBe('AB')
    expect(await found('education=diploma&education=phd')).toBe('AB')
    expect(await found('education=nonsense')).toBe('')
    expect(await found('education=all&category=&experience=all')).toBe('ABC')
    expect(await found('skills=excel')).toBe('AB')
    expect(await found('skills=excel&skills=Myob')).toBe('A')
    expect(await found('category=finance&experience=mid&education=phd&skills=Excel')).toBe('B')
  })

  // Rule (job seekers): CVs can be searched and sorted by pay
  test('pay by overlap; CVs without pay are not found; bands may repeat; the top band is open', async () => {
    const owner = await world.person()
    const cv = (full_name: string, salary_min: number | null, salary_max: number | null) =>
      world.cv(owner, { full_name, job_title: 'Payee', salary_min, salary_max })
    await cv('low', 20_000, 25_000)
    await cv('mid', 45_000, 60_000)
    await cv('top', 150_000, 2_000_000)
    await cv('from', 55_000, null)
    await cv('none', null, null)
    const found = async (filter: string) => (await world.names(`query=payee&${filter}`)).sort().join(' ')
    expect(await found('salaryMin=0&salaryMax=30000')).toBe('low')
    expect(await found('salaryMin=30000&salaryMax=50000')).toBe('mid')
    expect(await found('salaryMin=50000&salaryMax=80000')).toBe('from mid')
    expect(await found('salaryMin=60000&salaryMax=61000')).toBe('mid')
    expect(await found('salaryMin=61000&salaryMax=62000')).toBe('')
    expect(await found('salaryMin=120000')).toBe('top')
    expect(await found('salaryMax=30000')).toBe('low')
    expect(await found('salaryMin=0&salaryMax=30000&salaryMin=120000')).toBe('low top')
    expect(await found('salaryRange=0-30000&salaryRange=120000-')).toBe('low top')
    expect(await found('salaryMin=&salaryMax=all')).toBe('from low mid none top')
    expect(await world.names('query=payee&sortBy=salary')).toEqual(['top', 'mid', 'from', 'low', 'none'])
    expect(await world.names('salaryMin=1999999')).toEqual(['top'])
  })

  // Rule (job seekers): CVs can be sorted by date and by experience
  test('sorts by date and by experience, the newest first among equals', async () => {
    const owner = await world.person()
    for (const [full_name, experience] of [
      ['1', 'mid'],
      ['2', 'executive'],
      ['3', 'entry'],
      ['4', 'executive'],
      ['5', 'senior'],
    ] as const) {
      await world.cv(owner, { full_name, experience, job_title: 'Sortable' })
    }
    expect((await world.names('query=sortable&sortBy=date')).join('')).toBe('54321')
    expect((await world.names('query=sortable&sortBy=experience')).join('')).toBe('42513')
  })

  test('the options of the form', async () => {
    const { status, body } = await openBrowser(app).get('/api/filters')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      experiences: [{ value: 'entry' }, { value: 'mid' }, { value: 'senior' }, { value: 'executive' }],
      salaryRanges: [
        { label: 'Less than K30k', min: 0, max: 30_000 },
        { min: 30_000, max: 50_000 },
        { min: 50_000, max: 80_000 },
        { min: 80_000, max: 120_000 },
        { min: 120_000, max: null },
      ],
    })
    const { categories, locations, educations } = body as Record<string, unknown[]>
    expect(categories).toContainEqual({ value: 'it', label: 'Information Technology' })
    expect(locations).toHaveLength(56)
    expect(educations).toHaveLength(6)
  })

  // Rule (job seekers): The search shows twelve popular skills of visible CVs
  test('popular skills are those of visible CVs, completed from a fixed list, and the same for a minute', async () => {
    const popular = async () => {
      const { body } = await openBrowser(app).get('/api/filters')
      return (body as { popularSkills: string[] }).popularSkills
    }
    const owner = await world.person()
    const before = await popular()
    expect(before).toHaveLength(12)
    for (let i = 0; i < 9; i++)
      await world.cv(owner, { skills: i < 5 ? ['Diving', 'call 7012 3456'] : ['DIVING'] })
    expect(await popular()).toEqual(before)
    app.setNow(new Date(Date.now() + 61_000))
    const after = await popular()
    expect(after[0]).toBe('Diving')
    expect(after.join()).not.toContain('7012')
    await app.db.$client.query('UPDATE cvs SET skills = $1', [['Sailing', 'sql']])
    app.setNow(new Date(Date.now() + 122_000))
    expect(await popular()).toEqual([
      'Sailing',
      'sql',
      'JavaScript',
      'Python',
      'React',
      'Node.js',
      'AWS',
      'Java',
      'TypeScript',
      'Angular',
      'Vue.js',
      'Docker',
    ])
  })
})
