/** Job alerts. */
export const JOB_ALERTS = {
  'Job alert': 'Toksave long nupela wok',
  'One company': 'Wanpela kampani',
  'An employer': 'Wanpela kampani',
  'This link does not work': 'Dispela link i no wok',
  'It may be incomplete, or the job alert was deleted. Nothing more is sent for it.':
    'Ating em i no pinis, o ol i rausim dispela toksave. Mipela i no salim moa.',
  'Tap the button to get new jobs by email.': 'Presim baten bilong kisim nupela wok long imel.',
  'I did not ask for this': 'Mi no askim long dispela',
  'Then we do not email this address about job alerts again.':
    'Bihain mipela i no salim imel long dispela adres gen long ol nupela wok.',
  'We do not email this address about job alerts, also if somebody asks for it.':
    'Mipela i no salim imel long dispela adres long ol nupela wok, maski sapos wanpela man i askim.',
  'Stop these emails': 'Stopim ol dispela imel',
  'How often': 'Hamas taim',
  'Only when there are new jobs': 'Taim i gat nupela wok tasol',
  'See these jobs now': 'Lukim ol dispela wok nau',
  'My job alerts': 'Ol toksave bilong mi',
  'This job alert is on': 'Dispela toksave i on',
  'These emails are stopped': 'Ol dispela imel i stop pinis',
  'We email you when there are new jobs.': 'Mipela i salim imel long yu taim i gat nupela wok.',
  'We no longer email you these jobs.': 'Mipela i no salim ol dispela wok long imel moa.',
  Change: 'Senisim',
  'Start these emails': 'Statim ol dispela imel',
  'Your email': 'Imel bilong yu',
  'First we send you a link to confirm it. You need no account.':
    'Pastaim mipela i salim link long yu bilong tok orait. Yu no nidim akaun.',
  'Send me the link': 'Salim link long mi',
  'Back to the jobs': 'Go bek long ol wok',
  'We sent you a link. Open it and tap “Start these emails”.':
    'Mipela i salim link long yu. Opim na presim “Statim ol dispela imel”.',
  'No email after a few minutes? Look in the spam folder.':
    'I no gat imel bihain long sampela minit? Lukluk long spam.',
  'Job alert started': 'Toksave i stat pinis',
  'The first email comes when there are new jobs.': 'Namba wan imel bai i kam taim i gat nupela wok.',
  'We write to {email}.': 'Mipela i rait long {email}.',
  'Have an account? {login} to keep your job alerts there.':
    'Yu gat akaun? {login} bilong holim ol toksave bilong yu long hap.',
  'The job alert could not be saved. Please try again.': 'Mipela i no inap sevim toksave. Plis traim gen.',
  'Every day': 'Olgeta de',
  'Once a week': 'Wanpela taim long wik',
  'Get these jobs by email or SMS': 'Kisim ol dispela wok long imel o SMS',
  'Send them by': 'Salim ol long',
  'Email to {email}': 'Imel i go long {email}',
  'SMS to {phone}': 'SMS i go long {phone}',
  'Start this job alert': 'Statim dispela toksave',
  'The first message comes when there are new jobs.': 'Namba wan mesej bai i kam taim i gat nupela wok.',
  'by email': 'long imel',
  'by SMS': 'long SMS',
  'Send by email': 'Salim long imel',
  'Send by SMS': 'Salim long SMS',
} as const
