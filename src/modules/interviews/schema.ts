import * as v from 'valibot'
import { choice, text, typedMoment } from '../../shared/fields.ts'
import { INTERVIEW_STATES, INTERVIEW_WAYS } from './choices.ts'
import { MAX_ASKED, MAX_INTERVIEW_NOTE, MAX_PLACE, MAX_TIMES } from './limits.ts'

export { INTERVIEW_STATES, INTERVIEW_WAYS }

const optional = (max: number) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))

/** The version of the interview that the caller saw, `round.sequence`; '' for none. */
const seen = v.optional(v.pipe(v.string(), v.maxLength(20)), '')

const times = v.pipe(
  v.array(typedMoment, 'Please enter a date and a time'),
  v.minLength(1, 'Please enter a date and a time'),
  v.maxLength(MAX_TIMES, `Please offer at most ${MAX_TIMES} times`),
  v.check(
    (all) => new Set(all.map((time) => time.getTime())).size === all.length,
    'Please enter each time once',
  ),
  v.transform((all) => all.toSorted((a, b) => a.getTime() - b.getTime())),
)

/** Times in Port Moresby. `isAgreed`: the only time is one that the job seeker asked for, so nothing is left to pick. */
export const InterviewOffer = v.pipe(
  v.object({
    times,
    minutes: v.pipe(v.number('Please choose how long it takes'), v.integer(), v.minValue(5), v.maxValue(480)),
    way: choice(INTERVIEW_WAYS, 'Please choose how you meet'),
    place: text(2, MAX_PLACE, 'Please enter the address, the number or the link'),
    note: optional(MAX_INTERVIEW_NOTE),
    isAgreed: v.optional(v.boolean(), false),
    seen,
  }),
  v.forward(
    v.check(
      ({ times, isAgreed }) => !isAgreed || times.length === 1,
      'Please leave only the time that you agreed on',
    ),
    ['times'],
  ),
)
export type InterviewOffer = v.InferOutput<typeof InterviewOffer>

export const InterviewCancel = v.object({ reason: optional(MAX_ASKED), seen })
export type InterviewCancel = v.InferOutput<typeof InterviewCancel>

export const InterviewPick = v.object({
  time: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((at) => new Date(at)),
  ),
  seen,
})
export type InterviewPick = v.InferOutput<typeof InterviewPick>

export const InterviewAsk = v.object({
  words: text(2, MAX_ASKED, 'Please say which days and times suit you'),
  seen,
})
export type InterviewAsk = v.InferOutput<typeof InterviewAsk>
