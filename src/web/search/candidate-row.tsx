import { useLatePiece } from '../app/loading/late-piece.ts'
import { useCategoryName } from '../catalog/entries.ts'
import { EmployerActions } from '../cvs/access/employer-actions.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import type { Candidate } from './candidates.ts'
import { CvRow } from './cv-row.tsx'

type CandidateRowProps = {
  cv: Candidate
  query?: string | undefined
  skills?: readonly string[] | undefined
  /** The name of its category, if the list has it. */
  category?: string | undefined
  flow: CvFlow
  /** Actions that a list adds to the row's menu. */
  actions?: Parameters<typeof EmployerActions>[0]['more']
  /** The employer's note about the CV. */
  note?: string | undefined
  level?: 'h3' | 'h4' | undefined
}

/** A candidate in any of the employer's lists. Similar people open below it. */
export function CandidateRow({
  cv,
  flow,
  category,
  actions = [],
  level = 'h3',
  ...shown
}: CandidateRowProps) {
  const categoryName = useCategoryName()
  const [Similar, showSimilar, hideSimilar] = useLatePiece(() =>
    import('./similar-cvs.tsx').then((piece) => piece.SimilarCvs),
  )
  // Not for a row that is itself below another one, or the nesting would never end.
  const similar =
    level === 'h4'
      ? []
      : [
          Similar
            ? { label: 'Hide similar candidates', onSelect: hideSimilar }
            : { label: 'Similar candidates', onSelect: () => void showSimilar() },
        ]
  return (
    <CvRow
      cv={cv}
      href={`/employer-cv-view/${cv.id}`}
      level={level}
      category={category ?? categoryName(cv.category)}
      {...shown}
      problem={flow.problem?.id === cv.id ? flow.problem.message : undefined}
      actions={<EmployerActions cv={cv} flow={flow} more={[...similar, ...actions]} />}
    >
      {Similar && (
        <Similar id={cv.id} row={(like) => <CandidateRow key={like.id} cv={like} flow={flow} level="h4" />} />
      )}
    </CvRow>
  )
}
