/** A job seeker's CVs in the dashboard, and who opened them. */
export const OWN_CVS = {
  'Upload New CV': 'Salim nupela CV',
  'Upload one as a PDF, DOC or DOCX file. Employers find you by your CV, and you need one to apply.':
    'Salim wanpela fail bilong PDF, DOC o DOCX. Ol kampani i painim yu long CV, na yu mas gat wanpela bilong aplai.',
  'Download Started': 'I stat long daunlodim',
  'Download Failed': 'I no daunlodim',
  'Failed to download CV. Please try again.': 'Mipela i no inap daunlodim CV. Plis traim gen.',
  View: 'Lukim',
  'View {title}': 'Lukim {title}',
  Edit: 'Senisim',
  'Edit {title}': 'Senisim {title}',
  Download: 'Daunlodim',
  'Download {title}': 'Daunlodim {title}',
  'Delete {title}': 'Rausim {title}',
  'CV Deleted': 'CV i raus pinis',
  'Your CV and its file are gone.': 'CV bilong yu na fail bilong en i go pinis.',
  'Delete this CV?': 'Rausim dispela CV?',
  'Delete CV': 'Rausim CV',
  '{title}: the CV and its file will be deleted, and employers who opened it can no longer see it.':
    '{title}: CV na fail bilong en bai i raus, na ol kampani i opim pinis i no inap lukim moa.',
  'No application was sent with it.': 'I no gat aplikesin i go wantaim dispela CV.',
  'The applications you sent with it will be deleted too.': 'Ol aplikesin yu salim wantaim bai i raus tu.',
  'The {applications} you sent with it will be deleted too.':
    '{applications} yu salim wantaim bai i raus tu.',
  'Failed to delete CV': 'CV i no raus',

  // Who opened them
  'CV Analytics': 'Husat i lukim CV bilong yu',
  'your statistics': 'ol namba bilong CV bilong yu',
  'No statistics yet': 'I no gat namba yet',
  'You will see here how often employers opened and downloaded each of your CVs.':
    'Long hia bai yu lukim hamas taim ol kampani i opim na daunlodim wan wan CV bilong yu.',
  'Total views': 'Olgeta taim ol i lukim',
  'Total downloads': 'Olgeta daunlod',
  '{count} download|{count} downloads': '{count} daunlod',
  'Each CV': 'Wan wan CV',
  'No employer has opened it yet.': 'I no gat kampani i opim yet.',
  'Recent activity': 'Nupela samting i kamap',
  Downloaded: 'Ol i daunlodim',
  Viewed: 'Ol i lukim',
  Opened: 'Ol i opim',
  'Sent with your application': 'I go wantaim aplikesin bilong yu',
  'Who opened your CVs': 'Husat i opim ol CV bilong yu',
  'the companies that opened your CVs': 'ol kampani i opim CV bilong yu',
  'No employer has opened or received any of your CVs yet.':
    'I no gat kampani i opim o kisim CV bilong yu yet.',
  'These companies see your phone number and email address.':
    'Ol dispela kampani i lukim namba bilong fon na imel bilong yu.',
  'a CV you deleted': 'wanpela CV yu rausim',
  'Take my CV back': 'Kisim bek CV bilong mi',
  'Take my CV back from {name}': 'Kisim bek CV bilong mi long {name}',
  'CV Taken Back': 'Yu kisim bek CV',
  '{name} can no longer open your CV.': '{name} i no inap opim CV bilong yu moa.',
  'Take your CV back from {name}?': 'Kisim bek CV bilong yu long {name}?',
  'Take it back': 'Kisim bek',
  'Taking it back…': 'I kisim bek i stap…',
  '{name} can no longer see your phone number, email address and CV, and does not find you again. Your applications to it are deleted, and it cannot write to you. It gets its credits back and is told that a job seeker took a CV back, without a reason. We cannot take back what its people have already written down or saved. This cannot be undone.':
    '{name} i no inap lukim namba bilong fon, imel na CV bilong yu moa, na i no inap painim yu gen. Ol aplikesin bilong yu i go long en i raus, na em i no inap rait long yu. Em i kisim bek ol kredit bilong en, na mipela i tokim em olsem wanpela man o meri i kisim bek CV, tasol mipela i no tokaut long as. Samting ol i raitim o sevim pinis, mipela i no inap kisim bek. Yu no inap senisim bihain.',
  'Not done. Please try again.': 'I no kamap. Plis traim gen.',
  'We do not tell {name}. We may answer you by email. To end its access, take your CV back too.':
    'Mipela i no tokim {name}. Ating bai mipela i bekim yu long imel. Sapos yu laik pasim rot bilong en, kisim bek CV tu.',
  'It asked me for money': 'Em i askim mi long mani',
  'It is not a real company': 'Em i no tru kampani',
  'It harasses or threatens me': 'Em i bagarapim o pretim mi',
  'It calls or writes about other things than work': 'Em i ring o rait long ol samting i no bilong wok',

  // The chart
  'Views and downloads over time': 'Hamas taim ol i lukim na daunlodim',
  '{days} days': '{days} de',
  'the chart': 'piksa bilong ol namba',
  'We count at most one view an hour for each employer and visitor, and downloads in the same way. Your own do not count. Days are in Port Moresby time.':
    'Long wan wan kampani o man i lukim, mipela i kaunim wanpela tasol long wan aua, na wankain long daunlod. Bilong yu yet mipela i no kaunim. Ol de i bihainim taim bilong Pot Mosbi.',
  'No views in the last {days} days.': 'Long {days} de i go pinis i no gat man i lukim.',
  'Views and downloads in the last {days} days':
    'Hamas taim ol i lukim na daunlodim long {days} de i go pinis',
  Downloads: 'Daunlod',
  '{label}: {spoken}. The table below has every figure.': '{label}: {spoken}. Olgeta namba i stap daunbilo.',
  'Show as a table': 'Soim olsem lista',
  '{label}, newest first': '{label}, nupela i stap pastaim',
  'This is the first page': 'Em i namba wan pes',
  'This is the last page': 'Em i las pes',
  'Page {page} of {pages}': 'Pes {page} bilong {pages}',
} as const
