/**
 * The messages of screens that people and manuals know. `{}` stands for a value or for one of several words, such as
 * category and location. Each must be in the sources of the product.
 */
export const SPECIFIED_MESSAGES = `
# Search and CVs
Failed to load search results. Please try again.
Retry Search
Failed to load filter options. Please refresh the page.
Failed to load form options. Please refresh the page.
CV Not Found
The CV you're looking for doesn't exist or has been removed
Back to Search
No CVs found
Try adjusting your search criteria.
No Longer Available
Insufficient Credits
You need at least {} to view this CV. Please purchase more credits.
You need at least {} to download this CV. Please purchase more credits.
Failed to access CV. Please try again.
Access Required
You must view the CV first before downloading.
Failed to download CV. Please try again.
Access Denied
Access Granted
{} deducted.
You can now view the jobseeker details.
Download Started
Buy More Credits
# Upload
Invalid File Type
Please upload a PDF, DOC, or DOCX file.
File Too Large
File size must be less than 5MB.
File Required
Please select a CV file to upload.
Missing Required Fields
Please fill in all required fields
Upload Failed
Update Failed
# Registration and login
Username must be at least 3 characters
Please enter a valid email address
Password must be at least {} characters
Passwords don't match
Full name is required
Please enter a valid phone number
Job title is required
Please select a category
Please select experience level
Please select education level
Location is required
Summary must be at least 50 characters
Please enter your skills
Minimum salary must be positive
Maximum salary must be positive
Maximum salary must be greater than minimum salary
You must agree to the terms
Username is required
Password is required
Company name is required
Contact person name is required
Please enter a valid website URL
Please select an industry
Please select company size
Please enter complete address
Company description must be at least 100 characters
Logo file must be smaller than 5MB
Please select an image file
Registration failed
An error occurred during registration.
Login failed
Login Failed
Invalid username or password.
Invalid email or password.
Registration Successful!
Your account has been created. You can now log in.
Login Successful
Welcome back!
# Profile
Profile Updated
Profile update failed
Failed to update profile
Failed to update availability status. Please try again.
Photo must be smaller than 5MB.
Please select an image file (JPEG or PNG).
Failed to upload photo
Failed to delete photo
Delete Failed
Failed to delete CV
# Applying
Authentication Required
Please log in to apply for jobs.
Already Applied
You have already submitted an application for this position.
CV Required
Please upload your CV before applying for jobs.
Application Failed
Application Submitted
Your application has been sent to the employer.
Job Not Found
# Employers
Search Query Required
Please enter a search query
AI search failed
Search Failed
AI Search Complete. Found
matching candidate
Failed to get suggestions
Failed to update application
Application status updated successfully
Excellent Match
Good Match
Partial Match
Pre-Employment Checking
Pending
Screening
Shortlisting
Interviewing
Onboarding
Rejected
Please log in as an employer to access job postings.
Title is required
Description must be at least 50 characters
Requirements must be at least 20 characters
Employment type is required
Category is required
Experience level is required
Failed to create job posting
Failed to update job posting
Failed to delete job posting
Job posting created and published successfully!
updated successfully
deleted successfully
Failed to create payment request
Your payment request has been submitted for admin review.
# Passwords
Please fill in all fields
Please enter your email and select account type
Failed to send reset email
Invalid Reset Link
Password Reset Failed
Network error. Please try again.
# Administrators
All password fields are required.
New password and confirmation do not match.
New password must be at least {} characters long.
Validation Error
Password Change Failed
Password Changed
Please enter an email address
Failed to delete user
User and related data deleted successfully
Failed to process payment request.
Payment verification failed
Failed to add credits.
Logout failed
Failed to update setting
Setting updated successfully
Error saving settings
Please try again
Settings saved successfully!
Save SMTP Settings
Email Test Failed
Failed to {} {}
Failed to update {} status
Failed to delete {}
No {} found
No settings found for this category
Read Only
Cleanup Failed
Cleanup Orphaned CVs
Failed to update CV status
Download failed
`
