/** `offered`: the job seeker can pick a time. `asked`: none suits. `agreed`: it takes place at `startsAt`. */
export const INTERVIEW_STATES = ['offered', 'asked', 'agreed', 'cancelled'] as const
export type InterviewState = (typeof INTERVIEW_STATES)[number]

export const INTERVIEW_WAYS = ['meeting', 'phone', 'online'] as const
export type InterviewWay = (typeof INTERVIEW_WAYS)[number]
export const INTERVIEW_WAY_LABELS: Record<InterviewWay, string> = {
  meeting: 'In person',
  phone: 'By phone',
  online: 'Online',
}

export const INTERVIEW_LENGTHS = [15, 30, 45, 60, 90, 120] as const
