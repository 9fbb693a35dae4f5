/** The subjects of a message to support. */
export const CONTACT_SUBJECTS = {
  account: 'My account or password',
  cv: 'My CV or an application',
  job: 'A job that looks wrong or asks for money',
  payment: 'Credits and payment',
  data: 'My data and privacy',
  complaint: 'A complaint',
  other: 'Something else',
} as const
