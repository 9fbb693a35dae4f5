/** Mails and SMS to job seekers, and the notices in their dashboard. */
export const MAILS = {
  'Dear {name}': 'Gude {name}',
  'Step {at} of {of}: {name}': 'Step {at} bilong {of}: {name}',
  'Never pay for a job. No honest employer asks for money, your bank PIN or airtime. If somebody does, tell us.':
    'No ken givim mani bilong kisim wok. Gutpela kampani i no save askim yu long mani, PIN bilong benk o yunit. Sapos wanpela i askim, tokim mipela.',
  'If you think that this is a mistake, write to {support}.':
    'Sapos yu ting mipela i popaia, rait long {support}.',
  'The reason: {reason}': 'As bilong en: {reason}',
  'They wrote:': 'Ol i rait:',

  // The last line: why the reader gets a mail
  'You get this email because you have an account with us.':
    'Yu kisim dispela imel bikos yu gat akaun wantaim mipela.',
  'You get this email because you registered with this address. If that was not you, please tell us.':
    'Yu kisim dispela imel bikos yu rejista wantaim dispela imel. Sapos em i no yu, plis tokim mipela.',
  'You get this email because you applied to a job.':
    'Yu kisim dispela imel bikos yu aplai long wanpela wok.',
  'You get this email because somebody asked for a new password for this address.':
    'Yu kisim dispela imel bikos wanpela i askim nupela paswot bilong dispela imel.',
  'You get this email because this address was entered for an account with us.':
    'Yu kisim dispela imel bikos wanpela i putim dispela imel long akaun wantaim mipela.',
  'You get this email because you had an account with us.':
    'Yu kisim dispela imel bikos bipo yu gat akaun wantaim mipela.',
  'You get this email because somebody wrote to you.': 'Yu kisim dispela imel bikos wanpela i rait long yu.',
  'You get this email because of an interview for a job.':
    'Yu kisim dispela imel bikos i gat intaviu bilong wanpela wok.',
  'You get this email because you asked us to email you new jobs.':
    'Yu kisim dispela imel bikos yu askim mipela long salim ol nupela wok.',
  'You get this email because this address was entered for a job alert on our site.':
    'Yu kisim dispela imel bikos wanpela i putim dispela imel bilong kisim nupela wok long sait bilong mipela.',
  'You get this email because you reported something to us.':
    'Yu kisim dispela imel bikos yu ripotim wanpela samting long mipela.',

  // The account
  'Welcome to {site}': 'Welkam long {site}',
  'Your account at {site} is ready. Your username is {username}.':
    'Akaun bilong yu long {site} i redi. Yusanem bilong yu em {username}.',
  'Upload your CV next, so that employers can find you. Applying for jobs is free, and always will be.':
    'Nau salim CV bilong yu, bai ol kampani i ken painim yu. Aplai long wok i fri, na bai i stap fri oltaim.',
  'Your account at {site} works again': 'Akaun bilong yu long {site} i wok gen',
  'Your account at {site} works again, with everything that was in it. Please log in.':
    'Akaun bilong yu long {site} i wok gen, wantaim olgeta samting i stap long en. Plis login.',
  'Your account at {site} is suspended': 'Akaun bilong yu long {site} i pas',
  'An administrator has suspended your account at {site}. You cannot log in, and nothing of yours is shown to others. Nothing is lost.':
    'Wanpela administreta i pasim akaun bilong yu long {site}. Yu no inap login, na narapela man i no inap lukim ol samting bilong yu. Nogat samting i lus.',
  'We received a request for a new password for your account.':
    'Wanpela i askim mipela long nupela paswot bilong akaun bilong yu.',
  'The link below works once, within one hour. If you did not ask for it, do nothing: your password will not change.':
    'Link i stap daunbilo i wok wanpela taim, insait long wan aua. Sapos yu no askim, no ken mekim wanpela samting: paswot bilong yu bai i no senis.',
  'Your password was changed': 'Paswot bilong yu i senis pinis',
  'The password of your account was changed just now, and you were logged out everywhere else.':
    'Paswot bilong akaun bilong yu i senis nau tasol, na yu logaut long olgeta narapela fon na komputa.',
  'If that was not you, choose a new password now.': 'Sapos em i no yu, makim nupela paswot nau.',
  'Your password was changed. If that was not you, tell us.':
    'Paswot bilong yu i senis pinis. Sapos em i no yu, tokim mipela.',
  'Another email address for your account': 'Narapela imel bilong akaun bilong yu',
  'We received a request to change the email address of your account to {email}. It came with your password.':
    'Wanpela i askim mipela long senisim imel bilong akaun bilong yu i go long {email}. Em i yusim paswot bilong yu.',
  'Nothing changes until somebody opens the link that we sent there.':
    'Nogat samting i senis inap long wanpela i opim link mipela i salim long hap.',
  'If that was not you, choose a new password now. That cancels the change.':
    'Sapos em i no yu, makim nupela paswot nau. Olsem bai imel i no senis.',
  'Confirm your email address': 'Tok orait long imel bilong yu',
  'We received a request to use this address for an account with us.':
    'Wanpela i askim mipela long yusim dispela imel bilong akaun wantaim mipela.',
  'The link below works once, within one hour. If it was not you, do nothing: we will not write to this address again.':
    'Link i stap daunbilo i wok wanpela taim, insait long wan aua. Sapos em i no yu, no ken mekim wanpela samting: mipela bai i no rait gen long dispela imel.',
  'Your email address was changed': 'Imel bilong yu i senis pinis',
  'Your account with us now has the address {email}. We no longer write to this one.':
    'Nau akaun bilong yu wantaim mipela i gat imel {email}. Mipela i no rait moa long dispela imel.',
  'If that was not you, tell us now.': 'Sapos em i no yu, tokim mipela nau.',
  'Your phone number was removed from your account': 'Namba bilong fon i raus long akaun bilong yu',
  'Somebody proved with a code that they have the number {phone} now. Nobody had used your account for half a year, so we removed the number from it.':
    'Wanpela i soim wantaim kod olsem nau em i gat namba {phone}. Inap 6-pela mun nogat man i yusim akaun bilong yu, olsem na mipela i rausim namba long en.',
  'Everything else in your account stays. Log in with your email address and your password.':
    'Olgeta narapela samting long akaun bilong yu i stap. Login wantaim imel na paswot bilong yu.',
  'Your account at {site} is deleted': 'Akaun bilong yu long {site} i raus pinis',
  'You asked us to delete your account at {site}. Your CVs, your photo, your applications and the emails that we sent you are deleted too.':
    'Yu askim mipela long rausim akaun bilong yu long {site}. Ol CV, poto na aplikesin bilong yu, na ol imel mipela i salim long yu, i raus tu.',
  'An administrator had to delete your account at {site}. Your CVs, your photo, your applications and the emails that we sent you are deleted too.':
    'Wanpela administreta i mas rausim akaun bilong yu long {site}. Ol CV, poto na aplikesin bilong yu, na ol imel mipela i salim long yu, i raus tu.',
  'Companies that opened your CV may still have their notes and the files that they downloaded.':
    'Ol kampani i opim CV bilong yu ating i gat yet ol rait bilong ol na ol fail ol i daunlodim.',
  'You are welcome to register again at any time. We wish you well.':
    'Yu ken rejista gen long wanem taim yu laik. Gutpela taim long yu.',
  'We removed one of your files because of a virus':
    'Mipela i rausim wanpela fail bilong yu bikos i gat vairas',
  'Our virus scanner found a virus in {file}, so we removed the file. Only you could open it.':
    'Mipela i painim vairas long {file}, olsem na mipela i rausim fail. Yu tasol inap opim.',
  'Please scan your phone or computer for viruses. Then make the file again, preferably as a PDF, and upload it.':
    'Plis sekim fon o komputa bilong yu long vairas. Bihain wokim fail gen, PDF i gutpela moa, na salim.',
  'the CV that you uploaded': 'CV yu bin salim',
  'the file of your CV “{title}”': 'fail bilong CV bilong yu “{title}”',
  'your photo': 'poto bilong yu',
  'your document “{title}”': 'pepa bilong yu “{title}”',
  'Open your profile': 'Opim profail bilong yu',

  // CVs
  'Open your CVs': 'Opim ol CV bilong yu',
  'Your CV is shown again': 'CV bilong yu i op gen',
  'An administrator has switched your CV “{title}” on. Employers can find it. You can switch it off in your dashboard at any time.':
    'Wanpela administreta i opim CV bilong yu “{title}”. Ol kampani i ken painim. Yu ken pasim long ples wok bilong yu long wanem taim yu laik.',
  'Your CV is hidden': 'CV bilong yu i hait',
  'An administrator has switched your CV “{title}” off. Employers cannot find it until an administrator switches it on again. You can change or delete it as before.':
    'Wanpela administreta i pasim CV bilong yu “{title}”. Ol kampani i no inap painim inap long wanpela administreta i opim gen. Yu ken senisim o rausim olsem bipo.',
  'Your CV was deleted': 'CV bilong yu i raus pinis',
  'An administrator has deleted your CV “{title}”, with its file. You are welcome to upload another one.':
    'Wanpela administreta i rausim CV bilong yu “{title}” wantaim fail bilong en. Yu ken salim narapela.',
  '{company} has opened your CV “{job}”.': '{company} i opim CV bilong yu “{job}”.',
  '{company} has downloaded your CV “{job}”.': '{company} i daunlodim CV bilong yu “{job}”.',
  '{company} has opened your CV': '{company} i opim CV bilong yu',
  '{company} has downloaded your CV': '{company} i daunlodim CV bilong yu',
  '{company} opened your CV “{job}” on {time}. It can now see your phone number and email address, and may contact you soon.':
    '{company} i opim CV bilong yu “{job}” long {time}. Nau ol i ken lukim namba bilong fon na imel bilong yu, na ating klostu bai ol i toktok long yu.',
  '{company} downloaded your CV “{job}” on {time}. It can now see your phone number and email address, and may contact you soon.':
    '{company} i daunlodim CV bilong yu “{job}” long {time}. Nau ol i ken lukim namba bilong fon na imel bilong yu, na ating klostu bai ol i toktok long yu.',
  'You get at most one such email a day for each CV. Your dashboard shows every company that opened it.':
    'Yu kisim wanpela imel tasol olsem long wan wan de na wan wan CV. Ples wok bilong yu i soim olgeta kampani i opim.',
  'See who opened your CV': 'Lukim husat i opim CV bilong yu',
  'A company could not reach you: please check your phone and email in your CV “{cv}”.':
    'Wanpela kampani i no inap toktok long yu: plis sekim fon na imel long CV bilong yu “{cv}”.',
  'A company opened your CV “{cv}” and could not reach you with the phone number and email address in it.':
    'Wanpela kampani i opim CV bilong yu “{cv}” na i no inap toktok long yu long namba bilong fon na imel i stap long en.',
  'Please check both. Employers can only offer you a job if they can reach you.':
    'Plis sekim tupela wantaim. Ol kampani i ken givim wok long yu sapos ol inap toktok long yu tasol.',
  'Check your phone and email': 'Sekim fon na imel bilong yu',

  // Applications
  '{company} has received your application for “{job}”.':
    '{company} i kisim aplikesin bilong yu long “{job}”.',
  'Application received: {job}': 'Aplikesin i kamap: {job}',
  'You can follow its progress on the site.': 'Yu ken lukim long sait aplikesin i go olsem wanem.',
  '{company} has opened your application for “{job}”.': '{company} i opim aplikesin bilong yu long “{job}”.',
  'Your application was opened: {job}': 'Ol i opim aplikesin bilong yu: {job}',
  'You do not have to do anything. We tell you when it moves on.':
    'Yu no gat wok bilong mekim. Mipela bai tokim yu taim em i muv.',
  'Your application: {job}': 'Aplikesin bilong yu: {job}',
  'Your application for “{job}” at {company} is now: {status}.':
    'Aplikesin bilong yu long “{job}” long {company} nau em: {status}.',
  'Your application for “{job}” at {company} is now: {status}. If you take the job, you can mark your CV as hired, so that other employers know.':
    'Aplikesin bilong yu long “{job}” long {company} nau em: {status}. Sapos yu kisim dispela wok, yu ken makim long CV olsem yu gat wok, bai ol narapela kampani i save.',
  'We do not mark it for you.': 'Mipela i no makim bilong yu.',
  '{company} has decided not to continue with your application for “{job}”.':
    '{company} i tok bai ol i no go het wantaim aplikesin bilong yu long “{job}”.',
  'Thank you for applying; other jobs are waiting for you.':
    'Tenkyu long aplai bilong yu; i gat ol narapela wok i wetim yu.',
  'They are reading your application': 'Ol i ritim aplikesin bilong yu',
  'You may be on the shortlist': 'Ating yu stap long sotpela lista',
  'They are interviewing': 'Ol i mekim ol intaviu',
  'They are checking your references': 'Ol i sekim ol referi bilong yu',
  'They want you to start': 'Ol i laik bai yu statim wok',
  'They have chosen someone else': 'Ol i makim narapela',
  '“{job}” at {company} no longer takes applications. The employer keeps yours.':
    '“{job}” long {company} i pas na i no kisim aplikesin moa. Kampani i holim aplikesin bilong yu.',
  'Closed: {job}': 'I pas: {job}',
  '{company} has taken “{job}” down. Your application was removed with it.':
    '{company} i rausim “{job}”. Aplikesin bilong yu i raus wantaim.',
  'Other jobs are waiting for you.': 'I gat ol narapela wok i wetim yu.',
  'See your applications': 'Lukim ol aplikesin bilong yu',
  'We took “{job}” at {company} off the site. If anybody asks you for money or bank details for this job, do not pay, and tell us.':
    'Mipela i rausim “{job}” bilong {company} long sait. Sapos wanpela i askim yu long mani o namba bilong benk bilong dispela wok, no ken givim mani, na tokim mipela.',
  'Taken down: {job}': 'Mipela i rausim: {job}',

  // Messages and reports
  '{company} wrote to you, about the job “{job}”: “{excerpt}”':
    '{company} i rait long yu, long wok “{job}”: “{excerpt}”',
  '{company} wrote to you: “{excerpt}”': '{company} i rait long yu: “{excerpt}”',
  'New message from {sender}': 'Nupela mesej bilong {sender}',
  '{sender} wrote to you, about the job “{job}”:': '{sender} i rait long yu, long wok “{job}”:',
  '{sender} wrote to you:': '{sender} i rait long yu:',
  'Please answer on the site, because replies to this email do not reach them. You get no further email about this conversation until you have read it.':
    'Plis bekim long sait, bikos sapos yu bekim dispela imel, ol i no kisim. Yu no kisim narapela imel long dispela toktok inap long yu ritim.',
  'Read and answer': 'Ritim na bekim',
  'See the conversation': 'Lukim toktok',
  'An administrator closed your conversation with {other}. Reason: {reason}.':
    'Wanpela administreta i pasim toktok bilong yu wantaim {other}. As bilong en: {reason}.',
  'An administrator has reopened your conversation with {other}.':
    'Wanpela administreta i opim gen toktok bilong yu wantaim {other}.',
  'Your conversation with {other} is open again': 'Toktok bilong yu wantaim {other} i op gen',
  'You can write to each other as before.': 'Yutupela i ken rait olsem bipo.',
  'Your conversation with {other} was closed': 'Toktok bilong yu wantaim {other} i pas pinis',
  'Neither of you can write in it any more. Earlier messages stay. If you think that this is a mistake, please contact support.':
    'Yutupela i no inap rait moa long en. Ol olpela mesej i stap. Sapos yu ting mipela i popaia, plis toktok wantaim mipela.',
  'Asks for money or bank details': 'I askim long mani o namba bilong benk',
  'The job, the company or the person is not real': 'Wok, kampani o man i giaman',
  'Rude, threatening or sexual': 'Tok nogut, tok bilong pretim man o tok bilong seks',
  'Advertising or spam': 'Toksave bilong salim samting, o spam',
  'Your report about {reported}': 'Ripot bilong yu long {reported}',
  'Thank you for telling us about your conversation with {reported}.':
    'Tenkyu long tokim mipela long toktok bilong yu wantaim {reported}.',
  'We have read it and closed it: neither of you can write in it any more.':
    'Mipela i ritim na pasim: yutupela i no inap rait moa long en.',
  'We have read it and found nothing against our rules. You can block the other side in the conversation.':
    'Mipela i ritim na i no gat samting i brukim lo bilong mipela. Yu ken pasim narapela long toktok.',
  'Your report about “{job}”': 'Ripot bilong yu long “{job}”',
  'Thank you for telling us about the job “{job}”.': 'Tenkyu long tokim mipela long wok “{job}”.',
  'We have checked it, and it is no longer public.':
    'Mipela i sekim pinis, na nau ol man i no inap lukim moa.',
  'We have checked it and found nothing wrong with it.': 'Mipela i sekim pinis na i no gat rong long en.',

  // Interviews
  '{company} invites you to an interview for “{job}”.':
    '{company} i askim yu long kam long intaviu bilong “{job}”.',
  '{company} has changed the interview for “{job}”.': '{company} i senisim intaviu bilong “{job}”.',
  '{company} invites you to an interview for “{job}”: {moment}.':
    '{company} i askim yu long kam long intaviu bilong “{job}”: {moment}.',
  '{company} has changed the interview for “{job}” to {moment}.':
    '{company} i senisim intaviu bilong “{job}” i go long {moment}.',
  'Interview: {job}': 'Intaviu: {job}',
  'Interview changed: {job}': 'Intaviu i senis: {job}',
  'It is on {moment}.': 'Em long {moment}.',
  'Please pick a time that suits you:': 'Plis makim taim i stret long yu:',
  '{way}, {minutes} minutes: {place}': '{way}, {minutes} minit: {place}',
  'See the interview': 'Lukim intaviu',
  'Pick a time': 'Makim taim',
  '{company} has cancelled the interview for “{job}”. Please do not go there.':
    '{company} i rausim intaviu bilong “{job}”. Plis no ken go long hap.',
  'Interview cancelled: {job}': 'Intaviu bai i no kamap: {job}',
  'Tomorrow is your interview with {company} for “{job}”: {moment}.':
    'Tumora em intaviu bilong yu wantaim {company} bilong “{job}”: {moment}.',
  'Tomorrow: interview for {job}': 'Tumora: intaviu bilong {job}',
  'If you cannot come, please say so today in the application.':
    'Sapos yu no inap kam, plis tokaut tude long aplikesin.',

  // Job alerts and documents
  'Confirm your job alert': 'Tok orait long toksave bilong nupela wok',
  'Somebody asked us to email new jobs to this address every day: {search}.':
    'Wanpela i askim mipela long salim ol nupela wok long dispela imel olgeta de: {search}.',
  'Somebody asked us to email new jobs to this address once a week: {search}.':
    'Wanpela i askim mipela long salim ol nupela wok long dispela imel wanpela taim long wik: {search}.',
  'If that was you, tap the button, then “Start these emails”. If not, do nothing: we forget this address after {days}.':
    'Sapos em i yu, presim baten, bihain “Statim ol dispela imel”. Sapos nogat, no ken mekim wanpela samting: bihain long {days} mipela i rausim dispela imel.',
  'Confirm the job alert': 'Tok orait long toksave',
  '{count} new job|{count} new jobs': '{count} nupela wok',
  '{jobs} for your job alert: {search}.': '{jobs} bilong toksave bilong yu: {search}.',
  'And {more} more.': 'Na {more} moa.',
  'See the job': 'Lukim wok',
  'See the jobs': 'Lukim ol wok',
  '{site}: {jobs} for {search}. See or stop: {url}': '{site}: {jobs} long {search}. Lukim o stopim: {url}',
  'Your document “{document}” expires on {day}.':
    'Taim bilong pepa bilong yu “{document}” bai i pinis long {day}.',
  'Your document “{document}: {name}” expires on {day}.':
    'Taim bilong pepa bilong yu “{document}: {name}” bai i pinis long {day}.',
  'Expires soon: {document}': 'Klostu i pinis: {document}',
  'Renewing it can take weeks. When you have the new one, add it to your documents and share it with your open applications.':
    'Kisim nupela inap kisim planti wik. Taim yu gat nupela, putim long ol pepa bilong yu na soim long ol aplikesin i op.',
  'Open your documents': 'Opim ol pepa bilong yu',

  // SMS and the phone
  '{code} is your code for {site}. It works for 10 minutes. Do not give it to anybody.':
    '{code} em kod bilong yu long {site}. Em i wok 10 minit. No ken givim long narapela man.',
  'News about an application': 'Toksave long wanpela aplikesin',
  'News about your CV': 'Toksave long CV bilong yu',
  'You have a new message': 'Yu gat nupela mesej',
  'News about an interview': 'Toksave long intaviu',
  'News about a conversation': 'Toksave long wanpela toktok',
  'News about your documents': 'Toksave long ol pepa bilong yu',
  'New jobs for you': 'Nupela wok bilong yu',
} as const
