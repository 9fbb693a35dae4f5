import { Part } from './part.tsx'
import type { OpenedCv } from './queries.ts'

type Content = NonNullable<OpenedCv['content']>
type Made = Extract<Content, { kind: 'made' }>

/** Work, schooling, licences and referees: entries of a CV that was made here, or lines of an uploaded file. */
export function CvContentParts({ content }: { content: Content }) {
  if (content.kind === 'made') return <MadeParts content={content} />
  return (
    <>
      <Lines title="Work" lines={content.work} />
      <Lines title="Schooling" lines={content.schooling} />
      <Lines title="Licences" lines={content.licences} />
      <Lines title="Referees" lines={content.referees} />
    </>
  )
}

function MadeParts({ content }: { content: Made }) {
  const { work, schooling, licences, languages, referees } = content
  const timesOf = ({ from, to }: Made['work'][number]) =>
    [from, from && (to || 'today')].filter(Boolean).join(' to ')
  return (
    <>
      {work.length > 0 && (
        <Part title="Work">
          <ol className="jobs-thread">
            {work.map((job) => (
              <li key={`${job.role} ${job.place} ${job.from}`}>
                <h3>{job.role}</h3>
                <p className="text-13 text-muted">{[job.place, timesOf(job)].filter(Boolean).join(' · ')}</p>
                {job.tasks && <p className="whitespace-pre-line">{job.tasks}</p>}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {schooling.length > 0 && (
        <Part title="Schooling">
          <ul className="grid gap-2">
            {schooling.map(({ course, place, year }) => (
              <li key={`${course} ${place}`}>
                <b>{course}</b>
                <p className="text-13 text-muted">{[place, year].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Lines title="Licences" lines={licences} />
      <Lines title="Languages" lines={languages} />
      {referees.length > 0 && (
        <Part title="Referees">
          <ul className="grid gap-2">
            {referees.map(({ name, role, contact }) => (
              <li key={`${name} ${contact}`}>
                <b>{name}</b>
                <p>{[role, contact].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Part title={title}>
      <ul className="diamonds">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and two may be alike
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}
