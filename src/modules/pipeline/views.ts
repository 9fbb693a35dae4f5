import { daysBetween, minuteInPortMoresby } from '../../shared/dates.ts'
import { shorten } from '../../shared/text.ts'
import { APPLICATION_STATUS_LABELS } from '../applications/schema.ts'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../catalog/choices.ts'
import { judgeAnswers } from './policy.ts'
import type { CardRow, ReceivedRow } from './queries.ts'

/** An application for the employer of the job. By applying, the person has given the employer access to the CV. */
export function receivedApplication({ application, job, person, cv, stageSince, noteCount }: ReceivedRow) {
  const { id, status, appliedAt, reviewedAt, withdrawnAt, notes, cvId, jobPostingId, coverLetter, answers } =
    application
  return {
    id,
    status,
    applicantName: person.fullName,
    applicantEmail: person.email,
    applicantPhone: cv.phone || person.phone,
    applicantPhotoId: person.photoId,
    applicantJobTitle: cv.jobTitle,
    applicantLocation: cv.location,
    applicantExperience: cv.experience,
    applicantYears: cv.years,
    applicantEducation: cv.education,
    applicantSkills: cv.skills,
    jobTitle: job.title,
    jobPostingId,
    cvId,
    appliedAt,
    reviewedAt,
    withdrawnAt,
    notes,
    coverLetter,
    /** `fits`: whether it is the wanted answer, if the employer named one. */
    answers: judgeAnswers(job.questions, answers),
    /** Since when the application has its status. */
    stageSince,
    /** The number of notes, including the field `notes` if it is filled in. */
    noteCount,
  }
}

/**
 * The number of answers on a card and the characters of each. Answers for which the employer named the wanted answer
 * come first. The details show the rest.
 */
const KEY_ANSWERS = 2
const KEY_ANSWER_LENGTH = 60

export function boardCard({ questions, answers, ...card }: CardRow) {
  const keyAnswers = judgeAnswers(questions, answers)
    .filter(({ answer }) => answer !== '' && answer.length <= KEY_ANSWER_LENGTH)
    .sort((a, b) => Number(b.fits !== undefined) - Number(a.fits !== undefined))
    .slice(0, KEY_ANSWERS)
    .map(({ question, answer, fits }) => ({
      question: shorten(question, KEY_ANSWER_LENGTH),
      answer,
      ...(fits !== undefined && { fits }),
    }))
  return { ...card, keyAnswers }
}

export const EXPORT_HEAD = [
  'Name',
  'Title',
  'Job',
  'Status',
  'Applied',
  'Days in status',
  'Withdrawn',
  'Email',
  'Phone',
  'Location',
  'Experience',
  'Education',
  'Skills',
  'Answers',
  'Cover letter',
  'Notes',
]

/** A row of the CSV file, in the order of its header. Times are of Port Moresby. */
export function exportedApplication(row: ReceivedRow, notes: readonly string[], now: Date) {
  const it = receivedApplication(row)
  return [
    it.applicantName,
    it.applicantJobTitle,
    it.jobTitle,
    APPLICATION_STATUS_LABELS[it.status],
    minuteInPortMoresby(it.appliedAt),
    daysBetween(it.stageSince, now),
    it.withdrawnAt && minuteInPortMoresby(it.withdrawnAt),
    it.applicantEmail,
    it.applicantPhone,
    it.applicantLocation,
    EXPERIENCE_LABELS[it.applicantExperience],
    it.applicantEducation && EDUCATION_LABELS[it.applicantEducation],
    it.applicantSkills.join(', '),
    it.answers.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
    it.coverLetter,
    [it.notes, ...notes].filter(Boolean).join('\n'),
  ]
}
