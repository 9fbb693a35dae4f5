import { LOGIN_ROUTES } from './access-logins.ts'
import { readMatrix } from './access-roles.ts'

/**
 * Every route except pages: who may call it, and the object that its address names. "seekers" and "employers" means
 * all of them; "seeker" and "employer" only the owner of the object. The object "nothing" does not exist: the tests
 * beside those routes use one that does. Calls are made in this order; calls that end a session come last.
 */
const ROWS = `
GET /api/health | everybody
GET /api/status | everybody
GET /.well-known/security.txt | everybody
GET /api/saved-searches/unsubscribe/:token | everybody | nothing
GET /api/job-alerts/unsubscribe/:token | everybody | nothing
GET /api/notices/unsubscribe/:token | everybody | nothing
GET /robots.txt | everybody
GET /api/announcements | everybody
POST /api/announcements/:id/dismiss | everybody | announcement
GET /manifest.webmanifest | everybody
GET /api/auth/employer/sessions | employers
GET /api/auth/employer/profile | employers
GET /api/employer/credits | employers
GET /api/employer/credits/months | employers
GET /api/employer/transactions | employers
GET /api/employer/transactions.csv | employers
GET /api/cvs/:id/similar | employers | cv
GET /api/employer/job-postings/:id/people | employer | job
GET /api/employer/job-postings/:id/people/count | employer | job
GET /api/employer/job-postings/:id/results | employer | job
GET /api/employer/job-results | employers
GET /api/employer/similar-pay | employers
GET /api/employer/job-postings/:id/applicants | employer | job
GET /api/employer/saved-searches | employers
GET /api/employer/shortlists | employers
GET /api/employer/shortlists/:id | employer | shortlist
GET /api/employer/shortlists/:id/csv | employer | shortlist
GET /api/employer/kept-cvs | employers
GET /api/employer/kept-cvs/:id | employers | cv
GET /api/employer/opened-cvs | employers
GET /api/cvs/:id/view | employers | cv
GET /api/cvs/:id/employer-view | employers | cv
GET /api/cvs/:id/document | employers | cv
GET /api/cvs/:id/pages/:page | employers | cv
GET /api/cvs/:id/contact-report | employers | cv
GET /api/employer/job-postings | employers
GET /api/employer/applications | employers
GET /api/employer/applications.csv | employers
GET /api/employer/applications/counts | employers
GET /api/employer/applications/cards | employers
GET /api/employer/applications/answers | employers
GET /api/employer/applications/:id | employer | application
GET /api/employer/applications/:id/history | employer | application
GET /api/employer/interviews | employers
GET /api/employer/applications/:id/interview | employer | application
GET /api/employer/applications/:id/interview.ics | employer | application
GET /api/user/applications/:id/interview.ics | seeker | application
GET /api/user/interviews | seekers
GET /api/user/documents | seekers
GET /api/user/applications/:id/documents | seeker | application
GET /api/employer/applications/:id/documents | employer | application
GET /api/employer/applications/:id/documents/:documentId/file | employer | application
GET /api/employer/applications/:id/documents/:documentId/pages | employer | application
GET /api/employer/applications/:id/documents/:documentId/pages/:page | employer | application
PUT /api/user/applications/:id/documents | seeker | application
GET /api/user/documents/:id/file | seeker | document
POST /api/user/documents | seekers
PATCH /api/user/documents/:id | seeker | document
PUT /api/employer/applications/:id/interview | employer | application
POST /api/employer/applications/:id/interview/cancel | employer | application
POST /api/user/applications/:id/interview/pick | seeker | application
POST /api/user/applications/:id/interview/ask | seeker | application
GET /api/employer/conversations | employers
GET /api/employer/job-templates | employers
GET /api/employer/saved-replies | employers
GET /api/employer/conversations/unread | employers
GET /api/employer/conversations/recipient | employers
GET /api/employer/conversations/:id | employer | conversation
GET /api/employer/payment-requests | employers
GET /api/employer/payment-options | employers
GET /api/employer/mail-settings | employers
GET /api/employer/statistics | employers
GET /api/employer/home | employers
GET /api/user/job-alerts | seekers
GET /api/user/push | seekers
GET /api/auth/sessions | seekers
GET /api/auth/profile | seekers
GET /api/user/recommended-jobs | seekers
GET /api/user/jobs/:id/fit | seekers | job
GET /api/cvs/my-cvs | seekers
GET /api/user/cv-stats | seekers
GET /api/user/cv-stats/daily | seekers
GET /api/user/cv-access | seekers
GET /api/user/saved-jobs | seekers
GET /api/jobs/:id/application | seekers | job
GET /api/user/applications | seekers
GET /api/user/conversations | seekers
GET /api/user/conversations/unread | seekers
GET /api/user/conversations/recipient | seekers
GET /api/user/conversations/:id | seeker | conversation
GET /api/user/notices | seekers
GET /api/user/notices/unread | seekers
GET /api/user/notice-settings | seekers
GET /api/user/data | seekers
GET /api/employer/data | employers
GET /api/metrics | everybody
GET /api/text-only | everybody
GET /api/public/settings | everybody
GET /api/preview.jpg | everybody
GET /api/categories | everybody
GET /api/locations | everybody
GET /api/auth/verify-reset-token/:token | everybody | nothing
GET /api/auth/logo/:id | everybody | nothing
GET /api/employers/:id | everybody | company
GET /api/cvs/search | everybody
GET /api/filters | everybody
GET /api/cvs/:id | everybody | cv
GET /api/cvs/:id/profile | everybody | cv
GET /api/cvs/:id/download | seeker employer administrator | cv
GET /api/auth/photo/:id | everybody | nothing
GET /api/jobs/search | everybody
GET /api/jobs/:id | everybody | job
GET /api/jobs/:id/similar | everybody | job
GET /api/jobs/:id/poster | everybody | job
GET /api/jobs/:id/preview.jpg | everybody | job
GET /api/credit-packages | everybody
GET /api/payment-requests/:id/slip | employer administrator | paid
GET /api/employer/payment-requests/:id/receipt.pdf | employer administrator | paid
GET /api/public/statistics | everybody
GET /api/public/job-statistics | everybody
GET /api/openapi.json | everybody
GET /sitemap.xml | everybody
GET /sitemaps/pages.xml | everybody
GET /sitemaps/:name | everybody | sitemap
GET /jobs/rss.xml | everybody
GET /jobs/feed.json | everybody
GET /jobs/feed.xml | everybody
GET /embed/jobs | everybody
POST /api/saved-searches/unsubscribe/:token | everybody | nothing
POST /api/job-alerts/unsubscribe/:token | everybody | nothing
POST /api/job-alerts/start/:token | everybody | nothing
POST /api/job-alerts | everybody
POST /api/notices/unsubscribe/:token | everybody | nothing
POST /api/employer/confirm-password | employers
POST /api/auth/employer/change-password | employers
POST /api/auth/employer/change-email | employers
POST /api/auth/employer/change-email/again | employers | nothing
POST /api/employer/ai-search | employers
POST /api/employer/ai-search-suggestions | employers
POST /api/employer/saved-searches | employers
POST /api/employer/shortlists | employers
POST /api/employer/kept-cvs/:id/notes | employers | cv
POST /api/cvs/:id/contact-report | employers | cv
POST /api/employer/job-postings | employers
POST /api/employer/job-postings/preview | employers
POST /api/employer/job-postings/preview.jpg | employers
POST /api/employer/job-postings/:id/publish | employer | job
POST /api/employer/job-postings/:id/renew | employer | job
POST /api/employer/job-postings/:id/close | employer | job
POST /api/employer/job-postings/:id/fill | employer | job
POST /api/employer/job-postings/:id/reopen | employer | job
POST /api/employer/applications/bulk-status | employers
POST /api/employer/applications/bulk-message | employers
POST /api/employer/applications/undo | employers
POST /api/employer/applications/:id/notes | employer | application
POST /api/employer/conversations | employers
POST /api/employer/job-templates | employers
POST /api/employer/saved-replies | employers
POST /api/employer/conversations/:id/messages | employer | conversation
POST /api/employer/conversations/:id/read | employer | conversation
POST /api/employer/conversations/:id/block | employer | conversation
POST /api/employer/conversations/:id/unblock | employer | conversation
POST /api/employer/conversations/:id/report | employer | conversation
POST /api/payment-requests | employers
POST /api/payment-requests/:id/slip | employer | payment
POST /api/payment-requests/:id/cancel | employer | payment
POST /api/auth/change-password | seekers
POST /api/auth/change-email | seekers
POST /api/auth/change-email/again | seekers | nothing
POST /api/auth/photo | seekers
POST /api/cvs/upload | seekers
POST /api/cvs/read | seekers
POST /api/cvs/build | seekers
POST /api/jobs/:id/apply | seekers | job
POST /api/user/applications/:id/withdraw | seeker | application
POST /api/user/conversations | seekers
POST /api/user/conversations/:id/messages | seeker | conversation
POST /api/user/conversations/:id/read | seeker | conversation
POST /api/user/conversations/:id/block | seeker | conversation
POST /api/user/conversations/:id/unblock | seeker | conversation
POST /api/user/conversations/:id/report | seeker | conversation
POST /api/user/job-alerts | seekers
POST /api/user/notices/read | seekers
POST /api/contact | everybody
POST /api/cvs/:id/view | everybody | cv
POST /api/page-errors | everybody
POST /api/jobs/:id/view | everybody | job
POST /api/jobs/:id/report | everybody | job
PATCH /api/employer/saved-searches/:id | employer | savedSearch
PATCH /api/employer/shortlists/:id | employer | shortlist
PATCH /api/employer/applications/:id | employer | application
PATCH /api/user/job-alerts/:id | seeker | jobAlert
PATCH /api/auth/profile | seekers
GET /api/user/visibility | seekers
PATCH /api/user/visibility | seekers
PATCH /api/auth/availability | seekers
GET /api/user/company-names | seekers
POST /api/user/hidden-companies | seekers
POST /api/user/companies/:id/withdraw | seekers | nothing
POST /api/user/companies/:id/report | seekers | nothing
DELETE /api/user/hidden-companies/:id | seekers | nothing
PATCH /api/cvs/:id | seeker | cv
PUT /api/auth/employer/profile | employers
PUT /api/employer/kept-cvs/:id | employers | cv
PUT /api/employer/shortlists/:id/cvs/:cvId | employer | shortlist
PUT /api/employer/job-postings/:id | employer | job
PUT /api/employer/applications/:id/notes/:noteId | employer | application
PUT /api/employer/mail-settings | employers
PUT /api/employer/job-templates/:id | employer | jobTemplate
PUT /api/employer/saved-replies/:id | employer | savedReply
PUT /api/cvs/:id/build | seeker | cv
PUT /api/cvs/:id | seeker | cv
PUT /api/user/saved-jobs/:id | seekers | job
PUT /api/user/notice-settings | seekers
PUT /api/user/push | seekers
DELETE /api/employer/shortlists/:id/cvs/:cvId | employer | shortlist
DELETE /api/employer/applications/:id/notes/:noteId | employer | application
DELETE /api/auth/employer/change-email | employers
DELETE /api/auth/employer/logo | employers
DELETE /api/employer/job-templates/:id | employer | jobTemplate
DELETE /api/employer/saved-replies/:id | employer | savedReply
DELETE /api/employer/saved-searches/:id | employer | savedSearch
DELETE /api/employer/shortlists/:id | employer | shortlist
DELETE /api/employer/job-postings/:id | employer | job
DELETE /api/user/job-alerts/:id | seeker | jobAlert
DELETE /api/user/push | seekers
DELETE /api/user/saved-jobs/:id | seekers | job
DELETE /api/auth/change-email | seekers
DELETE /api/auth/photo | seekers
DELETE /api/user/documents/:id | seeker | document
DELETE /api/cvs/:id | seeker | cv
DELETE /api/auth/employer/sessions/:id | employer | employerSession
DELETE /api/auth/employer/sessions | employers
DELETE /api/auth/sessions/:id | seeker | seekerSession
DELETE /api/auth/sessions | seekers
POST /api/user/delete-account | seekers
POST /api/employer/close-account | employers
GET /api/admin/settings | administrator
GET /api/admin/settings/:key/changes | administrator | setting
GET /api/admin/database-status | administrator
GET /api/admin/categories | administrator
GET /api/admin/categories.csv | administrator
GET /api/admin/locations | administrator
GET /api/admin/locations.csv | administrator
GET /api/auth/admin/sessions | administrator
GET /api/auth/admin/profile | administrator
GET /api/auth/admin/second-factor | administrator
GET /api/admin/email-domain | administrator
GET /api/sms/report | everybody
POST /api/sms/report | everybody
GET /api/admin/sms | administrator
GET /api/admin/sms.csv | administrator
GET /api/admin/sms-costs | administrator
GET /api/admin/sms/:id | administrator | nothing
POST /api/admin/sms/:id/resend | administrator | nothing
POST /api/admin/send-test-sms | administrator
GET /api/admin/emails | administrator
GET /api/admin/emails.csv | administrator
GET /api/admin/emails/:id | administrator | email
GET /api/admin/ai-terms | administrator
GET /api/admin/ai-terms.csv | administrator
GET /api/admin/ai-search-quality | administrator
GET /api/admin/ai-term-meanings | administrator
GET /api/admin/ai-term-preview | administrator
GET /api/admin/ai-searches | administrator
GET /api/admin/ai-searches.csv | administrator
GET /api/admin/contact-reports | administrator
GET /api/admin/contact-reports.csv | administrator
GET /api/admin/job-checks | administrator
GET /api/admin/job-checks.csv | administrator
GET /api/admin/job-checks/:id | administrator | bystanderJob
GET /api/admin/conversation-reports.csv | administrator
GET /api/admin/conversation-reports | administrator
GET /api/admin/payment-requests | administrator
GET /api/admin/payment-requests.csv | administrator
GET /api/admin/credit-transactions | administrator
GET /api/admin/credit-transactions.csv | administrator
GET /api/admin/credit-packages | administrator
GET /api/admin/credit-packages.csv | administrator
GET /api/admin/bank-statements | administrator
GET /api/admin/bank-statements.csv | administrator
GET /api/admin/payment-proposals | administrator
GET /api/admin/payment-proposals.csv | administrator
GET /api/admin/audit-log | administrator
GET /api/admin/audit-log.csv | administrator
GET /api/admin/administrators | administrator
GET /api/admin/queues | administrator
GET /api/admin/queues/oldest | administrator
GET /api/admin/search | administrator
GET /api/admin/sales | administrator
GET /api/admin/email-previews | administrator
GET /api/admin/announcements | administrator
GET /api/admin/page-texts | administrator
GET /api/admin/translations | administrator
GET /api/admin/translations.csv | administrator
PUT /api/admin/translations | administrator
PUT /api/admin/translations/file | administrator
GET /api/admin/page-texts/:textPage | administrator
GET /api/admin/email-texts | administrator
GET /api/admin/email-texts/:kind | administrator
GET /api/admin/stats | administrator
GET /api/admin/page-errors | administrator
GET /api/admin/comparisons | administrator
GET /api/admin/status-notes | administrator
GET /api/admin/registrations | administrator
GET /api/admin/users | administrator
GET /api/admin/users.csv | administrator
GET /api/admin/employers | administrator
GET /api/admin/employers.csv | administrator
GET /api/admin/employers/:id | administrator | bystanderCompany
GET /api/admin/cvs | administrator
GET /api/admin/cvs.csv | administrator
GET /api/admin/cvs/:id/download | administrator | bystanderCv
POST /api/admin/categories | administrator
POST /api/admin/locations | administrator
POST /api/auth/admin/change-password | administrator
POST /api/auth/admin/change-email | administrator
POST /api/auth/admin/change-email/again | administrator | nothing
POST /api/auth/admin/second-factor/start | administrator
POST /api/auth/admin/second-factor/confirm | administrator
POST /api/auth/admin/second-factor/recovery-codes | administrator
POST /api/auth/admin/second-factor/turn-off | administrator
POST /api/admin/test-email | administrator
POST /api/admin/email-texts/:kind/preview | administrator
POST /api/admin/email-texts/:kind/test | administrator
POST /api/admin/mail | administrator
POST /api/admin/announcements | administrator
POST /api/admin/send-test-email | administrator
POST /api/admin/emails/dismiss-failures | administrator
POST /api/admin/emails/:id/resend | administrator | email
POST /api/admin/ai-terms | administrator
POST /api/admin/status-notes | administrator
POST /api/admin/status-notes/:id/end | administrator | statusNote
POST /api/admin/contact-reports/:id/decide | administrator | contactReport
POST /api/admin/job-checks/:id/dismiss | administrator | bystanderJob
POST /api/admin/job-checks/:id/block | administrator | bystanderJob
POST /api/admin/job-checks/:id/unblock | administrator | bystanderJob
POST /api/admin/job-checks/:id/release | administrator | bystanderJob
POST /api/admin/job-checks/:id/refuse | administrator | bystanderJob
POST /api/admin/conversation-reports/:id/read | administrator | conversationReport
POST /api/admin/conversation-reports/:id/dismiss | administrator | conversationReport
POST /api/admin/conversation-reports/:id/close | administrator | conversationReport
POST /api/admin/conversation-reports/:id/reopen | administrator | conversationReport
POST /api/admin/payment-requests/:id/process | administrator | payment
POST /api/admin/credit-packages | administrator
POST /api/admin/bank-statements | administrator
POST /api/admin/payment-proposals/:id/approve | administrator | proposal
POST /api/admin/payment-proposals/:id/dismiss | administrator | proposal
POST /api/admin/employers/:id/add-credits | administrator | bystanderCompany
POST /api/admin/employers/:id/verify | administrator | bystanderCompany
POST /api/admin/employers/:id/withdraw-badge | administrator | bystanderCompany
POST /api/admin/employers/:id/suspend | administrator | bystanderCompany
POST /api/admin/employers/:id/reactivate | administrator | bystanderCompany
POST /api/admin/cleanup-orphaned-cvs | administrator
PATCH /api/admin/settings | administrator
PATCH /api/admin/settings/:key | administrator | setting
PATCH /api/admin/categories/:id/toggle | administrator | category
PATCH /api/admin/locations/:id/toggle | administrator | location
PATCH /api/admin/credit-packages/:id/toggle | administrator | package
PATCH /api/admin/users/:id/toggle | administrator | bystander
PUT /api/admin/categories/:id | administrator | category
PUT /api/admin/status-notes/:id | administrator | statusNote
PUT /api/admin/email-texts/:kind | administrator
PUT /api/admin/announcements/:id | administrator | announcement
PUT /api/admin/page-texts/:textPage | administrator
PATCH /api/admin/announcements/:id | administrator | announcement
PUT /api/admin/locations/:id | administrator | location
PUT /api/admin/credit-packages/:id | administrator | package
PUT /api/admin/cvs/:id/toggle | administrator | bystanderCv
PUT /api/admin/cvs/:id/status | administrator | bystanderCv
DELETE /api/admin/categories/:id | administrator | category
DELETE /api/admin/status-notes/:id | administrator | statusNote
DELETE /api/admin/email-texts/:kind | administrator
DELETE /api/admin/page-texts/:textPage | administrator
DELETE /api/admin/locations/:id | administrator | location
DELETE /api/auth/admin/change-email | administrator
DELETE /api/admin/ai-terms/:id | administrator | aiTerm
DELETE /api/admin/credit-packages/:id | administrator | package
DELETE /api/admin/cvs/:id | administrator | bystanderCv
DELETE /api/admin/users/:id | administrator | bystander
DELETE /api/admin/employers/:id | administrator | bystander
DELETE /api/auth/admin/sessions/:id | administrator | adminSession
DELETE /api/auth/admin/sessions | administrator
POST /api/auth/logout | everybody
POST /api/auth/employer/logout | everybody
POST /api/auth/admin/logout | everybody
`

export const MATRIX = readMatrix(LOGIN_ROUTES.trimEnd() + ROWS)
