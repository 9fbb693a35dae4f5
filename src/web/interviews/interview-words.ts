import type { InterviewState } from '../../modules/interviews/choices.ts'
import { formatTime, formatWeekday } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'

type Told = { state?: InterviewState | undefined; startsAt?: string | null | undefined }

/** `Tue 12 Jan, 10:00 am`, in Port Moresby. */
export const momentOf = (time: string): string => `${formatWeekday(time)}, ${formatTime(time)}`

/** `Interview Tue 12 Jan, 10:00 am`; before that, who has to do something. */
export function interviewLine({ state, startsAt }: Told, side: 'employer' | 'jobSeeker'): string {
  if (state === 'agreed' && startsAt) return t('Interview {moment}', { moment: momentOf(startsAt) })
  if (state === 'cancelled') return t('Interview cancelled')
  if (side === 'employer') return state === 'asked' ? 'Asks for another time' : 'Interview times offered'
  return state === 'asked' ? t('You asked for another time') : t('Pick a time for your interview')
}
