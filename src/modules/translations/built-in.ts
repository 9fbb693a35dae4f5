import { OUTAGE } from '../../shared/language/outage.ts'
import { ACCOUNTS } from './built-in/accounts.ts'
import { APPLICATIONS } from './built-in/applications.ts'
import { CHOICES } from './built-in/choices.ts'
import { COMPANIES } from './built-in/companies.ts'
import { CV } from './built-in/cv.ts'
import { DATES } from './built-in/dates.ts'
import { DOCUMENTS } from './built-in/documents.ts'
import { ERRORS } from './built-in/errors.ts'
import { FRAME } from './built-in/frame.ts'
import { HELP } from './built-in/help.ts'
import { HOME } from './built-in/home.ts'
import { HOW_SEARCH_WORKS } from './built-in/how-search-works.ts'
import { JOB } from './built-in/job.ts'
import { JOB_ALERTS } from './built-in/job-alerts.ts'
import { JOBS } from './built-in/jobs.ts'
import { LEGAL } from './built-in/legal.ts'
import { MAILS } from './built-in/mails.ts'
import { MY_PAGE } from './built-in/my-page.ts'
import { NOTICES } from './built-in/notices.ts'
import { OWN } from './built-in/own.ts'
import { OWN_CVS } from './built-in/own-cvs.ts'
import { PAY } from './built-in/pay.ts'
import { PHONE } from './built-in/phone.ts'
import { PROFILE } from './built-in/profile.ts'
import { SAFETY } from './built-in/safety.ts'
import { STATUS } from './built-in/status.ts'

/** Tok Pisin by the English text that the code has. An English text is in one area only. */
export const BUILT_IN = {
  frame: FRAME,
  home: HOME,
  jobs: JOBS,
  job: JOB,
  companies: COMPANIES,
  help: HELP,
  safety: SAFETY,
  howSearchWorks: HOW_SEARCH_WORKS,
  accounts: ACCOUNTS,
  phone: PHONE,
  jobAlerts: JOB_ALERTS,
  cv: CV,
  own: OWN,
  ownCvs: OWN_CVS,
  profile: PROFILE,
  applications: APPLICATIONS,
  myPage: MY_PAGE,
  notices: NOTICES,
  documents: DOCUMENTS,
  choices: CHOICES,
  pay: PAY,
  legal: LEGAL,
  status: STATUS,
  mails: MAILS,
  dates: DATES,
  outage: OUTAGE,
  errors: ERRORS,
} satisfies Record<string, Readonly<Record<string, string>>>

/** All of them. */
export const BUILT_IN_TEXTS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(BUILT_IN))
