/** The home of a job seeker's dashboard, and what all its parts share. */
export const OWN = {
  'My Dashboard': 'Ples wok bilong mi',
  'Dashboard sections': 'Ol hap bilong ples wok',
  Overview: 'Olgeta',
  Analytics: 'Husat i lukim',
  Documents: 'Ol pepa',
  'Hello, {name}': 'Gude, {name}',
  'Something went wrong. Please try again.': 'Samting i bagarap. Plis traim gen.',
  '404: Page not found': '404: Dispela pes i no stap',
  'The address may be mistyped, or the page may have been removed.':
    'Ating adres i no stret, o ol i rausim dispela pes pinis.',
  'Page not found': 'Dispela pes i no stap',
  'The address may be mistyped, or the page may have been removed. Search for a job instead:':
    'Ating adres i no stret, o ol i rausim dispela pes pinis. Painim wanpela wok:',
  'Get help': 'Kisim helpim',
  'Go to the home page': 'Go long namba wan pes',
  'Loading {what}…': '{what} i kam i stap…',
  '{what} could not be loaded': '{what} i no inap kam',
  'You are logged out': 'Yu logaut pinis',
  'Your session has ended. Please log in to continue.':
    'Login bilong yu i pinis. Plis login gen bilong go het.',
  'Logout failed': 'Logaut i no wok',
  'Go back': 'Go bek',
  'Failed to update CV': 'CV i no senis',
  'Your change is saved.': 'Mipela i sevim senis bilong yu.',
  'your applications': 'ol aplikesin bilong yu',
  'your CVs': 'ol CV bilong yu',
  'your views': 'namba bilong ol i lukim yu',

  // The next step
  'Next step': 'Narapela step',
  'Loading what to do next…': 'Narapela step i kam i stap…',
  'Profile completeness': 'Profail i pulap olsem wanem',
  'Your profile is complete': 'Profail bilong yu i pulap pinis',
  'Nothing to do now': 'Nau i no gat wok bilong mekim',
  'Employers see all that they look for.': 'Ol kampani i lukim olgeta samting ol i painim.',
  'Employers cannot find you at the moment.': 'Nau ol kampani i no inap painim yu.',
  'Employers find people by their CVs, and you need one to apply.':
    'Ol kampani i painim ol man na meri long CV, na yu mas gat wanpela bilong aplai.',
  '{company} wants you to start': '{company} i laik bai yu statim wok',
  'If you take the job, mark your CV as hired, so that other employers stop calling.':
    'Sapos yu kisim dispela wok, makim long CV olsem yu gat wok, bai ol narapela kampani i no ringim yu moa.',
  Answer: 'Bekim',
  'You have no active CV': 'Yu no gat CV i op',
  'Employers can only find active CVs, and you need one to apply.':
    'Ol kampani i painim ol CV i op tasol, na yu mas gat wanpela bilong aplai.',
  'Go to My CVs': 'Go long Ol CV bilong mi',
  'One step to 100%': 'Wanpela step moa na 100%',
  'Add {what}': 'Putim {what}',
  'Apply for a job': 'Aplai long wanpela wok',
  'Your CV is ready. Choose a job and send it.': 'CV bilong yu i redi. Makim wanpela wok na salim.',
  'your full name': 'olgeta nem bilong yu',
  'Employers want to know who they write to.': 'Ol kampani i laik save ol i rait long husat.',
  'your email address': 'imel bilong yu',
  'Employers write to you there.': 'Ol kampani i rait long yu long en.',
  'your phone number': 'namba bilong fon bilong yu',
  'Employers who opened your CV can call you.': 'Ol kampani i opim CV bilong yu inap ringim yu.',
  'your location': 'ples bilong yu',
  'Employers search for people near the work.': 'Ol kampani i painim ol man na meri klostu long ples wok.',
  'your job title': 'nem bilong wok bilong yu',
  'Employers search for people by their job title.':
    'Ol kampani i painim ol man na meri long nem bilong wok.',
  'a summary of your work': 'sotpela stori bilong wok bilong yu',
  'Its first lines are what employers read in their search results.':
    'Ol namba wan lain bilong en, ol kampani i ritim taim ol i painim wokman.',
  'your experience level': 'hamas yia yu wok',
  'Employers filter people by experience.': 'Ol kampani i skelim ol man na meri long hamas yia ol i wok.',
  'your education': 'skul bilong yu',
  'Employers filter people by education.': 'Ol kampani i skelim ol man na meri long skul bilong ol.',
  'your skills': 'ol save bilong yu',
  'Employers search for people by their skills.': 'Ol kampani i painim ol man na meri long save bilong ol.',
  'your CV': 'CV bilong yu',
  'Employers find people by their CVs.': 'Ol kampani i painim ol man na meri long CV.',
  'your work or schooling': 'wok o skul bilong yu',
  'Your CV names neither yet, and employers look there first.':
    'CV bilong yu i no gat wok o skul yet, na ol kampani i save lukim dispela pastaim.',
  'a photo': 'poto bilong yu',
  'Employers see it beside your name.': 'Ol kampani i lukim klostu long nem bilong yu.',

  // Who finds me
  Everybody: 'Olgeta man',
  'Employers only': 'Ol kampani tasol',
  Nobody: 'Nogat wanpela',
  'Available for work': 'Mi painim wok',
  'Availability Updated': 'Mipela i sevim senis bilong yu',
  'Failed to update availability status. Please try again.':
    'Mipela i no inap senisim “Mi painim wok”. Plis traim gen.',
  'Who finds you: {people}': 'Husat i ken painim yu: {people}',
  'Change who finds you': 'Senisim husat i ken painim yu',
  'You are hidden from employer searches. You can still apply for jobs.':
    'Yu hait, na ol kampani i no inap painim yu. Yu ken aplai yet long wok.',
  'Employers can find you once you have an active CV.': 'Taim yu gat CV i op, ol kampani i ken painim yu.',
  'Your CV says that you are hired, so employers cannot open it.':
    'CV bilong yu i tok yu gat wok pinis, olsem na ol kampani i no inap opim.',
  'Employers can find you.': 'Ol kampani i ken painim yu.',

  // Home
  'My applications': 'Ol aplikesin bilong mi',
  'No applications yet': 'I no gat aplikesin yet',
  'When you apply for a job, you can follow its progress here.':
    'Taim yu aplai long wanpela wok, yu ken lukim long hia aplikesin i go olsem wanem.',
  '{total} in total: {pending} pending, {progress} in progress, {onboarding} onboarding':
    'Olgeta {total}: {pending} i wetim, {progress} i go het, {onboarding} i statim wok',
  '{unread} new': '{unread} nupela',
  'All messages': 'Olgeta mesej',
  'You:': 'Yu:',
  Read: 'Ritim',
  Reply: 'Bekim',
  '{cvs}: {active} active, {draft} draft': '{cvs}: {active} i op, {draft} i hait',
  'None yet.': 'I no gat yet.',
  'Who viewed me': 'Husat i lukim mi',
  '{views} view in {days} days': '{views} taim long {days} de',
  '{views} views in {days} days': '{views} taim long {days} de',
  '{count} more than in the {days} days before': '{count} moa long {days} de bipo',
  '{count} fewer than in the {days} days before': '{count} i no inap long {days} de bipo',
  'Views a day for {days} days. The most on one day: {most}.':
    'Hamas taim ol i lukim yu long wan wan de, long {days} de. Bikpela de: {most}.',
  'opened your CV, {since}': 'i opim CV bilong yu, {since}',
  'downloaded your CV, {since}': 'i daunlodim CV bilong yu, {since}',
  'has your application, {since}': 'i kisim aplikesin bilong yu, {since}',
  'No employer has opened or received your CV yet.': 'I no gat kampani i opim o kisim CV bilong yu yet.',
  'A company that is no longer here': 'Wanpela kampani i no stap moa',
  'Excellent Match': 'I stret olgeta',
  'Good Match': 'I stret gut',
  'Partial Match': 'Hap i stret',
  'your title {title}': 'nem bilong wok bilong yu {title}',
  'your work as {title}': 'wok bilong yu olsem {title}',
  'your skills {skills}': 'ol save bilong yu {skills}',
  'your {licence}': '{licence} bilong yu',
  'Close to your trade.': 'Em i klostu long kain wok bilong yu.',
  'Fits {what}.': 'Em i stret long {what}.',
  '{parts} and {last}': '{parts} na {last}',

  // A CV in a list
  Deactivated: 'Ol i pasim',
  Draft: 'I hait',
  Active: 'I op',
  'Active · Hired': 'I op · Gat wok pinis',
  'Active · Hidden': 'I op · Yu hait',
  'An administrator has deactivated this CV': 'Wanpela administreta i pasim dispela CV',
  'Employers cannot find it, and you cannot apply with it. You can still change or delete it. If you think this is wrong, {link}.':
    'Ol kampani i no inap painim, na yu no inap aplai wantaim. Yu ken senisim o rausim yet. Sapos yu ting dispela i no stret, {link}.',
  'write to us': 'rait long mipela',
  'Waiting for the virus check': 'I wetim sek bilong vairas',
  'Employers can download the file as soon as it has been checked. You do not have to do anything.':
    'Taim mipela i sekim pinis, ol kampani i ken daunlodim fail. Yu no gat wok bilong mekim.',
  'No file': 'I no gat fail',
  'Uploaded {uploaded}': 'Yu salim long {uploaded}',
  'Uploaded {uploaded}, changed {changed}': 'Yu salim long {uploaded}, senisim long {changed}',
  'Replace file': 'Senisim fail',
  'Add a file': 'Putim fail',
  Available: 'I painim wok',
  Interviewing: 'Intaviu',
  Hired: 'Gat wok pinis',
  'Employers can find this CV, open it and contact you.':
    'Ol kampani i ken painim dispela CV, opim na toktok long yu.',
  'Employers can find this CV. They see that you are interviewing.':
    'Ol kampani i ken painim dispela CV. Ol i lukim olsem yu stap long intaviu.',
  'Shown as No Longer Available. No other employer can open this CV.':
    'Em i soim olsem yu gat wok pinis. Narapela kampani i no inap opim dispela CV.',
  'Hidden. Employers who already opened it can still see it.':
    'I hait. Ol kampani i opim pinis i ken lukim yet.',
  'Employers cannot find this CV: you chose that nobody finds you.':
    'Ol kampani i no inap painim dispela CV: yu makim olsem nogat man i ken painim yu.',
} as const
