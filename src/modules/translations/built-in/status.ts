/** The status page, and the page that stops mails. */
export const STATUS = {
  'Whether pages, search, uploads and email work now, and how they worked before.':
    'Ol pes, painim, salim fail na imel i wok nau o nogat, na ol i wok olsem wanem bipo.',
  'Whether pages, search, uploads and email work.': 'Ol pes, painim, salim fail na imel i wok o nogat.',
  'Last measured {time}. We measure once a minute. Times are in Port Moresby time.':
    'Mipela i skelim las taim long {time}. Mipela i skelim olgeta minit. Taim em bilong Pot Mosbi.',
  'Parts of the site': 'Ol hap bilong sait',
  'Green, full bar: no problems that day. Yellow, lower bar: problems for part of the day. Red, short bar: down for most of the day. Grey: no data.':
    'Grin, longpela mak: i no gat hevi long dispela de. Yelo, sotpela mak: i gat hevi long hap bilong de. Ret, sotpela tru mak: i no wok klostu olgeta de. Gre: mipela i no save.',
  Uploads: 'Salim fail',
  Mail: 'Imel',
  Works: 'I wok',
  'Does not work': 'I no wok',
  'Not set up': 'I no stap',
  'Not known': 'Mipela i no save',
  Now: 'Nau',
  Planned: 'Bihain',
  Ended: 'I pinis',
  Notes: 'Ol toksave long sait',
  'Day by day': 'Wan wan de',
  'Results for each day, Port Moresby time': 'Long wan wan de, taim bilong Pot Mosbi',
  Day: 'De',
  '{part}: works.': '{part}: i wok.',
  '{part}: has not worked since {time}.': '{part}: i no wok stat long {time}.',
  '{part}: does not work.': '{part}: i no wok.',
  '{part}: not set up on this site.': '{part}: i no stap long dispela sait.',
  '{part}: we do not know whether it works now, because nothing was measured in the last few minutes.':
    '{part}: mipela i no save em i wok nau o nogat, bikos mipela i no skelim long sampela minit i go pinis.',
  'Available {share} of the time since {day}.': 'I wok {share} bilong taim stat long {day}.',
  'Available {share} of the time in the last {days} days.':
    'I wok {share} bilong taim long {days} de i go pinis.',
  'No data': 'Mipela i no save',
  'No problems': 'I no gat hevi',
  '{count} min down': '{count} minit i no wok',
  '{count} min without data': '{count} minit mipela i no save',
  'Our database has not answered since {time}. The figures below are the last that we could read.':
    'Database bilong mipela i no bekim stat long {time}. Ol namba daunbilo em ol las namba mipela i ritim.',
  'Some parts do not work: {parts}.': 'Sampela hap i no wok: {parts}.',
  'Nothing has been measured since {time}.': 'Mipela i no skelim stat long {time}.',
  'Nothing has been measured yet. The first figures come within a minute.':
    'Mipela i no skelim yet. Ol namba wan namba bai i kam insait long wan minit.',
  'Everything works.': 'Olgeta samting i wok.',
  '{start} to {end}': '{start} i go long {end}',
  'Since {start}': 'Stat long {start}',

  'It may be incomplete, or the account was deleted. Log in to change what we tell you.':
    'Ating link i no pinis, o akaun i raus. Login bilong senisim wanem toksave yu kisim.',
  'My notices': 'Ol toksave bilong mi',
  'You get this by email: {mails}.': 'Yu kisim dispela long imel: {mails}.',
  'If you stop these emails, you still get the notices on the site.':
    'Sapos yu stopim ol dispela imel, yu kisim yet ol toksave long sait.',
  'Stopping…': 'I stop i stap…',
  'You no longer get “{mails}” by email.': 'Yu no kisim moa “{mails}” long imel.',
  'Your other emails do not change.': 'Ol narapela imel bilong yu i no senis.',
  'Change what we tell you': 'Senisim wanem toksave yu kisim',
} as const
