import { parseQuery } from '../app/query.ts'
import { adminLoginPage, codeLoginPage, employerLoginPage, loginPage } from './accounts/login.tsx'
import { confirmEmailPage, forgotPasswordPage, resetPasswordPage } from './accounts/password.tsx'
import { employerRegisterPage, registerPage } from './accounts/register.tsx'
import { unsubscribePage } from './accounts/unsubscribe.tsx'
import { companiesPage } from './companies.tsx'
import { companyPage } from './company.tsx'
import { componentsPage } from './components.tsx'
import { DASHBOARDS } from './dashboards.tsx'
import { employersPage } from './employers.tsx'
import { homePage } from './home.tsx'
import { jobPage, posterPage, reportJobPage } from './job.tsx'
import { mailedAlertPage, newAlertPage } from './job-alerts.tsx'
import { applyPage } from './job-seekers/apply.tsx'
import {
  myApplicationPage,
  myApplicationsPage,
  myConversationPage,
  myMessagesPage,
  myPage,
  newConversationPage,
} from './job-seekers/my-page.tsx'
import { jobListPage, olderJobListPage } from './jobs.tsx'
import { provinceJobsPage, tradeJobsPage } from './jobs-by.tsx'
import type { Page } from './page.ts'
import { payPage, tradePayPage } from './pay.tsx'
import { profilePage } from './profile.tsx'
import { savedPage } from './saved.tsx'
import { searchPage } from './search.tsx'
import { statusPage } from './status.tsx'
import { contactPage } from './texts/contact.tsx'
import { demoPage } from './texts/demo.tsx'
import { embedPage } from './texts/embed.tsx'
import { pricingPage } from './texts/pricing.tsx'
import { WRITTEN_PAGES } from './texts/written.tsx'
import { editCvPage, uploadPage } from './upload.tsx'

/** The public pages. */
export const PAGES: readonly Page[] = [
  homePage,
  employersPage,
  ...DASHBOARDS,
  jobListPage,
  olderJobListPage,
  jobPage,
  posterPage,
  applyPage,
  reportJobPage,
  newAlertPage,
  mailedAlertPage,
  provinceJobsPage,
  tradeJobsPage,
  companiesPage,
  companyPage,
  searchPage,
  profilePage,
  statusPage,
  payPage,
  tradePayPage,
  embedPage,
  pricingPage,
  demoPage,
  contactPage,
  ...WRITTEN_PAGES,
  loginPage,
  codeLoginPage,
  employerLoginPage,
  adminLoginPage,
  registerPage,
  employerRegisterPage,
  forgotPasswordPage,
  resetPasswordPage,
  confirmEmailPage,
  unsubscribePage,
  savedPage,
  componentsPage,
  uploadPage,
  editCvPage,
  myPage,
  myApplicationsPage,
  myApplicationPage,
  myMessagesPage,
  newConversationPage,
  myConversationPage,
]

const ROUTES = PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

export type PageAddress = { page: Page; params: Record<string, string>; search: object }

/** Returns the page at an address with its values, or undefined. */
export function findPage(path: string, query: string): PageAddress | undefined {
  for (const { page, pattern } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { page, params: { ...match.groups }, search: page.search?.(parseQuery(query)) ?? {} }
  }
  return undefined
}
