import { useQuery } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import GripVertical from 'lucide-react/icons/grip-vertical'
import MessageSquare from 'lucide-react/icons/message-square'
import { memo } from 'react'
import { useSite } from '../../app/site.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { interviewLine } from '../../interviews/interview-words.ts'
import { employerInterviewsQuery } from '../../interviews/queries.ts'
import { ApplicationLink } from '../application-link.tsx'
import { FitBadge } from '../fit.tsx'
import type { ApplicantFit, Card } from '../queries.ts'
import { KeyAnswers, notesOf, StageAge, yearsOf } from '../statuses.tsx'

type BoardCardProps = {
  card: Card
  fit: ApplicantFit | undefined
  showsJob: boolean
  isSelected: boolean
  isHeld: boolean
  /** Whether Tab leads to this card. One of the board does; arrow keys lead to the others. */
  isTabStop: boolean
  onSelect: (id: number) => void
  onAsk: (id: number) => void
}

/** A board has hundreds of these, so each renders again only when it changes. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, fit, showsJob, isSelected, isHeld, isTabStop, onSelect, onAsk } = props
  const { id, applicantName, applicantPhotoId, applicantJobTitle, keyAnswers } = card
  const classes = ['board-card', isHeld && 'is-held', isSelected && 'is-selected']
  return (
    <li className={classes.filter(Boolean).join(' ')} data-card={id}>
      <div className="board-line">
        <label className="board-pick">
          <Avatar
            name={applicantName}
            photoUrl={applicantPhotoId ? `/api/auth/photo/${applicantPhotoId}?size=96` : undefined}
            size="small"
          />
          <span className="sr">Select {applicantName}</span>
          <input type="checkbox" tabIndex={-1} checked={isSelected} onChange={() => onSelect(id)} />
        </label>
        <ApplicationLink
          id={id}
          className="board-name"
          draggable={false}
          tabIndex={isTabStop ? 0 : -1}
          aria-describedby="board-help"
        >
          {applicantName}
        </ApplicationLink>
        <span className="board-grip" aria-hidden="true">
          <GripVertical size={16} />
        </span>
      </div>
      <p className="board-fact text-muted">
        {[showsJob ? `For ${card.jobTitle}` : applicantJobTitle, card.applicantLocation]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {keyAnswers.length > 0 && <KeyAnswers answers={keyAnswers} />}
      <InterviewLine id={id} />
      <p className="board-tags">
        {fit && <FitBadge fit={fit} />}
        <span className="tag">{yearsOf(card)}</span>
      </p>
      <Foot card={card} onAsk={onAsk} />
    </li>
  )
})

/** One request answers for all cards. */
function InterviewLine({ id }: { id: number }) {
  const { client } = useSite()
  const { data } = useQuery({
    ...employerInterviewsQuery(client),
    select: (all) => all.find(({ applicationId }) => applicationId === id),
  })
  if (!data) return null
  return (
    <p className="flex gap-1 text-13 font-semibold">
      <Calendar size={14} className="mt-0.5" />
      {interviewLine(data, 'employer')}
    </p>
  )
}

function Foot({ card, onAsk }: Pick<BoardCardProps, 'card' | 'onAsk'>) {
  const { id, applicantName, noteCount } = card
  return (
    <div className="board-line board-foot">
      <StageAge card={card} />
      {noteCount > 0 && (
        <span className="board-notes">
          <MessageSquare size={14} aria-hidden="true" />
          {noteCount}
          <span className="sr"> {notesOf(noteCount).replace(/^\S+ /, '')}</span>
        </span>
      )}
      <button type="button" className="board-move" tabIndex={-1} onClick={() => onAsk(id)}>
        Move<span className="sr"> {applicantName}</span>
      </button>
    </div>
  )
}
