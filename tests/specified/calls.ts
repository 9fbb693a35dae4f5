/**
 * The calls that clients rely on: method and path, `in` the fields of the input, `out` those of the answer (of a list: of
 * its first row). `form`: a multipart form, `file` its files. Other fields may be added; none of these may go.
 */
export const SPECIFIED_CALLS = `
GET /api/public/settings | out settingKey settingValue
GET /api/filters | out categories locations experiences educations salaryRanges
GET /api/locations | out id name slug
GET /api/categories | out id name slug
GET /api/cvs/search | in query location category experience education salaryMin salaryMax skills page sortBy limit | out cvs total page totalPages
POST /api/cvs/upload | form fullName email jobTitle location summary skills experience category salaryMin salaryMax education | file file
PUT /api/cvs/{id} | form fullName email jobTitle location summary skills experience category salaryMin salaryMax education | file file
GET /api/cvs/{id} | out id fullName jobTitle
GET /api/cvs/{id}/profile | out id fullName jobTitle
GET /api/cvs/{id}/view
GET /api/cvs/{id}/employer-view | out id fullName email phone
POST /api/cvs/{id}/view
GET /api/cvs/{id}/download
GET /api/cvs/my-cvs | out id fullName
DELETE /api/cvs/{id}
GET /api/auth/photo/{photoId}
POST /api/auth/register | in username email password fullName phone jobTitle category experience education location summary skills salaryMin salaryMax
POST /api/auth/login | in username password
POST /api/auth/logout
POST /api/auth/employer/logout
GET /api/auth/profile | out id username
PATCH /api/auth/profile | in fullName email phone location jobTitle summary experience education skills
PATCH /api/auth/availability | in isAvailable | out isAvailable
POST /api/auth/photo | file photo
DELETE /api/auth/photo
POST /api/auth/employer/register | form companyName contactPerson email password phone website industry companySize location address description | file logo
POST /api/auth/employer/login | in email password
GET /api/auth/employer/profile | out id companyName
PUT /api/auth/employer/profile | form companyName contactPerson email phone website industry companySize location address description | file logo
GET /api/employer/credits | out credits
GET /api/employer/job-postings | out id title
POST /api/employer/job-postings | in title description requirements location salaryRange employmentType category skills experienceLevel | out id
PUT /api/employer/job-postings/{id} | in title description requirements location salaryRange employmentType category skills experienceLevel
DELETE /api/employer/job-postings/{id}
GET /api/employer/applications | out id status
PATCH /api/employer/applications/{id} | in status notes
POST /api/employer/ai-search | in query limit | out results totalMatches
POST /api/employer/ai-search-suggestions | in query | out suggestions
GET /api/jobs/search | in query search location category employmentType experienceLevel page limit | out jobPostings total totalPages hasPrev hasNext
GET /api/jobs/{id} | out id title
GET /api/employers/{employerId} | out companyName description industry companySize location website
POST /api/jobs/{id}/apply
POST /api/jobs/{id}/view
GET /api/user/applications | out id status
GET /api/user/cv-stats | out cvId
GET /api/credit-packages | out id credits price
GET /api/employer/payment-requests | out id status
GET /api/employer/transactions | out id amount
POST /api/payment-requests | in packageId amount paymentMethod paymentDetails
POST /api/auth/admin/login | in username password
POST /api/auth/forgot-password | in email userType | out message
GET /api/auth/verify-reset-token/{token} | in userType | out valid email userType
POST /api/auth/reset-password | in token newPassword userType | out success message
GET /api/auth/admin/profile | out username
POST /api/auth/admin/logout
POST /api/auth/admin/change-password | in currentPassword newPassword
GET /api/admin/stats | out totalUsers totalCvs totalEmployers activeUsers cvViews cvDownloads newUsersToday newCvsToday
GET /api/admin/users | out id username email
DELETE /api/admin/users/{id}
PATCH /api/admin/users/{id}/toggle | in isActive
GET /api/admin/employers | out id companyName
POST /api/admin/employers/{id}/add-credits | in credits description
GET /api/admin/cvs | out id fullName
PUT /api/admin/cvs/{id}/toggle | in isActive
DELETE /api/admin/cvs/{id}
GET /api/admin/cvs/{id}/download
POST /api/admin/cleanup-orphaned-cvs | out deletedCvs deletedViews deletedAccess
GET /api/admin/payment-requests | out id status
POST /api/admin/payment-requests/{id}/process | in status adminNotes
GET /api/admin/credit-transactions | out id amount
GET /api/admin/settings | out settingKey settingValue
PATCH /api/admin/settings/{key} | in value
POST /api/admin/test-email | out message
POST /api/admin/send-test-email | in to | out message diagnostics
GET /api/admin/categories | out id name
POST /api/admin/categories | in name slug description sortOrder isActive
PUT /api/admin/categories/{id} | in name description sortOrder isActive
PATCH /api/admin/categories/{id}/toggle | in isActive
DELETE /api/admin/categories/{id}
GET /api/admin/locations | out id name
POST /api/admin/locations | in name slug region country sortOrder isActive
PUT /api/admin/locations/{id} | in name region country sortOrder isActive
PATCH /api/admin/locations/{id}/toggle | in isActive
DELETE /api/admin/locations/{id}
`

/**
 * The values that a field of a list has in its rows, by the call that answers with them. `only`: and no others.
 */
export const SPECIFIED_VALUES = `
GET /api/admin/settings | settingKey | site_name site_description support_email admin_email cv_view_cost cv_download_cost default_credit_package maintenance_mode registration_enabled email_notifications_enabled job_posting_cost smtp_host smtp_port smtp_username smtp_password smtp_from_name smtp_from_email smtp_secure registration_email_enabled employer_registration_email_enabled application_notification_enabled
GET /api/admin/settings | category | general payment email security api | only
GET /api/public/settings | settingKey | site_name site_description support_email admin_email cv_view_cost cv_download_cost default_credit_package maintenance_mode registration_enabled email_notifications_enabled job_posting_cost
GET /api/categories | slug | it marketing finance healthcare education sales engineering hr legal consulting
GET /api/filters | experiences.value | entry mid senior executive
GET /api/filters | educations.value | high-school bachelors masters phd
`

/** Fields of an input that the description does not have, with the reason. The calls accept and ignore them. */
export const NOT_DESCRIBED: Readonly<Record<string, string>> = {
  'POST /api/admin/categories: slug': 'The server makes it from the name, by the rule that clients use.',
  'POST /api/admin/locations: slug': 'The server makes it from the name, by the rule that clients use.',
}
