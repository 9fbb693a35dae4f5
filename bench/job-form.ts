/** A valid job form. */
export const JOB_FORM = {
  title: 'Site Carpenter',
  description: 'Formwork, roofing and finishing on school and health centre sites around the city.',
  requirements: 'Trade certificate and three years on building sites.',
  location: 'port-moresby',
  salaryRange: '',
  employmentType: 'full-time',
  category: 'trades',
  skills: ['Formwork', 'Roofing'],
  experienceLevel: 'mid',
}
