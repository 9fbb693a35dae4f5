/** A job seeker's notices and job alerts, and what the site tells the phone. */
export const NOTICES = {
  'Choose what we tell you': 'Makim wanem toksave yu laikim',
  'your notices': 'ol toksave bilong yu',
  'What we tell you': 'Wanem toksave yu kisim',
  'We always email you about your password and your account. Notices are kept for 180 days.':
    'Mipela i salim imel oltaim long paswot na akaun bilong yu. Ol toksave i stap 180 de.',
  'New jobs by email: {link}': 'Nupela wok long imel: {link}',
  'No notices yet': 'I no gat toksave yet',
  'We tell you here when an employer opens your CV, and how your applications progress.':
    'Long hia mipela i tokim yu taim wanpela kampani i opim CV bilong yu, na aplikesin i go olsem wanem.',
  'Marking…': 'I makim i stap…',
  'Mark all as read': 'Makim olgeta: mi ritim pinis',
  'your settings': 'ol seting bilong yu',
  'By email': 'Long imel',
  'In my notices': 'Long ol toksave bilong mi',
  'The change was not saved. {why}': 'Senis i no stap. {why}',
  'Your application was received': 'Aplikesin bilong yu i kamap',
  'An employer opened your application': 'Wanpela kampani i opim aplikesin bilong yu',
  'Your application has a new status': 'Aplikesin bilong yu i muv',
  'A job you applied for has closed': 'Wanpela wok yu aplai long en i pas',
  'An employer opened or downloaded your CV': 'Wanpela kampani i opim o daunlodim CV bilong yu',
  'A company could not reach you': 'Wanpela kampani i no inap toktok long yu',
  'An employer wrote to you': 'Wanpela kampani i rait long yu',
  'Interviews: invitations, changes and reminders': 'Intaviu: askim, senis na toksave paslain',
  'An administrator closed a conversation of yours': 'Wanpela administreta i pasim toktok bilong yu',
  'A document of yours expires soon': 'Taim bilong wanpela pepa bilong yu klostu i pinis',
  Unread: 'Yu no ritim yet',

  // The phone
  'the switch for this phone': 'swits bilong dispela fon',
  'This browser cannot show news while the site is closed. On an iPhone, first add the site to the home screen.':
    'Dispela brausa i no inap soim toksave taim sait i pas. Long iPhone, putim sait long hom skrin pastaim.',
  'News on this phone': 'Toksave long dispela fon',
  'Applications, messages and job alerts, also while the site is closed. The message names nobody. It ends when you log out.':
    'Ol aplikesin, mesej na nupela wok, maski sait i pas. Toksave i no kolim nem bilong wanpela man. Em i pinis taim yu logaut.',
  'Your browser blocks notifications from this site. Allow them in its settings, then try again.':
    'Brausa bilong yu i pasim ol toksave bilong dispela sait. Opim long ol seting bilong en, bihain traim gen.',
  'Your browser could not switch it on. Please check your connection and try again.':
    'Brausa bilong yu i no inap onim. Plis sekim netwok na traim gen.',

  // Job alerts
  'We email you new jobs for the searches that you save. Each job comes once.':
    'Mipela i salim ol nupela wok long imel, long wanem wok yu painim na sevim. Wan wan wok i kam wanpela taim tasol.',
  'your job alerts': 'ol toksave bilong yu long nupela wok',
  'Search jobs for another alert': 'Painim wok bilong narapela toksave',
  'No job alerts yet': 'I no gat toksave long nupela wok yet',
  'Search for jobs, then tap “Get these jobs by email”.':
    'Painim wok, bihain presim “Kisim ol dispela wok long imel”.',
  'Actions for {name}': 'Ol wok bilong {name}',
  Pause: 'Stopim liklik',
  Delete: 'Rausim',
  'next on {day}, if there are new jobs': 'narapela long {day}, sapos i gat nupela wok',
  paused: 'i stop liklik',
  'Job alert deleted': 'Toksave i raus pinis',
} as const
