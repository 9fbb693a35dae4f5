/** A job seeker's profile and account: who finds them, passwords, addresses, sessions, and the end. */
export const PROFILE = {
  'My profile': 'Profail bilong mi',
  'Edit Profile': 'Senisim profail',
  'Save Changes': 'Sevim ol senis',
  'Not filled in yet': 'Yu no raitim yet',
  Summary: 'Sotpela stori',
  Photo: 'Poto',
  'Change Photo': 'Senisim poto',
  'Upload Photo': 'Salim poto',
  'Delete Photo': 'Rausim poto',
  'JPEG or PNG, at most 5 MB. Employers see it next to your name.':
    'JPEG o PNG, no ken winim 5 MB. Ol kampani i lukim klostu long nem bilong yu.',
  'Delete your photo?': 'Rausim poto bilong yu?',
  'Deleting…': 'I rausim i stap…',
  'Employers will see your initials instead. You can upload another photo at any time.':
    'Ol kampani bai lukim ol namba wan leta bilong nem bilong yu tasol. Yu ken salim narapela poto long wanem taim yu laik.',
  'Photo must be smaller than 5MB.': 'Poto i no ken winim 5 MB.',
  'Photo Updated': 'Poto i senis pinis',
  'Your new photo is saved.': 'Mipela i sevim nupela poto bilong yu.',
  'Failed to upload photo': 'Poto i no go',
  'Photo Deleted': 'Poto i raus pinis',
  'Your initials are shown instead.': 'Nau ol i lukim ol namba wan leta bilong nem bilong yu.',
  'Delete Failed': 'I no raus',
  'Failed to delete photo': 'Poto i no raus',
  'Profile update failed': 'Profail i no senis',
  'Profile Updated': 'Profail i senis pinis',
  'Your profile has been saved.': 'Mipela i sevim profail bilong yu.',
  'Your profile has been saved. Open the link that we sent to {email}.':
    'Mipela i sevim profail bilong yu. Opim link mipela i salim long {email}.',
  'It is not saved yet. Continue, or start again from the saved profile.':
    'Yu no sevim yet. Go het, o stat gen long profail yu sevim bipo.',

  // Who finds me
  'Who finds me': 'Husat i ken painim mi',
  'who finds you': 'husat i ken painim yu',
  'Who can find your CVs?': 'Husat i ken painim ol CV bilong yu?',
  'Visitors see your CV without your contact details. Employers pay to see them.':
    'Olgeta man i lukim CV bilong yu, tasol i no gat fon na imel. Ol kampani i baim bilong lukim.',
  'Only employers who are logged in find you.': 'Ol kampani i login tasol i ken painim yu.',
  'Only companies that you apply to see you. Companies that already opened your CV can still see it.':
    'Ol kampani yu aplai long ol tasol i lukim yu. Ol kampani i opim pinis CV bilong yu i ken lukim yet.',
  'Not possible while you hide from a company: it would see you by logging out.':
    'Yu no inap makim dispela taim yu hait long wanpela kampani: sapos em i logaut, em bai lukim yu.',
  'Not Saved': 'I no stap',
  'Not saved. Please try again.': 'Mipela i no inap sevim. Plis traim gen.',
  Hidden: 'Yu hait pinis',
  '{name} no longer finds you.': '{name} i no inap painim yu moa.',
  'Companies that never find you': 'Ol kampani i no ken painim yu',
  'For example your present employer. The company is not told: your CV is just not there.':
    'Olsem kampani yu wok long en nau. Mipela i no tokim kampani: CV bilong yu i no stap tasol.',
  'Visitors who are not logged in will no longer see you either.':
    'Ol man i no login bai i no inap lukim yu tu.',
  'If you apply for a job of the company, it sees that application and the CV that you send.':
    'Sapos yu aplai long wok bilong dispela kampani, em i lukim dispela aplikesin na CV yu salim.',
  'Hide from it': 'Hait long en',
  'Does not find you': 'I no painim yu',
  'Not registered here yet. Hidden as soon as it is.':
    'Em i no rejista hia yet. Taim em i rejista, yu hait pinis.',
  'Remove {name}': 'Rausim {name}',

  // The account
  'Email address': 'Imel',
  Language: 'Tokples',
  'Where you are logged in': 'Yu login long wanem fon o komputa',
  'My data': 'Ol data bilong mi',
  'A ZIP file with everything we keep about you, your CV files and your photo. Downloading it may use a lot of data.':
    'Wanpela fail ZIP i gat olgeta samting mipela i holim long yu, ol fail bilong CV na poto bilong yu. Sapos yu daunlodim, em inap kaikai planti data.',
  'Download my data': 'Daunlodim ol data bilong mi',
  'Delete my account…': 'Rausim akaun bilong mi…',
  'Downloading…': 'I daunlodim i stap…',
  'Current Password': 'Paswot yu gat nau',
  'Change password': 'Senisim paswot',
  'Change Password': 'Senisim paswot',
  'Changing…': 'I senisim i stap…',
  'Password Changed': 'Paswot i senis pinis',
  'Password Change Failed': 'Paswot i no senis',
  'Other phones and computers are logged out.': 'Ol narapela fon na komputa i logaut pinis.',
  'None yet. Add one to get news by email.': 'I no gat yet. Putim wanpela bilong kisim toksave long imel.',
  'We will send a link to it. Your address changes when you open the link.':
    'Mipela bai salim link long en. Imel bilong yu i senis taim yu opim link.',
  'Your CVs keep the address that is in them.': 'Ol CV bilong yu i holim imel i stap long ol.',
  'Needed to change your email address': 'Bilong senisim imel bilong yu',
  'Change email address': 'Senisim imel',
  'New Email': 'Nupela imel',
  'Send Link': 'Salim link',
  'Email Change Failed': 'Imel i no senis',
  'We sent a link to {email}.': 'Mipela i salim link long {email}.',
  'We sent a new link to {email}.': 'Mipela i salim nupela link long {email}.',
  Cancelled: 'Yu lusim pinis',
  'Your email address has not changed.': 'Imel bilong yu i no senis.',
  'Waiting to be confirmed': 'I wetim tok orait bilong yu',
  'Open the link that we sent to {email}. It works for one hour.':
    'Opim link mipela i salim long {email}. Em i wok inap wan aua.',
  'Send again': 'Salim gen',
  'Cancelling…': 'I lusim i stap…',
  'Cancel change': 'Lusim senis',
  'None yet. With one, you can log in with a code by SMS.':
    'I no gat yet. Sapos yu gat, yu ken login wantaim kod long SMS.',
  'Change phone number': 'Senisim namba bilong fon',
  'New phone number': 'Nupela namba bilong fon',
  'We send a code to it. You then log in with this number.':
    'Mipela i salim kod long en. Bihain yu login wantaim dispela namba.',
  'Phone number saved': 'Mipela i sevim namba',
  'You can now log in with {phone}.': 'Nau yu ken login wantaim {phone}.',
  'Sent to {phone}. It works for 10 minutes.': 'I go long {phone}. Em i wok 10-pela minit.',
  Confirm: 'Tok orait',
  'Loading where you are logged in…': 'Lista bilong ol login i kam i stap…',
  'We could not load where you are logged in': 'Mipela i no inap soim ol login bilong yu',
  '{count} more': '{count} moa',
  'Logging out…': 'I logaut i stap…',
  'Log out everywhere else': 'Logaut long olgeta narapela',
  'Log out {device}': 'Logaut long {device}',
  'Log out': 'Logaut',
  'Unknown browser': 'Narapela brausa',
  'This device': 'Dispela fon o komputa',
  'Logged in: {created} · Last used: {seen}': 'Login: {created} · Las taim: {seen}',

  // Deleting the account
  'Delete my account': 'Rausim akaun bilong mi',
  'This cannot be undone.': 'Yu no inap kisim bek bihain.',
  'Your CVs, their files and your photo are deleted. Employers can no longer find you.':
    'Mipela i rausim ol CV bilong yu, ol fail bilong ol na poto bilong yu. Ol kampani i no inap painim yu moa.',
  'Your applications are withdrawn and your messages deleted. Employers can no longer see them.':
    'Mipela i kisim bek ol aplikesin bilong yu na rausim ol mesej. Ol kampani i no inap lukim moa.',
  'Companies that opened your CV keep their notes and what they downloaded.':
    'Ol kampani i opim CV bilong yu i holim ol not bilong ol na samting ol i daunlodim.',
  'You are logged out everywhere. A last email tells you that it is done.':
    'Yu logaut long olgeta hap. Wanpela las imel i tokim yu olsem em i pinis.',
  'Keep my account': 'Larim akaun i stap',
  'Delete everything': 'Rausim olgeta',
  'Account deleted': 'Akaun i raus pinis',
  'Your account and everything in it is gone. Lukim yu!':
    'Akaun bilong yu na olgeta samting insait i go pinis. Lukim yu!',
  'Your account could not be deleted. Please try again.': 'Mipela i no inap rausim akaun. Plis traim gen.',
} as const
