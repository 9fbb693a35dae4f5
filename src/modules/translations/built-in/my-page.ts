/** A job seeker's own pages that work without script, and the page to apply. */
export const MY_PAGE = {
  'My page': 'Pes bilong mi',
  'To do': 'Wok bilong mekim',
  'Message from {name}': '{name} i salim mesej',
  'Your profile, documents and settings are on your dashboard, which needs JavaScript.':
    'Profail, ol pepa na seting bilong yu i stap long ples wok bilong yu, na em i nidim JavaScript.',
  'Application not found': 'Mipela i no painim aplikesin',
  'This browser is too old for this page': 'Dispela brausa i olpela tumas long dispela pes',
  'Your applications, CVs and messages are on a page that it can show.':
    'Ol aplikesin, CV na mesej bilong yu i stap long wanpela pes em inap soim.',
}
