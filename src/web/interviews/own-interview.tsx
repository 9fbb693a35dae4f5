import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_ASKED } from '../../modules/interviews/limits.ts'
import { InterviewAsk } from '../../modules/interviews/schema.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { CalendarLink, InterviewFacts } from './interview-facts.tsx'
import { interviewLine, momentOf } from './interview-words.ts'
import { type Interview, ownInterviewsQuery, refreshInterviews } from './queries.ts'

/** The interview of one application: times to pick, the agreed one, and a way to ask for another. Absent without one. */
export function OwnInterview({ applicationId, company }: { applicationId: number; company: string }) {
  const { client } = useSite()
  const { data } = useQuery(ownInterviewsQuery(client))
  const interview = data?.find((one) => one.applicationId === applicationId)
  if (!interview?.state) return null
  return (
    <section className="grid gap-3">
      <h3>{t('Interview')}</h3>
      <Standing id={applicationId} interview={interview as Interview} company={company} />
    </section>
  )
}

type StandingProps = { id: number; interview: Interview; company: string }

function Standing({ id, interview, company }: StandingProps) {
  const { state, startsAt, reason, asked } = interview
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <p className="font-semibold">{interviewLine(interview, 'jobSeeker')}</p>
      {state === 'cancelled' && reason && (
        <figure className="said">
          <figcaption>{t('{company} writes:', { company })}</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      {state === 'offered' && <Times id={id} interview={interview} />}
      {state === 'asked' && (
        <p className="text-muted">
          {t('You wrote: “{asked}”. The company will offer other times.', { asked: asked ?? '' })}
        </p>
      )}
      {state !== 'cancelled' && <InterviewFacts interview={interview} />}
      <div className="actions">
        {startsAt && (state === 'agreed' || state === 'cancelled') && (
          <CalendarLink
            href={`/api/user/applications/${id}/interview.ics`}
            isCancelled={state === 'cancelled'}
          />
        )}
        {(state === 'offered' || state === 'agreed') && !isAsking && (
          <Button look="bare" onClick={() => setIsAsking(true)}>
            {state === 'agreed' ? t('I cannot come then') : t('None of these suits me')}
          </Button>
        )}
      </div>
      {isAsking && <AskForm id={id} interview={interview} onDone={() => setIsAsking(false)} />}
    </>
  )
}

function Times({ id, interview: { times, seen } }: Pick<StandingProps, 'id' | 'interview'>) {
  const { client, now } = useSite()
  const queryClient = useQueryClient()
  const pick = useMutation({
    mutationFn: (time: string) =>
      call(
        client.api.user.applications[':id'].interview.pick.$post({
          param: { id: String(id) },
          json: { time, seen },
        }),
      ),
    onSuccess: (_, time) => toast({ title: t('Interview agreed'), description: momentOf(time) }),
    onSettled: () => refreshInterviews(queryClient),
  })
  const open = times.filter((time) => new Date(time) > now)
  return (
    <>
      {pick.isError && <Notice kind="danger">{pick.error.message}</Notice>}
      {open.length === 0 && <p className="text-muted">{t('These times are over. Ask for another one.')}</p>}
      <ul className="grid gap-2">
        {open.map((time) => (
          <li key={time}>
            <Button
              look="quiet"
              busy={pick.isPending && pick.variables === time}
              refusal={pick.isPending && pick.variables !== time ? t('Please wait a moment') : undefined}
              onClick={() => pick.mutate(time)}
            >
              {momentOf(time)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function AskForm({
  id,
  interview: { seen },
  onDone,
}: {
  id: number
  interview: Interview
  onDone: () => void
}) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: InterviewAsk,
    fallback: t('Your request was not sent.'),
    read: (values) => ({ words: String(values['words'] ?? ''), seen }),
    async submit(json) {
      await call(client.api.user.applications[':id'].interview.ask.$post({ param: { id: String(id) }, json }))
      await refreshInterviews(queryClient)
      toast({ title: t('Request sent'), description: t('The company will offer other times.') })
      onDone()
    },
  })
  return (
    <form method="post" className="grid gap-3" {...form.formProps}>
      <FormErrors errors={form.errors} message={form.message} />
      <TextField
        label={t('Which days and times suit you?')}
        name="words"
        rows={3}
        maxLength={MAX_ASKED}
        required
        error={form.errors['words']}
      />
      <p>
        <Button type="submit" busy={form.busy} busyLabel={t('Sending…')}>
          {t('Ask for another time')}
        </Button>
      </p>
    </form>
  )
}
