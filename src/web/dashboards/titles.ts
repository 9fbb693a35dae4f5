/** The titles of the dashboards by path. A dashboard may show a more exact one when its data is loaded. */
export const DASHBOARD_TITLES = {
  '/admin': 'Admin Dashboard',
  '/credits': 'Credits',
  '/employer-cv-view/:id': 'CV',
  '/employer-dashboard': 'Employer Dashboard',
  '/employer-job-form': 'Job Posting',
  '/employer-job/:id': 'Job Posting',
  '/employer-jobs': 'Job Postings',
  '/employer-opened-cvs': 'Opened CVs',
  '/employer-shortlists': 'Shortlists',
  '/job-alerts': 'Job alerts',
  '/jobseeker-dashboard': 'My Dashboard',
  '/messages': 'Messages',
  '/notices': 'Notices',
}
