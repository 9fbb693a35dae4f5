import type { CvBuild } from '../../../modules/cvs/schema.ts'
import { Dialog } from '../../components/overlays/dialog.tsx'

/** Shows the content of the PDF in its order. */
export function BuilderPreview({ cv, onClose }: { cv: CvBuild; onClose: () => void }) {
  const { fullName, jobTitle, phone, email, location, summary, skills } = cv
  return (
    <Dialog title="Your CV" shape="wide" onClose={onClose} description="This is what the PDF says.">
      <article className="grid gap-2 wrap-anywhere">
        <p className="text-22 font-semibold">{fullName}</p>
        <p>{jobTitle}</p>
        <p className="text-muted">{[phone, email, location].filter(Boolean).join(' · ')}</p>
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
        {skills.length > 0 && <Part title="Skills" text={skills.join(', ')} />}
        {cv.licences.length > 0 && <Part title="Licences and tickets" text={cv.licences.join('\n')} />}
        {cv.languages.length > 0 && <Part title="Languages" text={cv.languages.join(', ')} />}
        {cv.referees.length > 0 && <h3>Referees</h3>}
        {cv.referees.map(({ name, role, contact }) => (
          <Entry key={name} title={name} details={[role, contact]} />
        ))}
      </article>
    </Dialog>
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
