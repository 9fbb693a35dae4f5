import { useRouteContext } from '@tanstack/react-router'
import { EmployerActions } from '../cvs/employer-actions.tsx'
import { EmployerRow } from '../cvs/employer-row.tsx'
import { useLatePiece } from '../late-piece.ts'
import type { Candidate } from './candidates.ts'
import type { CvFlow } from './use-cv-flow.ts'

type CandidateRowProps = {
  cv: Candidate
  query?: string | undefined
  skills?: readonly string[] | undefined
  flow: CvFlow
  /** What a list adds to the row's menu. */
  actions?: Parameters<typeof EmployerActions>[0]['more']
  /** The employer's own words about it. */
  note?: string | undefined
  level?: 'h3' | 'h4' | undefined
}

/** A candidate wherever an employer has several of them; people like this one open below it. */
export function CandidateRow({ cv, query = '', skills, flow, actions = [], note, level }: CandidateRowProps) {
  const { now } = useRouteContext({ from: '__root__' })
  const [Similar, showSimilar, hideSimilar] = useLatePiece(() =>
    import('./similar-cvs.tsx').then((piece) => piece.SimilarCvs),
  )
  // Not of those that stand under another one: there would be no end.
  const similar =
    level === 'h4'
      ? []
      : [
          Similar
            ? { label: 'Hide similar candidates', onSelect: hideSimilar }
            : { label: 'Similar candidates', onSelect: () => void showSimilar() },
        ]
  return (
    <EmployerRow
      cv={cv}
      query={query}
      skills={skills}
      now={now}
      note={note}
      level={level}
      problem={flow.problem?.id === cv.id ? flow.problem.message : undefined}
      actions={<EmployerActions cv={cv} flow={flow} more={[...similar, ...actions]} />}
    >
      {Similar && (
        <Similar id={cv.id} row={(like) => <CandidateRow key={like.id} cv={like} flow={flow} level="h4" />} />
      )}
    </EmployerRow>
  )
}
