import { MAX_ASKED } from '../../modules/interviews/limits.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { PlainForm, usePosted } from '../app/forms/plain-form.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { CalendarLink, InterviewFacts } from '../interviews/interview-facts.tsx'
import { interviewLine, momentOf } from '../interviews/interview-words.ts'
import type { Interview } from '../interviews/queries.ts'

type OwnInterviewProps = Pick<NonNullable<ReadOf<'myApplication'>>, 'interview'> & {
  id: number
  company: string
}

/** The interview of an application: times to pick, the agreed one, and a form to ask for another. */
export function OwnInterview({ interview: found, id, company }: OwnInterviewProps) {
  if (!found?.state) return null
  const interview = found as Interview
  const { state, startsAt, reason, asked } = interview
  return (
    <Card as="section" className="grid gap-3">
      <h2>{t('Interview')}</h2>
      <p className="font-semibold">{interviewLine(interview, 'jobSeeker')}</p>
      {state === 'cancelled' && reason && (
        <figure className="said">
          <figcaption>{t('{company} writes:', { company })}</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      {state === 'asked' && (
        <p className="text-muted">
          {t('You wrote: “{asked}”. The company will offer other times.', { asked: asked ?? '' })}
        </p>
      )}
      {state !== 'cancelled' && <InterviewFacts interview={interview} />}
      {startsAt && (state === 'agreed' || state === 'cancelled') && (
        <p>
          <CalendarLink
            href={`/api/user/applications/${id}/interview.ics`}
            isCancelled={state === 'cancelled'}
          />
        </p>
      )}
      {state === 'offered' && <Times interview={interview} />}
      {(state === 'offered' || state === 'agreed') && <AskForm interview={interview} />}
    </Card>
  )
}

function Times({ interview: { times, seen } }: { interview: Interview }) {
  const { now } = useSite()
  const open = times.filter((time) => new Date(time) > now)
  if (open.length === 0)
    return <p className="text-muted">{t('These times are over. Ask for another one.')}</p>
  return (
    <PlainForm plain="pick" className="grid gap-3">
      <input type="hidden" name="seen" value={seen} />
      <RadioGroup
        label={t('Pick a time for your interview')}
        name="time"
        required
        options={open.map((time) => ({ value: time, label: momentOf(time) }))}
      />
      <p>
        <Button type="submit">{t('Accept this time')}</Button>
      </p>
    </PlainForm>
  )
}

function AskForm({ interview: { seen, state } }: { interview: Interview }) {
  const posted = usePosted('ask')
  return (
    <details className="ask" open={posted !== undefined}>
      <summary className="btn btn-bare">
        {state === 'agreed' ? t('I cannot come then') : t('None of these suits me')}
      </summary>
      <PlainForm plain="ask" className="grid gap-3">
        <input type="hidden" name="seen" value={seen} />
        <TextField
          label={t('Which days and times suit you?')}
          name="words"
          rows={3}
          maxLength={MAX_ASKED}
          required
          error={posted?.errors['words']}
        />
        <p>
          <Button type="submit">{t('Ask for another time')}</Button>
        </p>
      </PlainForm>
    </details>
  )
}
