import type { RefObject } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Card } from '../../components/surfaces/card.tsx'
import { LivePreview, StillEmpty, useLiveValues } from '../steps/live-preview.tsx'
import { readBuild } from './builder-values.ts'

const LISTS = { work: 'Places of work', schooling: 'Schools and courses' }

export function BuilderCard({ form }: { form: RefObject<HTMLFormElement | null> }) {
  return <LivePreview form={form} lists={LISTS} />
}

/** Shows the content of the PDF in its order. */
export function BuilderPreview({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const values = useLiveValues(form)
  const cv = readBuild(values)
  const text = (name: string) => String(values[name] ?? '').trim()
  const summary = text('summary')
  return (
    <>
      <Card as="section" className="grid gap-2 wrap-anywhere" aria-label={t('Your CV')}>
        <p className="text-13 text-muted">{t('This is what the PDF says')}</p>
        <h2>{text('fullName')}</h2>
        <p>{text('jobTitle')}</p>
        <p className="text-muted">{['phone', 'email', 'location'].map(text).filter(Boolean).join(' · ')}</p>
        {summary && <Part title="Profile" text={summary} />}
        {cv.work.length > 0 && <h3>Work experience</h3>}
        {cv.work.map((work) => (
          <Entry
            key={JSON.stringify(work)}
            title={work.role}
            details={[work.place, [work.from, work.to || (work.from && 'now')].filter(Boolean).join(' – ')]}
            text={work.tasks}
          />
        ))}
        {cv.schooling.length > 0 && <h3>Education and training</h3>}
        {cv.schooling.map((school) => (
          <Entry key={JSON.stringify(school)} title={school.course} details={[school.place, school.year]} />
        ))}
        {cv.skills.length > 0 && <Part title="Skills" text={cv.skills.join(', ')} />}
        {cv.licences.length > 0 && <Part title="Licences and tickets" text={cv.licences.join('\n')} />}
        {cv.languages.length > 0 && <Part title="Languages" text={cv.languages.join(', ')} />}
        {cv.referees.length > 0 && <h3>Referees</h3>}
        {cv.referees.map(({ name, role, contact }) => (
          <Entry key={name} title={name} details={[role, contact]} />
        ))}
      </Card>
      <StillEmpty form={form} lists={LISTS} />
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="whitespace-pre-line">{text}</p>
    </>
  )
}

function Entry({ title, details, text }: { title: string; details: string[]; text?: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{details.filter(Boolean).join(' · ')}</p>
      {text && <p className="whitespace-pre-line">{text}</p>}
    </div>
  )
}
