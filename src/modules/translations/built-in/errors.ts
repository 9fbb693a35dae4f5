/** Error messages, including those of fields. Their values may be filled in before the translation. */
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
  'If there is an account with this address, a link to choose a new password is on its way. It works for one hour.':
    'Sapos i gat akaun long dispela imel, link bilong makim nupela paswot i kam i stap. Em i wok inap wan aua.',
  'Username must be at least 3 characters': 'Yusanem i mas gat 3 leta o moa',
  'Please choose a username without spaces': 'Plis makim yusanem i no gat ples nating namel',
  'Full name is required': 'Plis raitim olgeta nem bilong yu',
  'Job title is required': 'Plis raitim nem bilong wok',
  'Please select a category': 'Plis makim kain wok',
  'Location is required': 'Plis raitim ples',
  'Summary must be at least 50 characters': 'Stori i mas gat 50 leta o moa',
  'Please enter your skills': 'Plis raitim ol save bilong yu',
  'Minimum salary must be positive': 'Pe i mas winim 0',
  'Maximum salary must be positive': 'Pe i mas winim 0',
  'Maximum salary must be greater than minimum salary': 'Antap pe i mas winim daun pe',
  'Username is required': 'Plis raitim yusanem',
  'Please enter your email and select account type': 'Plis raitim imel na makim kain akaun',
  'This reset link is invalid': 'Dispela link i no wok',
  'Please type your password': 'Plis raitim paswot bilong yu',
  'This confirmation link is invalid': 'Dispela link i no wok',
  'This confirmation link is invalid or has expired.': 'Dispela link i no wok o em i pinis.',
  'This reset link is invalid or has expired.': 'Dispela link i no wok o em i pinis.',
  'Please select experience level': 'Plis makim hamas yia',
  'Please select education level': 'Plis makim skul',
  'Please enter a valid phone number': 'Plis raitim namba bilong fon i stret',
  'Please keep each skill under 80 characters': 'Wan wan save i no ken winim 80 leta',
  'Please enter at most 50 skills': 'No ken winim 50 save',
  'Please enter a date': 'Plis raitim de',
  'Please enter text': 'Plis raitim sampela tok',
  "Passwords don't match": 'Tupela paswot i no wankain',
  'You must agree to the terms': 'Yu mas orait long ol lo',
  'Password must be at least {count} characters': 'Paswot i mas gat {count} leta o moa',
  'This account is suspended. Please contact support.': 'Dispela akaun i pas. Plis toktok wantaim mipela.',
  'You have already applied: already applied to this job.': 'Yu aplai pinis long dispela wok.',
  'Application not found.': 'Mipela i no painim dispela aplikesen.',
  'Please log in to continue.': 'Plis login pastaim.',
  'This text is too long. Please shorten it and try again.':
    'Dispela tok i longpela tumas. Plis sotim na traim gen.',
  'The current password is not right.': 'Paswot yu gat nau i no stret.',
  "CV not found: it doesn't exist, has been removed, or you have no permission for it.":
    'Mipela i no painim CV: em i no stap, ol i rausim, o yu no gat tok orait.',
  'This conversation is closed.': 'Dispela toktok i pas.',
  'Conversation not found.': 'Mipela i no painim dispela toktok.',
  'We cannot send emails at the moment. Please try again later.':
    'Nau mipela i no inap salim imel. Plis traim gen bihain.',
  'Employer not found.': 'Mipela i no painim dispela kampani.',
  'This document contains a script, another file or content that is loaded from the internet, which can carry a virus. Please open it, choose Print, then “Save as PDF”, and upload that PDF.':
    'Dispela fail i gat skrip o narapela samting insait, na em inap karim vairas. Plis opim, makim Print, bihain “Save as PDF”, na salim dispela PDF.',
  'This file is locked with a password. Please save a copy without the password and upload that.':
    'Dispela fail i lok wantaim paswot. Plis wokim kopi i no gat paswot na salim.',
  'This file has a virus.': 'Dispela fail i gat vairas.',
  'This document contains macros. Please save it as PDF and upload that.':
    'Dispela fail i gat makro. Plis kipim olsem PDF na salim.',
  'Please select a CV file to upload.': 'Plis makim fail bilong CV bilong salim.',
  'This file could not be read. Please save it as PDF again and upload that.':
    'Mipela i no inap ritim dispela fail. Plis kipim gen olsem PDF na salim.',
  'You hide from {companies}. Remove one of them first.': 'Yu hait long {companies}. Rausim wanpela pastaim.',
  'You hide from a company, and it would see you by logging out. Remove all hidden companies first, or choose “Employers only”.':
    'Yu hait long wanpela kampani, na em inap lukim yu sapos em i logaut. Rausim olgeta kampani yu hait long ol pastaim, o makim “Ol kampani tasol”.',
  'This request is still being processed. Please wait a moment.':
    'Mipela i wok long en yet. Plis wetim liklik.',
  'Please select an image file (JPEG or PNG).': 'Plis makim wanpela piksa (JPEG o PNG).',
  'Job alert not found.': 'Mipela i no painim dispela toksave.',
  'You have {alerts}. Please stop one of them first.': 'Yu gat {alerts}. Plis stopim wanpela pastaim.',
  '{count} job alert|{count} job alerts': '{count} toksave long nupela wok',
  'This took longer than {time}. Please log in again.': 'Dispela i kisim moa long {time}. Plis login gen.',
  'You can write to people who applied to your jobs or whose CV you opened, and to companies you applied to.':
    'Yu ken rait long ol kampani yu aplai long ol.',
  'This request came from another site and was refused.':
    'Dispela askim i kam long narapela sait na mipela i no kisim.',
  'Photo not found.': 'Mipela i no painim poto.',
  'Photo must be smaller than {size}.': 'Poto i mas liklik long {size}.',
  'We cannot send any more SMS today. Please try again tomorrow.':
    'Tude mipela i no inap salim moa SMS. Plis traim gen tumora.',
  'Many people are logging in right now. Please try again in {time}.':
    'Planti man i login nau. Plis traim gen bihain long {time}.',
  'There is no interview for this application.': 'I no gat intaviu bilong dispela aplikesen.',
  'The interview has changed meanwhile. Please look at it again.': 'Intaviu i senis pinis. Plis lukluk gen.',
  'This application was withdrawn or rejected.': 'Dispela aplikesen i pinis.',
  'This company can no longer open your CV.': 'Dispela kampani i no inap opim CV bilong yu moa.',
  'The request could not be read.': 'Mipela i no inap ritim askim bilong yu.',
} as const
