/**
 * The fields of each thing that clients see: the call that answers with them, where in the answer (of a list: its first
 * row), and their names.
 */
export const SPECIFIED_FIELDS = `
CV | GET /api/cvs/my-cvs | | id fullName email phone jobTitle location summary skills experience category salaryMin salaryMax education status photoId uploadedAt uploadDate fileName fileUrl fileSize isActive isAvailable
CV of an employer with access | GET /api/cvs/{id}/employer-view | | id fullName email phone jobTitle location summary skills experience category salaryMin salaryMax education status photoId uploadedAt isAvailable
CV in a search | GET /api/cvs/search | cvs | id fullName jobTitle location summary skills experience category salaryMin salaryMax education status photoId uploadedAt
job seeker | GET /api/auth/profile | | id username email fullName phone location jobTitle summary experience education skills photoId isAvailable createdAt updatedAt
employer | GET /api/auth/employer/profile | | id companyName contactPerson email phone website industry companySize location address description logoUrl isApproved createdAt updatedAt
balance of an employer | GET /api/employer/credits | | credits totalSpent
credit package | GET /api/credit-packages | | id name credits price description isActive createdAt
credit transaction | GET /api/employer/transactions | | id type amount description relatedId createdAt
payment request | GET /api/employer/payment-requests | | id employerId packageId packageName packageCredits amount status paymentMethod paymentDetails adminNotes processedAt createdAt
job posting | GET /api/employer/job-postings | | id title description requirements location salaryRange employmentType category skills experienceLevel isActive isPaid expiresAt views applications createdAt updatedAt
job | GET /api/jobs/{id} | | id employerId title description requirements location salaryRange employmentType category skills experienceLevel views applications expiresAt createdAt
job in a list | GET /api/jobs/search | jobPostings | id employerId title description location salaryRange employmentType category skills experienceLevel views applications
application of an employer | GET /api/employer/applications | | id status applicantName applicantEmail jobTitle appliedAt notes cvId
application of a job seeker | GET /api/user/applications | | id jobTitle company applicationDate status salary
choices of the search | GET /api/filters | categories | value label
place of the search | GET /api/filters | locations | value label
level of the search | GET /api/filters | experiences | value label
education of the search | GET /api/filters | educations | value label
pay of the search | GET /api/filters | salaryRanges | label min max
AI result | POST /api/employer/ai-search | results | cvId fullName jobTitle matchScore matchReason relevantSkills experience education
statistics of a CV | GET /api/user/cv-stats | | cvId fullName totalViews totalDownloads recentViews
view of a CV | GET /api/user/cv-stats | recentViews | id viewType viewedAt
setting | GET /api/admin/settings | | id settingKey settingValue settingType category description isEditable createdAt updatedAt
job seeker of an administrator | GET /api/admin/users | | id username email
employer of an administrator | GET /api/admin/employers | | id companyName contactPerson email createdAt
CV of an administrator | GET /api/admin/cvs | | id fullName jobTitle email uploadedAt isActive fileName
category | GET /api/admin/categories | | id name slug description isActive sortOrder createdAt updatedAt
location | GET /api/admin/locations | | id name slug region country isActive sortOrder createdAt updatedAt
payment request of an administrator | GET /api/admin/payment-requests | | id employerId employerName packageId packageName packageCredits amount paymentMethod paymentDetails status adminNotes processedBy processedAt createdAt
credit transaction of an administrator | GET /api/admin/credit-transactions | | id employerId employerName type description amount relatedId adminId createdAt
administrator | GET /api/auth/admin/profile | | id username email fullName isActive lastLogin createdAt updatedAt
test mail | POST /api/admin/send-test-email | diagnostics | nextSteps
`

/** What is kept about things that no call answers with whole: the table of the database and its columns. */
export const SPECIFIED_COLUMNS = `
cv_access | id employer_id cv_id access_type credits_used created_at
cv_views | id cv_id employer_id view_type viewed_at ip_address user_agent
credit_transactions | employer_id admin_id
payment_requests | processed_by
job_postings | employer_id is_paid expires_at
job_applications | id job_posting_id job_seeker_id cv_id cover_letter status applied_at reviewed_at notes
password_reset_tokens | id email token_hash user_type expires_at used created_at
job_seekers | password_hash
employers | password_hash
administrators | id username password_hash email full_name is_active last_login created_at updated_at
`
