/** Refusals, and what is wrong with a field. Values may be filled in already. */
export const ERRORS = {
  'Job not found.': 'Mipela i no painim dispela wok.',
  'This job is closed. You can no longer apply to it.': 'Dispela wok i pas pinis. Yu no inap aplai moa.',
  'This job is no longer available.': 'Dispela wok i pinis.',
  'The employer has changed this job. Please read it again.':
    'Kampani i senisim dispela wok. Plis ritim gen.',
  'No CV found. Please upload your CV before applying for jobs.':
    'Yu no gat CV. Plis salim CV bilong yu pastaim, orait yu ken aplai.',
  'Invalid username or password.': 'Nem o paswot i no stret.',
  'This email address is already registered.': 'Dispela imel i rejista pinis.',
  'This username is already taken.': 'Narapela man i yusim dispela nem pinis.',
  'Registration is closed at the moment. Please try again later.':
    'Nau yu no inap rejista. Plis traim gen bihain.',
  'You have no permission for this.': 'Yu no gat tok orait long mekim dispela.',
  'This page or item does not exist.': 'Dispela pes o samting i no stap.',
  'Something went wrong on our side. Please try again.':
    'Samting i bagarap long sait bilong mipela. Plis traim gen.',
  'The site cannot answer at the moment. Please try again in half a minute.':
    'Nau sait i no inap bekim. Wetim liklik na traim gen.',
  'We are working on the site. Please come back in a little while.':
    'Mipela i wok long stretim sait. Plis kam bek bihain liklik.',
  'Too many attempts. Please try again in {time}.':
    'Yu traim planti taim tumas. Plis traim gen bihain long {time}.',
  'You have saved {jobs}. Please remove some of them first.':
    'Yu kipim {jobs} pinis. Plis rausim sampela pastaim.',
  'This file is empty. Please choose another file.': 'Dispela fail i nating. Plis makim narapela fail.',
  'Please upload a PDF, DOC, or DOCX file.': 'Plis salim wanpela fail bilong PDF, DOC o DOCX.',
  'File size must be less than {size}.': 'Fail i mas liklik long {size}.',
  'Please fill in this field': 'Plis raitim samting long hia',
  'Please check this field': 'Plis lukluk gen long dispela',
  'Please check what you entered.': 'Plis lukluk gen long samting yu raitim.',
  'Please enter a valid email address': 'Plis raitim imel i stret',
  'Please use at least {count} characters': 'Plis yusim {count} leta o moa',
  'Please use at most {count} characters': 'No ken winim {count} leta',
  'Please enter a whole number': 'Plis raitim namba tasol',
  'Please choose from the list': 'Plis makim wanpela long lista',
} as const
