import { ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { useOwnCvs } from '../cvs/own-queries.ts'
import { OwnRow } from '../cvs/own-row.tsx'
import { AppLink } from '../link.tsx'
import { Loaded } from './loaded.tsx'

export function CvsTab({ isAvailable }: { isAvailable: boolean }) {
  const cvs = useOwnCvs()
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>My CVs</h2>
        <ButtonLink href="/upload" link={AppLink}>
          Upload New CV
        </ButtonLink>
      </div>
      {!isAvailable && (
        <Notice title="Your CVs are hidden from employer searches">
          You are set to not available. Change it under Overview or Profile.
        </Notice>
      )}
      <Loaded query={cvs} what="your CVs" boneClass="h-48">
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                level="h3"
                title="No CVs yet"
                why="Upload one as PDF, DOC or DOCX. Employers find you by it, and every application sends one."
                action={
                  <ButtonLink href="/upload" link={AppLink}>
                    Upload CV
                  </ButtonLink>
                }
              />
            </Card>
          ) : (
            <ul className="grid gap-4">
              {list.map((cv) => (
                <OwnRow key={cv.id} cv={cv} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
