/** A job seeker's own pages that work without script, and the page to apply. */
export const MY_PAGE = {
  'My page': 'Pes bilong mi',
  'To do': 'Wok bilong mekim',
  'Message from {name}': '{name} i salim mesej',
  'Your profile, documents and settings are on your dashboard, which needs JavaScript.':
    'Profail, ol pepa na seting bilong yu i stap long ples wok bilong yu, na em i nidim JavaScript.',
  'Application not found': 'Mipela i no painim aplikesin',
}
