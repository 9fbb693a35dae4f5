/** The help page, paragraph by paragraph as in its Markdown, and the contact page. */
export const HELP = {
  'Answers for job seekers and employers in Papua New Guinea: CVs, applications, credits, passwords.':
    'Ol bekim bilong ol man na meri i painim wok na ol kampani long Papua Niugini: CV, aplikesin, kredit, paswot.',
  'Tap a question to read the answer.': 'Presim wanpela askim bilong ritim bekim.',
  'Job seekers never pay: not here, and not for a job.':
    'Man o meri i painim wok i no save baim wanpela samting: long hia nogat, na long kisim wok tu nogat.',
  'Employers see your phone number when they open your CV, or when you apply.':
    'Kampani i lukim namba bilong fon bilong yu taim ol i opim CV bilong yu, o taim yu aplai.',
  'A person reads what you write to us.':
    'Wanpela man o meri i save ritim samting yu raitim i kam long mipela.',
  'For job seekers': 'Bilong ol man na meri i painim wok',
  'What does it cost?': 'Em i kostim hamas?',
  'Nothing. Signing up, adding a CV and applying for jobs are free.':
    'Nating. Yu no baim wanpela samting long rejista, putim CV na aplai long wok.',
  'How do I add my CV?': 'Mi putim CV bilong mi olsem wanem?',
  '[Sign up](/register), then [upload your CV](/upload) as a PDF, DOC or DOCX file of at most 5 MB, take photos of a CV on paper, or make a new one in five minutes. Employers search the details in the form, not the words in photos. A PDF looks the same on every phone and computer.':
    '[Rejista](/register), orait [salim CV bilong yu](/upload) long wanpela fail bilong PDF, DOC o DOCX i no winim 5 MB, o kisim poto bilong CV i stap long pepa, o wokim nupela CV insait long faipela minit. Ol kampani i painim long ol samting yu raitim long fom, i no long ol rait insait long poto. PDF i luk wankain long olgeta fon na komputa.',
  'How do I get new jobs by email?': 'Mi kisim nupela wok long imel olsem wanem?',
  'Search for [jobs](/jobs), then tap “Get these jobs by email”. You need no account: we send you a link first. Each email has a link that stops them. With an account, all your alerts are under [Job alerts](/job-alerts).':
    'Painim [ol wok](/jobs), orait presim “Kisim ol dispela wok long imel”. Yu no nidim akaun: mipela i salim link long yu pastaim. Olgeta imel i gat link bilong stopim ol. Sapos yu gat akaun, olgeta i stap long [Toksave long nupela wok](/job-alerts).',
  'Who sees my phone number?': 'Husat i lukim namba bilong fon bilong mi?',
  'Employers who have opened your CV, employers whose jobs you apply for, and the administrators of this site. Nobody else. [Read more about privacy](/privacy)':
    'Ol kampani i opim CV bilong yu, ol kampani yu aplai long wok bilong ol, na ol administreta bilong dispela sait. I no gat narapela. [Ritim moa](/privacy)',
  'How do I stop employers from finding me?': 'Mi stopim ol kampani long painim mi olsem wanem?',
  'On [your dashboard](/jobseeker-dashboard), open Profile and choose who finds you: everybody, employers only, or nobody but those you apply to. There you can also hide from a company by its name, such as your present employer. Employers who have already opened your CV can still see it. When you have found work, mark your CV as hired.':
    'Long [ples wok bilong yu](/jobseeker-dashboard), opim Profail na makim husat i ken painim yu: olgeta manmeri, ol kampani tasol, o ol kampani yu aplai long ol tasol. Long hia yu ken hait tu long wanpela kampani long nem bilong en, olsem kampani yu wok long en nau. Ol kampani i opim CV bilong yu pinis i ken lukim yet. Taim yu kisim wok, makim CV bilong yu olsem yu kisim wok pinis.',
  'I forgot my password': 'Mi lus tingting long paswot',
  'Ask for a link on the [password page](/forgot-password). It works for one hour.':
    'Askim link long [pes bilong paswot](/forgot-password). Em i wok inap wan aua.',
  'How do I change my email address?': 'Mi senisim imel bilong mi olsem wanem?',
  'On [your dashboard](/jobseeker-dashboard), under Profile, Account. We send a link to the new address, and the old one is used until you open that link. The email address on your CVs does not change: edit it there too.':
    'Long [ples wok bilong yu](/jobseeker-dashboard), go long Profail, Akaun. Mipela i salim link long nupela imel, na olpela imel i wok yet inap yu opim dispela link. Imel i stap long ol CV bilong yu i no senis: yu mas senisim long hap tu.',
  'I use somebody else’s phone': 'Mi yusim fon bilong narapela',
  'Tick ‘This is not my phone’ when you log in. You are logged out when the browser is closed. If you forgot, log it out from your own phone: Profile, Account, Where you are logged in.':
    'Tikim ‘Dispela i no fon bilong mi’ taim yu login. Bai yu logaut taim yu pasim brausa. Sapos yu lus tingting, logaut long fon bilong yu yet: Profail, Akaun, Yu login long wanem fon o komputa.',
  'Somebody asks me for money for a job': 'Wanpela man i askim mi long mani bilong kisim wok',
  'Never pay for a job. Read [how to stay safe](/safety), report the job on its page, and tell us.':
    'No ken baim wok. Ritim [hau bilong lukautim yu yet](/safety), ripotim wok long pes bilong en, na tokim mipela.',
  'How do I delete my account?': 'Mi rausim akaun bilong mi olsem wanem?',
  'On your dashboard, under Profile, Account, My data. You can download a copy of your data first.':
    'Long ples wok bilong yu, go long Profail, Akaun, Ol data bilong mi. Yu ken daunlodim kopi bilong data bilong yu pastaim.',
  'Searching is free. Opening a CV costs {view_cost}, its file another {download_cost}, posting a job {job_cost} for {job_days}. [All prices](/pricing)':
    'Painim i fri. Opim wanpela CV i kostim {view_cost}, fail bilong en narapela {download_cost}, putim wok {job_cost} bilong {job_days}. [Olgeta prais](/pricing)',
  'How does AI search choose people?': 'AI i makim ol manmeri olsem wanem?',
  'It compares your words with the job titles, skills, work, place, pay, education and licences on each CV. It shows what matched, what is missing and what is not known. Name, photo, sex, age, religion and home province never count. It does not reject anybody: you decide. [How search works](/how-search-works)':
    'Em i skelim tok bilong yu wantaim nem bilong wok, save, wok bipo, ples, pe, skul na laisens i stap long wan wan CV. Em i soim wanem samting i stret, wanem i sot, na wanem em i no save. Em i no save lukluk long nem, poto, man o meri, krismas, lotu na as ples. Em i no rausim wanpela man: yu yet i makim. [AI i painim man olsem wanem](/how-search-works)',
  'Do I pay twice for the same CV?': 'Mi baim wankain CV tupela taim?',
  'No. You keep what you have opened or downloaded, and opening it again is free.':
    'Nogat. Samting yu opim o daunlodim pinis em bilong yu, na opim gen i fri.',
  'What if the phone number does not work?': 'Sapos namba bilong fon i no wok, bai olsem wanem?',
  'Tell us within 14 days on the opened CV: ‘These contact details do not work’. We check them. If they do not work, we return your credits.':
    'Tokim mipela insait long 14 de long CV yu opim: ‘These contact details do not work’. Mipela i sekim. Sapos ol i no wok, mipela i bekim ol kredit bilong yu.',
  'What about people who apply for my jobs?': 'Na ol man i aplai long wok bilong mi?',
  'Their CVs are free for you to open and download.': 'Yu ken opim na daunlodim ol CV bilong ol fri.',
  'When do I get my credits?': 'Bai mi kisim ol kredit wanem taim?',
  'After you send a payment request on the [credits page](/credits) and a person has confirmed your payment.':
    'Bihain long yu salim askim bilong baim long [pes bilong kredit](/credits), na wanpela man i tok orait long mani bilong yu.',
  'Your question is not here?': 'Askim bilong yu i no stap long hia?',
  'Write to us: a person will read it and reply.':
    'Rait i kam long mipela: wanpela man o meri bai ritim na bekim.',
  'Security problems': 'Hevi bilong sekyuriti',
  'Have you found a security problem in this site? {link} and explain how we can see it. Please do not look at or change other people’s data, and give us time to fix it before you tell others. We will reply, and we take no action against anybody who follows these rules.':
    'Yu painim hevi bilong sekyuriti long dispela sait? {link} na tokim mipela hau bilong lukim. Plis no ken lukluk long o senisim data bilong ol narapela, na givim taim long mipela long stretim paslain long yu tokim ol narapela. Bai mipela i bekim, na mipela i no mekim wanpela samting long man i bihainim ol dispela lo.',
  'Write to us': 'Rait i kam long mipela',
  'How to reach the people behind this site.':
    'Hau bilong toktok wantaim ol man na meri bilong dispela sait.',
  'Questions, mistakes, complaints: write to us and a person will read it.':
    'Askim, rong, komplen: rait i kam long mipela na wanpela man o meri bai ritim.',
  'Other ways': 'Ol narapela rot',
  'Write from your own email: {email}': 'Rait long imel bilong yu yet: {email}',
  'The support address of this site has not been set up yet.':
    'Dispela sait i no gat adres bilong helpim yet.',
  'The {link} answers the most common questions.': '{link} i bekim ol askim planti man i save askim.',
  'help page': 'Pes bilong helpim',
  'Does somebody ask you for money? First read {link}, then tell us.':
    'I gat man i askim yu long mani? Ritim pastaim {link}, orait tokim mipela.',
  'how to stay safe': 'hau bilong lukautim yu yet',
  'Message sent': 'Mesej i go pinis',
  'Thank you. A person will read it and reply to the email address that you gave.':
    'Tenkyu. Wanpela man o meri bai ritim na bekim long imel yu givim.',
  'Write another message': 'Raitim narapela mesej',
  'Your message could not be sent. Please try again.': 'Mesej bilong yu i no inap go. Plis traim gen.',
  'Your Name': 'Nem bilong yu',
  Email: 'Imel',
  'We will reply to this address': 'Bai mipela i bekim long dispela imel',
  Subject: 'As bilong tok',
  'Choose a subject': 'Makim as bilong tok',
  Message: 'Mesej',
  'What did you do, and what did the page say? If it is about a job or a CV, include the number in the page’s address. Never send your password.':
    'Yu mekim wanem, na pes i tok wanem? Sapos em i bilong wanpela wok o CV, raitim namba i stap long adres bilong pes. No ken salim paswot bilong yu.',
  'Leave this empty': 'Larim dispela i stap nating',
  'Send Message': 'Salim mesej',
  'My account or password': 'Akaun o paswot bilong mi',
  'My CV or an application': 'CV o aplikesin bilong mi',
  'A job that looks wrong or asks for money': 'Wok i luk i no stret o i askim long mani',
  'Credits and payment': 'Kredit na pe',
  'My data and privacy': 'Data bilong mi',
  'A complaint': 'Komplen',
  'Something else': 'Narapela samting',
} as const
