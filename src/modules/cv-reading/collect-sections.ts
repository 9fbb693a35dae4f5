import { hasDatesOfPost } from './read-experience.ts'

const SECTIONS = {
  contact:
    'contact|contacts|contact details|contact information|personal details|personal information|personal particulars|personal data|bio data|biodata|particulars',
  summary:
    'summary|professional summary|career summary|executive summary|profile|professional profile|executive profile|personal profile|career profile|about me|about|objective|objectives|career objective|career objectives|personal statement|career overview|overview',
  skills:
    'skills|key skills|core skills|technical skills|computer skills|skill highlights|highlights|core qualifications|core strengths|strengths|areas of expertise|expertise|competencies|key competencies|core competencies|skills and abilities|skills and competencies|abilities|professional skills',
  work: 'experience|work experience|working experience|professional experience|employment|employment history|employment record|work history|career history|experience so far|job experience|work background|relevant experience|employment experience|military experience',
  education:
    'education|education and training|education and credentials|education and certifications|education and professional development|education and certificates|education and qualifications|educational background|education background|educational qualifications|academic background|academic qualifications|academic record|qualifications|qualification|schooling|schools attended|training|education history|formal education',
  referees: 'referees|referee|references|reference',
  other:
    'licences|licenses|licences and tickets|licenses and certifications|certifications|certificates|languages|language|interests|hobbies|accomplishments|core accomplishments|achievements|awards|affiliations|professional affiliations|memberships|additional information|activities|activities and honors|publications|projects|volunteer work|volunteer experience|community involvement|presentations|other|selected accomplishments|key accomplishments|declaration',
} as const

export type SectionName = keyof typeof SECTIONS

const NAMES = new Map<string, SectionName>()
for (const name of ['contact', 'summary', 'skills', 'work', 'education', 'referees', 'other'] as const) {
  for (const heading of SECTIONS[name].split('|')) NAMES.set(heading, name)
}

/**
 * A CV's lines by the heading above them. `head` contains the lines before the first heading: name, title, contacts.
 */
export type Sections = { lines: string[]; head: string[] } & Record<SectionName, string[]>

/**
 * Cuts a text at its headings. A section that occurs twice becomes one; words after a heading's colon become its first
 * line.
 */
export function collectSections(text: string): Sections {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const sections: Sections = {
    lines,
    head: [],
    contact: [],
    summary: [],
    skills: [],
    work: [],
    education: [],
    referees: [],
    other: [],
  }
  let current: 'head' | SectionName = 'head'
  let isInJob = false
  for (const [index, line] of lines.entries()) {
    const isOfField = OF_FIELD.test(line) && lines.slice(index + 1, index + 3).some(hasDatesOfPost)
    const heading = isOfField ? { name: 'work' as const, rest: '' } : headingOf(line)
    if (heading) isInJob = (isInJob || current === 'work') && OF_ONE_JOB.test(line)
    if (heading) current = heading.name
    else if (isInJob && hasDatesOfPost(line)) current = 'work'
    const kept = heading ? heading.rest : line
    if (kept) sections[current].push(kept)
  }
  return sections
}

/** 'Graphic Design Experience' above the dates of a post; among skills it is one of them. */
const OF_FIELD = /^(?!volunteer)(?:\p{L}[\p{L}&/-]*\s){1,4}experience:?$/iu

/** Headings that often stand inside one job. The dates of the next job end them. */
const OF_ONE_JOB =
  /^\P{L}*(?:contact|(?:core |key |selected )?(?:accomplishments?|achievements?)|presentations?|projects?)\b/iu

/** Returns the section that a line opens: 'WORK EXPERIENCE', 'E D U C A T I O N', 'Objective: to …'. */
export function headingOf(line: string): { name: SectionName; rest: string } | undefined {
  // the end of a sentence that a line break has cut: 'interests.'
  const isEnd = /^\p{Ll}.*\.$/u.test(line)
  if (isEnd || (line.length > 60 && !line.includes(':'))) return undefined
  const [before = '', ...rest] = line.split(':')
  const name = NAMES.get(plain(before))
  return name && { name, rest: rest.join(':').trim() }
}

/** Returns a heading in lower case, without numbering, ornaments and the blanks between spread letters. */
function plain(heading: string): string {
  const spread = /^(\p{L} ){3,}\p{L}$/u.test(heading.trim()) ? heading.replace(/ /g, '') : heading
  return spread
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s*[/,]\s*/g, ' and ')
    .replace(/\s+/g, ' ')
}
