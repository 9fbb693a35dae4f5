/** The document folder of a job seeker, and documents for an application. */
export const DOCUMENTS = {
  'Documents that {companyName} asks for': 'Ol pepa {companyName} i laik lukim',
  '{companyName} can open what you tick, as long as your application is open.':
    '{companyName} i ken opim ol pepa yu tikim, inap aplikesen bilong yu i pas.',
  'This job asks for: {titles}. You can apply without it and add it later.':
    'Dispela wok i askim: {titles}. Yu ken aplai na putim bihain.',
  'This job asks for: {titles}. You can apply without them and add them later.':
    'Dispela wok i askim ol dispela: {titles}. Yu ken aplai na putim ol bihain.',
  'Expired on {date}. You can share the new one later.':
    'Taim bilong en i pinis long {date}. Yu ken soim nupela bihain.',
  'Share other documents (optional)': 'Soim ol narapela pepa (sapos yu laik)',
  'Your other documents': 'Ol narapela pepa bilong yu',
  'You can share more documents later: open your application.':
    'Yu ken soim ol narapela pepa bihain: opim aplikesen bilong yu.',
  'Opened on {date}': 'Ol i opim long {date}',
  'Add a document': 'Putim wanpela pepa',
  'Document added': 'Pepa i stap pinis',
  'Not sent. Please try again.': 'I no go. Plis traim gen.',
  'Only you see it, until you choose it for an application.':
    'Yu wan tasol i lukim, inap yu makim long wanpela aplikesen.',
  'What is it?': 'Em i wanem pepa?',
  'Sending your document': 'Pepa bilong yu i go i stap',
  'Please choose what it is': 'Plis makim em i wanem pepa',
  'Please choose a file or take a photo': 'Plis makim wanpela fail o kisim poto',
  'Please enter the day on which it expires': 'Plis raitim de taim bilong en i pinis',
  'Choose again': 'Makim gen',
  'Take photos of it': 'Kisim poto bilong en',
  'Or choose a file': 'O makim wanpela fail',
  'PDF, DOC or DOCX, at most 5 MB.': 'PDF, DOC o DOCX, i no ken winim 5 MB.',
  Name: 'Nem',
  Optional: 'Sapos yu laik',
  'Classes of a driver licence': 'Ol klas bilong laisens bilong draiv',
  'Class {value}': 'Klas {value}',
  'Expires on': 'Taim bilong en i pinis long',
  'Leave it empty if it does not expire.': 'Larim i stap nating sapos taim bilong en i no save pinis.',
  'Optional, for example: Welder, level 2': 'Sapos yu laik, olsem: Welder, level 2',
  'Optional, for example: Driver licence, or electrical licence':
    'Sapos yu laik, olsem: laisens bilong draiv, o laisens bilong pawa',
  'Optional, for example: Certificate 3 in Heavy Fabrication':
    'Sapos yu laik, olsem: Certificate 3 in Heavy Fabrication',
  'Optional, for example: the year': 'Sapos yu laik, olsem: yia',
  'Optional, for example: the company that wrote it': 'Sapos yu laik, olsem: kampani i raitim',
} as const
