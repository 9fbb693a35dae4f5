/** The list of jobs. */
export const JOBS = {
  '{count} job|{count} jobs': '{count} wok',
  '{jobs} in {place}': '{jobs} long {place}',
  '{line} in Papua New Guinea': '{line} long Papua Niugini',
  'Jobs from towns and provinces across Papua New Guinea. Search by place, trade and type, and apply from your phone.':
    'Ol wok long ol taun na provins bilong Papua Niugini. Painim long ples na kain wok, na aplai long fon bilong yu.',
  'Newest jobs (feed)': 'Ol nupela wok',
  'Job search': 'Painim wok',
  'Job title, skill or company': 'Nem bilong wok, save o kampani',
  'Town or province': 'Taun o provins',
  'Choose a job to read it here.': 'Makim wanpela wok bilong ritim long hia.',
  'No job matches all of “{query}”. These come close.':
    'I no gat wok i stret olgeta long “{query}”. Ol dispela i klostu.',
  'Clear filters': 'Rausim ol filta',
  'Sort by': 'Lainim long',
  Newest: 'Nupela pastaim',
  Oldest: 'Olpela pastaim',
  Salary: 'Pe',
  Relevance: 'I stret moa',
  Clear: 'Rausim',
  'Show {jobs}': 'Soim {jobs}',
  'Pay, at least': 'Pe, i no ken daun long',
  'a fortnight, or its equal by the hour, month or year': 'long fotnait, o wankain pe long aua, mun o yia',
  'All {length}': 'Olgeta {length}',
  New: 'Nupela',
  'Closed {date}': 'I pas long {date}',
  'Closes today': 'Bai i pas tude',
  'Closes tomorrow': 'Bai i pas tumora',
  'Closes {date} ({days})': 'Bai i pas long {date} ({days})',
  Closed: 'I pas pinis',
  'Closes in {days}': 'Bai i pas bihain long {days}',
  'Without {label}: {jobs}': 'Sapos i no gat {label}: {jobs}',
  'No jobs found': 'I no gat wok',
  'No jobs match. Remove a filter or try nearby:':
    'I no gat wok i stret. Rausim wanpela filta o painim klostu:',
  'No jobs match. Use fewer words or fewer filters.':
    'I no gat wok i stret. Yusim liklik tok o liklik filta tasol.',
  'Email me when there are some': 'Salim imel long mi taim nupela wok i kamap',
  'Show all jobs': 'Soim olgeta wok',
  'No open jobs right now': 'Nau i no gat wok i op',
  'No open jobs right now.': 'Nau i no gat wok i op.',
  'Add your CV so that employers can find you before they advertise.':
    'Putim CV bilong yu, bai ol kampani i ken painim yu paslain long ol i putim toksave.',
  '{jobs}, the newest first. Applying is free.':
    '{jobs}, nupela i stap pastaim. Yu no baim wanpela samting long aplai.',
  'Look nearby, or add your CV so that employers can find you before they advertise.':
    'Lukluk long ol ples klostu, o putim CV bilong yu bai ol kampani i ken painim yu.',
  'All jobs': 'Olgeta wok',
  'Filter these jobs': 'Skelim ol dispela wok',
  'by pay, type, pattern and more.': 'long pe, kain taim na ol narapela samting.',
  'Save {title}': 'Sevim {title}',
  Save: 'Sevim',
  'Could not save': 'I no inap sevim',
  'Could not remove': 'I no inap rausim',
  'Remove {title}': 'Rausim {title}',
  'These are kept on this device only. {login} or {register} to keep them with your account.':
    'Ol dispela i stap long dispela fon tasol. {login} o {register}, bai ol i stap long akaun bilong yu.',
  'log in': 'login',
  'sign up': 'rejista',
  'Save job': 'Sevim wok',
  'Job saved': 'Wok i sev pinis',
  '{login} to see the jobs that you have saved.': '{login} bilong lukim ol wok yu sevim.',
  'No saved jobs yet': 'Yu no sevim wanpela wok yet',
  'Tap the bookmark on a job to find it here again, even without a network.':
    'Presim mak bilong buk long wanpela wok, na bai yu painim gen long hia, maski i no gat netwok.',
  'Saved jobs are kept on your device, and only JavaScript can show them.':
    'Ol wok yu sevim i stap long fon bilong yu, na JavaScript tasol inap soim ol.',
  'You have saved {count} jobs. Please remove some of them first.':
    'Yu sevim {count} wok pinis. Plis rausim sampela pastaim.',
  'jobs for you': 'wok i stret long yu',
  'to see jobs that fit it.': 'bilong lukim ol wok i stret long en.',
  'You have applied for every open job that fits your CV.':
    'Yu aplai pinis long olgeta wok i op na i stret long CV bilong yu.',
  'No open job fits your CV at the moment.': 'Nau i no gat wok i op na i stret long CV bilong yu.',
  'Get these jobs by email': 'Kisim ol dispela wok long imel',

  // Copies that are read without a network
  'The network is slow.': 'Netwok i slo.',
  'You are offline.': 'I no gat netwok.',
  'You see this page as it was on {moment}.': 'Yu lukim dispela pes olsem em i stap long {moment}.',
  'These jobs are kept on this device.': 'Ol dispela wok i stap long fon bilong yu.',
  'This page needs the network, and there is no connection at the moment.':
    'Dispela pes i mas i gat netwok, na nau i no gat.',
  'Nothing yet.': 'I no gat yet.',
  'Opened recently': 'Samting yu opim pastaim',
} as const
