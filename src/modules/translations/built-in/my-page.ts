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

  'Go on to the page that works without JavaScript': 'Go long pes i wok sapos i no gat JavaScript',

  // Forms that work without script
  'Accept this time': 'Makim dispela taim',
  'Send my application': 'Salim aplikesin bilong mi',
  'Cover letter (optional)': 'Pas bilong aplai (sapos yu laik)',
  'Machines, programs, trades and languages. One on each line':
    'Ol masin, program, wok na tok ples. Wanpela long wan wan lain',
  'One on each line, for example Driver licence class 3':
    'Wanpela long wan wan lain, olsem Driver licence class 3',
  'One on each line': 'Wanpela long wan wan lain',
  'Do you need more room? Save your CV first, then open it again.':
    'Yu nidim moa spes? Sevim CV pastaim, na opim gen.',
}
