import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { INTERVIEW_LENGTHS, INTERVIEW_WAY_LABELS, INTERVIEW_WAYS } from '../../modules/interviews/choices.ts'
import { MAX_TIMES } from '../../modules/interviews/limits.ts'
import { InterviewOffer } from '../../modules/interviews/schema.ts'
import { typedMinute } from '../../shared/dates.ts'
import { useForm } from '../app/forms/form.ts'
import type { FormValues } from '../app/forms/form-values.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { Field, TextField } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { type Interview, refreshInterviews } from './queries.ts'

type OfferDialogProps = {
  applicant: { id: number; applicantName: string }
  interview: Interview | null
  onClose: () => void
}

const NAMES = Array.from({ length: MAX_TIMES }, (_, place) => `time${place + 1}`)

/** Offers times for the first interview or other ones later; an agreed time can be entered, too. */
export function OfferDialog({ applicant, interview, onClose }: OfferDialogProps) {
  const { client, now } = useSite()
  const queryClient = useQueryClient()
  const kept = interview?.state === 'offered' ? interview.times.map(typedMinute) : []
  const [shown, setShown] = useState(Math.max(2, kept.length))
  const send = useMutation({
    mutationFn: (offer: v.InferOutput<typeof InterviewOffer>) =>
      call(
        client.api.employer.applications[':id'].interview.$put({
          param: { id: String(applicant.id) },
          json: { ...offer, times: offer.times.map(typedMinute) },
        }),
      ),
    onSettled: () => refreshInterviews(queryClient),
  })
  const form = useForm({
    schema: InterviewOffer,
    fallback: 'The times were not sent.',
    read: (values) => ({ ...inputOf(values), seen: interview?.seen ?? '' }),
    async submit(offer) {
      await send.mutateAsync(offer)
      toast({ title: 'Interview times sent', description: `We have told ${applicant.applicantName}.` })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Offer interview times"
      description={`${applicant.applicantName} picks one, or asks for another. Times are those of Port Moresby.`}
      form={form}
      submitLabel="Send"
      busyLabel="Sending…"
      onClose={onClose}
    >
      {NAMES.slice(0, shown).map((name, place) => (
        <Field
          key={name}
          label={place === 0 ? 'Time' : `Another time (${place + 1})`}
          name={name}
          id={place === 0 ? 'times' : name}
          type="datetime-local"
          min={typedMinute(now)}
          defaultValue={kept[place]}
          error={place === 0 ? form.errors['times'] : undefined}
        />
      ))}
      {shown < MAX_TIMES && (
        <p>
          <Button look="bare" onClick={() => setShown(shown + 1)}>
            Add a time
          </Button>
        </p>
      )}
      <Checkbox
        name="isAgreed"
        label="We have agreed on this time"
        help="For one time that suits both, for example after a call."
      />
      <Place interview={interview} errors={form.errors} />
    </FormDialog>
  )
}

function Place({
  interview,
  errors,
}: Pick<OfferDialogProps, 'interview'> & { errors: Record<string, string> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Length"
          name="minutes"
          defaultValue={interview?.minutes ?? 30}
          options={INTERVIEW_LENGTHS.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} minutes`,
          }))}
        />
        <Select
          label="How you meet"
          name="way"
          defaultValue={interview?.way ?? 'meeting'}
          options={INTERVIEW_WAYS.map((way) => ({ value: way, label: INTERVIEW_WAY_LABELS[way] }))}
        />
      </div>
      <Field
        label="Address, number or link"
        name="place"
        required
        maxLength={300}
        defaultValue={interview?.place}
        error={errors['place']}
      />
      <TextField
        label="Note (optional)"
        name="note"
        rows={3}
        maxLength={1000}
        help="What to bring, whom to ask for."
        defaultValue={interview?.note}
        error={errors['note']}
      />
    </>
  )
}

const textOf = (values: FormValues, name: string) => String(values[name] ?? '')

function inputOf(values: FormValues) {
  return {
    times: NAMES.map((name) => textOf(values, name)).filter((time) => time !== ''),
    minutes: Number(textOf(values, 'minutes')),
    way: values['way'],
    place: textOf(values, 'place'),
    note: textOf(values, 'note'),
    isAgreed: values['isAgreed'] === 'on',
  }
}
