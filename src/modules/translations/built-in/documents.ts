/** The document folder of a job seeker, and documents for an application. */
export const DOCUMENTS = {
  'Documents that {companyName} asks for': 'Ol pepa {companyName} i laik lukim',
  '{companyName} can open what you tick, as long as your application is open.':
    '{companyName} i ken opim ol pepa yu tikim, inap aplikesin bilong yu i pas.',
  'This job asks for: {titles}. You can apply without it and add it later.':
    'Dispela wok i askim: {titles}. Yu ken aplai na putim bihain.',
  'This job asks for: {titles}. You can apply without them and add them later.':
    'Dispela wok i askim ol dispela: {titles}. Yu ken aplai na putim ol bihain.',
  'Expired on {date}. You can share the new one later.':
    'Taim bilong en i pinis long {date}. Yu ken soim nupela bihain.',
  'Share other documents (optional)': 'Soim ol narapela pepa (sapos yu laik)',
  'Your other documents': 'Ol narapela pepa bilong yu',
  'You can share more documents later: open your application.':
    'Yu ken soim ol narapela pepa bihain: opim aplikesin bilong yu.',
  'Opened on {date}': 'Ol i opim long {date}',
  'Add a document': 'Putim wanpela pepa',
  'Document added': 'Pepa i stap pinis',
  'Not sent. Please try again.': 'I no go. Plis traim gen.',
  'Only you see it, until you choose it for an application.':
    'Yu wan tasol i lukim, inap yu makim long wanpela aplikesin.',
  'What is it?': 'Em i wanem pepa?',
  'Sending your document': 'Pepa bilong yu i go i stap',
  'Please choose what it is': 'Plis makim em i wanem pepa',
  'Please choose a file or take a photo': 'Plis makim wanpela fail o kisim poto',
  'Please enter the day on which it expires': 'Plis raitim de taim bilong en i pinis',
  '{count} photo|{count} photos': '{count} poto',
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
  'My documents': 'Ol pepa bilong mi',
  'Licences, trade tests, certificates, police clearance, NID card and references. Only you see them. Employers see the ones that you choose for an application, as long as that application is open.':
    'Ol laisens, tred tes, setifiket, pepa bilong polis, NID kat na pepa bilong bosman bipo. Yu wan tasol i lukim. Ol kampani i lukim ol pepa yu makim long wanpela aplikesin, inap dispela aplikesin i pas.',
  'your documents': 'ol pepa bilong yu',
  'Your documents': 'Ol pepa bilong yu',
  'No documents yet': 'I no gat pepa yet',
  'Take a photo of your licence or certificate once, and send it with any application.':
    'Kisim poto bilong laisens o setifiket bilong yu wanpela taim, na salim wantaim wanem aplikesin yu laik.',
  'Add your first document': 'Putim namba wan pepa bilong yu',
  'Added {date}': 'Yu putim long {date}',
  'Change {title}': 'Senisim {title}',
  'Delete {title}?': 'Rausim {title}?',
  'Employers can open the file as soon as it has been checked. You do not have to do anything.':
    'Taim mipela i sekim pinis, ol kampani i ken opim fail. Yu no gat wok bilong mekim.',
  'Document deleted': 'Pepa i raus pinis',
  'Not deleted. Please try again.': 'I no raus. Plis traim gen.',
  'Employers you shared it with can no longer open it. This cannot be undone.':
    'Ol kampani yu soim long ol i no inap opim moa. Yu no inap kisim bek bihain.',
  Expired: 'Taim bilong en i pinis',
  'Expired {date}': 'Taim i pinis long {date}',
  'Valid to {date}': 'I orait inap long {date}',
  'the documents that you share': 'ol pepa yu soim',
  '{company} can no longer open documents of yours.': '{company} i no inap opim ol pepa bilong yu moa.',
  'Share documents': 'Soim ol pepa',
  'Change what you share': 'Senisim ol pepa yu soim',
  '{company} asks for:': '{company} i laik lukim:',
  Shared: 'Yu soim pinis',
  'Not shared': 'Yu no soim yet',
  'You share none with {company}.': 'Yu no soim wanpela pepa long {company}.',
  '{company} can open them as long as this application is open.':
    '{company} i ken opim ol, inap dispela aplikesin i pas.',
  'You share no documents with {company}.': 'Yu no soim wanpela pepa long {company}.',
  '{company} can open what you chose.': '{company} i ken opim ol pepa yu makim.',
  'You have no documents yet.': 'Yu no gat pepa yet.',
  'Documents for {company}': 'Ol pepa bilong {company}',
} as const
