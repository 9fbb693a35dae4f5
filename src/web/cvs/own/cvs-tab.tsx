import type { Audience } from '../../../modules/accounts/choices.ts'
import { t } from '../../../shared/language/words.ts'
import { FoundBy } from '../../accounts/job-seeker/found-by.tsx'
import { AppLink } from '../../app/link.tsx'
import { Loaded } from '../../app/loading/loaded.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useOwnCvs } from './own-queries.ts'
import { OwnRow } from './own-row.tsx'

export function CvsTab({ shownTo }: { shownTo: Audience }) {
  const cvs = useOwnCvs()
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t('My CVs')}</h2>
        <ButtonLink href="/upload" link={AppLink}>
          {t('Upload New CV')}
        </ButtonLink>
      </div>
      <Card>
        <FoundBy shownTo={shownTo} />
      </Card>
      <Loaded query={cvs} what={t('your CVs')} boneClass="h-48">
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                level="h3"
                title={t('No CVs yet')}
                why={t(
                  'Upload one as a PDF, DOC or DOCX file. Employers find you by your CV, and you need one to apply.',
                )}
                action={
                  <ButtonLink href="/upload" link={AppLink}>
                    {t('Upload CV')}
                  </ButtonLink>
                }
              />
            </Card>
          ) : (
            <ul className="grid gap-4">
              {list.map((cv) => (
                <OwnRow key={cv.id} cv={cv} isAvailable={shownTo !== 'nobody'} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
