/** Privacy, terms and accessibility: their built-in words, paragraph by paragraph. */
export const LEGAL = {
  'If this page and the English page differ, the English page applies.':
    'Sapos dispela pes na pes long Tok Inglis i no wankain, pes long Tok Inglis i stap antap.',
  'What we know about you, who sees it, and what you can do about it.':
    'Wanem samting mipela i save long yu, husat i lukim, na yu inap mekim wanem.',
  'The rules for job seekers and employers, in plain words.':
    'Ol lo bilong man na meri i painim wok na ol kampani, long isi tok.',
  'How we make sure that everybody can use the site, and what we test.':
    'Mipela i mekim wanem bai olgeta man i ken yusim dispela sait, na mipela i traim wanem.',

  // Privacy
  'What we know about you, who sees it, how long we keep it, and what you can do.':
    'Wanem samting mipela i save long yu, husat i lukim, hamas taim mipela i holim, na yu inap mekim wanem.',
  'Employers see your phone number only after they open your CV or you apply.':
    'Ol kampani i lukim namba bilong fon bilong yu taim ol i opim CV bilong yu o yu aplai tasol.',
  'We do not sell your data or give it to advertisers.':
    'Mipela i no save givim ol samting bilong yu long narapela bilong kisim mani, na mipela i no givim long ol man bilong advetais.',
  'You can hide or delete your CV and your account yourself, at any time.':
    'Yu yet inap haitim o rausim CV na akaun bilong yu long wanem taim yu laik.',
  'What we keep': 'Wanem samting mipela i holim',
  'Job seekers: what you type into your profile and CV, your CV file and its text, your photo if you add one, your applications, messages and saved jobs.':
    'Man na meri i painim wok: samting yu raitim long profail na CV, fail bilong CV na ol rait insait, poto bilong yu sapos yu putim, ol aplikesin, ol mesej na ol wok yu sevim.',
  'The language that you choose, in your account and in a cookie.':
    'Tok ples yu makim, long akaun bilong yu na long wanpela kuki.',
  'Documents that you add, such as licences. Only you see them; a company sees the ones that you choose for an application, until it is rejected or withdrawn, or 90 days after the job ended.':
    'Ol pepa yu putim, olsem laisens. Yu tasol inap lukim; wanpela kampani i lukim ol pepa yu makim bilong wanpela aplikesin, inap long ol i no kisim yu, yu kisim bek, o 90 de bihain long wok i pas.',
  'Job alerts: the search, how often, and your email address. An address that is not confirmed is forgotten after 7 days, a stopped alert without an account after 30, and an address that asked for no such emails after a year.':
    'Toksave long nupela wok: wanem wok yu painim, hamas taim, na imel bilong yu. Sapos yu no tok orait long imel, mipela i rausim bihain long 7 de, toksave i stop i no gat akaun bihain long 30 de, na adres i askim bai mipela i no salim, bihain long wanpela yia.',
  'If you switch on news on a phone: the address of that browser at its maker’s push service, until you log out. The news itself is encrypted and names nobody.':
    'Sapos yu onim toksave long wanpela fon: adres bilong dispela brausa long kampani i wokim, inap long yu logaut. Toksave yet i hait long kod na i no kolim nem bilong wanpela man.',
  'Employers: your company’s details and logo, your jobs, messages, credits and payments, and which CVs you opened, when and from which connection.':
    'Ol kampani: stori na logo bilong kampani, ol wok, mesej, kredit na mani yupela i baim, na wanem CV yupela i opim, wanem taim na long wanem netwok.',
  'Your password, in a form that nobody can read, including us.':
    'Paswot bilong yu, long kain pasin we nogat man inap ritim, mipela tu nogat.',
  'Where you are logged in: the kind of phone or computer and the time, so that you can see it and log it out.':
    'Yu login long we: wanem kain fon o komputa na wanem taim, bai yu ken lukim na logaut.',
  'A record of the emails we sent you.': 'Ol imel mipela i salim long yu.',
  'Who sees a CV': 'Husat i lukim CV',
  'Everybody: name, photo, job title, place, experience, category, education, expected pay, the start of the summary and five skills. We ask search engines not to list it.':
    'Olgeta man: nem, poto, nem bilong wok, ples, hamas yia, kain wok, skul, pe yu laikim, hap bilong sotpela stori na faipela save. Mipela i askim Google na ol narapela long no ken soim.',
  'Employers who have paid to open it, and employers to whose jobs you applied: also your email address, phone number, the whole summary, all skills, and the file.':
    'Ol kampani i baim bilong opim, na ol kampani yu aplai long ol: imel, namba bilong fon, olgeta sotpela stori, olgeta save na fail tu.',
  'Administrators of this site, to help you and to remove fake or unsuitable content.':
    'Ol administreta bilong dispela sait, bilong helpim yu na rausim ol giaman samting o samting i no stret.',
  'Email addresses and phone numbers in the public parts of a CV are hidden from everybody who has not paid. Your dashboard shows who opened your CV.':
    'Imel na namba bilong fon insait long hap bilong CV we olgeta man i lukim, mipela i haitim long husat i no baim. Ples wok bilong yu i soim husat i opim CV bilong yu.',
  'What we never do': 'Samting mipela i no save mekim',
  'We never ask for your password, and we never ask for money to find you a job.':
    'Mipela i no save askim paswot bilong yu, na mipela i no save askim mani bilong painim wok bilong yu.',
  'We do not track you on other sites without asking you first.':
    'Mipela i no save bihainim yu long ol narapela sait sapos mipela i no askim yu pastaim.',
  'How employers find you': 'Ol kampani i painim yu olsem wanem',
  'Search compares what an employer asks for with your CV: title, earlier jobs, skills, place, expected pay, years, education and licences. It shows a score, the reasons, and what is missing. Your name, photo, sex, age, religion, tribe or province of origin, nationality, family, health, looks and politics never count: if an employer types them, the search leaves them out and says so. Nobody can pay for a better place. The score decides nothing: a person reads your CV.':
    'Sait i skelim samting kampani i laikim wantaim CV bilong yu: nem bilong wok, ol wok bipo, ol save, ples, pe, hamas yia, skul na laisens. Em i soim wanpela namba, ol as bilong en, na wanem samting i sot. Sait i no save skelim nem, poto, man o meri, krismas, lotu, lain o provins bilong yu, kantri, famili, sik, pes na politik: sapos kampani i raitim, sait i lusim na tokaut long en. Nogat man inap baim gutpela ples. Namba i no makim wanpela samting: man yet i ritim CV bilong yu.',
  '[How search works](/how-search-works) explains scores, and how to be found.':
    '[AI i painim man olsem wanem](/how-search-works) i stori long namba, na long pasin bilong larim ol kampani i painim yu.',
  'How long we keep it': 'Hamas taim mipela i holim',
  'Your account, CVs, applications and messages: until you delete them.':
    'Akaun, ol CV, ol aplikesin na ol mesej bilong yu: inap long yu rausim.',
  'What employers searched for, without names, and which CVs they were shown: 180 days.':
    'Samting ol kampani i painim, i no gat nem, na ol CV ol i lukim: 180 de.',
  'Emails that we sent: 90 days. Login links in them: one hour.':
    'Ol imel mipela i salim: 90 de. Ol link bilong login insait: wan aua.',
  'Errors of our pages, by day, page and kind of browser, without who you are: 30 days.':
    'Ol bagarap bilong ol pes bilong mipela, long de, pes na kain brausa, i no gat nem bilong yu: 30 de.',
  'Logins: until you log out, or 30 days without use. On a phone that is not yours: 12 hours.':
    'Login: inap long yu logaut, o 30 de sapos yu no yusim. Long fon i no bilong yu: 12 aua.',
  'Text that you typed and did not send: 14 days, only on your own phone. Of a registration: until you close the page.':
    'Samting yu raitim na yu no salim: 14 de, long fon bilong yu yet tasol. Taim yu rejista: inap long yu pasim pes.',
  'Payments and credits of companies: as long as the law requires.':
    'Mani na kredit bilong ol kampani: inap long taim lo i makim.',
  'What you can do': 'Yu inap mekim wanem',
  'Choose who finds you: everybody, employers only, or nobody but the companies that you apply to. Name companies that never find you; they are not told. Employers who have already opened your CV can still see it.':
    'Makim husat i ken painim yu: olgeta man, ol kampani tasol, o ol kampani yu aplai long ol tasol. Raitim nem bilong ol kampani i no ken painim yu; mipela i no tokim ol. Ol kampani i opim CV bilong yu pinis i ken lukim yet.',
  'Change or delete a CV, its file and your photo at any time on [your dashboard](/jobseeker-dashboard).':
    'Senisim o rausim CV, fail bilong en na poto bilong yu long wanem taim yu laik, long [ples wok bilong yu](/jobseeker-dashboard).',
  'Download a copy of everything we keep about you: Profile, Account, My data.':
    'Daunlodim olgeta samting mipela i holim long yu: Profail, Akaun, Ol data bilong mi.',
  'See where you are logged in, and log out there: Profile, Account.':
    'Lukim yu login long we, na logaut long hap: Profail, Akaun.',
  'Delete your account yourself, in the same place.':
    'Yu yet rausim akaun bilong yu, long dispela ples tasol.',
  'For a company’s account, [write to us](/contact): an administrator does it, because other people’s applications and our accounts depend on it.':
    'Long akaun bilong kampani, [rait long mipela](/contact): wanpela administreta bai mekim, bikos ol aplikesin bilong ol narapela na buk mani bilong mipela i pas long en.',
  'What deleting your account does': 'Wanem samting i kamap taim yu rausim akaun',
  'Immediately and permanently: your profile, CVs, files, photo, applications, messages, saved jobs, notices and logins. Search no longer finds you.':
    'Wantu na olgeta i raus: profail, ol CV, ol fail, poto, ol aplikesin, ol mesej, ol wok yu sevim, ol toksave na login bilong yu. Ol kampani i no inap painim yu moa.',
  'Companies that opened your CV keep what they noted or downloaded; we cannot remove that. Their accounts still show that they opened a CV, but not whose.':
    'Ol kampani i opim CV bilong yu i holim samting ol i raitim o daunlodim; mipela i no inap rausim. Akaun bilong ol i soim yet olsem ol i opim wanpela CV, tasol i no soim CV bilong husat.',
  'Emails to employers that name you, and one last email to you, are deleted after 90 days. Backups of the site are deleted when newer ones replace them.':
    'Ol imel i go long ol kampani na i kolim nem bilong yu, na las imel i kam long yu, i raus bihain long 90 de. Ol kopi bilong sait i raus taim nupela kopi i kisim ples bilong ol.',
  'Cookies and counting': 'Kuki na kaunim',
  'We set one cookie when you log in, to keep you logged in. A second cookie remembers that you have used this device before, so that a person who guesses passwords cannot lock you out. If you close an announcement, a cookie remembers which one. We count visitors and how often each CV or job is viewed, without keeping who the visitors were.':
    'Taim yu login mipela i putim wanpela kuki, bai yu stap login. Narapela kuki i save olsem bipo yu yusim dispela fon, bai man i traim long painim paswot i no inap pasim yu. Sapos yu pasim wanpela bikpela toksave, wanpela kuki i save wanem wanpela. Mipela i kaunim ol man i kam na hamas taim ol i lukim wan wan CV o wok, tasol mipela i no holim husat i kam.',
  'What you type into a long form, the jobs that you save and the pages that you read are kept on your device, so that you can see them without a network. Logging out deletes them. If this site uses an advertising pixel, it asks you first and works the same if you refuse. You can change your answer at the end of this page.':
    'Samting yu raitim long longpela fom, ol wok yu sevim na ol pes yu ritim i stap long fon bilong yu, bai yu ken lukim taim i no gat netwok. Taim yu logaut ol i raus. Sapos dispela sait i yusim pixel bilong advetais, em i askim yu pastaim, na sait i wok wankain sapos yu no laik. Yu ken senisim bekim bilong yu long as bilong dispela pes.',
  Advertising: 'Advetais',
  'May Meta (Facebook, Instagram) see which public pages of this site you visit, so that we can advertise there? Everything works the same if you refuse.':
    'Meta (Facebook, Instagram) i ken lukim wanem pes bilong dispela sait yu opim, bai mipela i ken putim advetais long hap? Olgeta samting i wok wankain sapos yu no laik.',
  Allow: 'Orait',
  Refuse: 'Mi no laik',
  'You allowed it on this device.': 'Yu tok orait pinis long dispela fon o komputa.',
  'You refused it on this device.': 'Yu tok nogat pinis long dispela fon o komputa.',
  'Other companies': 'Ol narapela kampani',
  'Your data is kept on the servers of the company that runs this site. When you share a job or write through WhatsApp or email, the rules of those services apply.':
    'Ol samting bilong yu i stap long ol komputa bilong kampani i ranim dispela sait. Taim yu salim wanpela wok o rait long WhatsApp o imel, ol lo bilong WhatsApp o imel i wok.',
  'Young people': 'Ol yangpela',
  'You must be 16 or older to have an account. If you know of a younger person’s CV here, [write to us](/contact): we delete it.':
    'Yu mas gat 16 krismas o moa bilong gat akaun. Sapos yu save long CV bilong yangpela man o meri hia, [rait long mipela](/contact): bai mipela i rausim.',
  'Questions and complaints': 'Ol askim na komplen',
  '[Write to us](/contact) and choose ‘My data and privacy’ or ‘A complaint’. A person will read it and reply. If we made a mistake, we correct it and tell you what happened.':
    '[Rait long mipela](/contact) na makim ‘Data bilong mi’ o ‘Komplen’. Man tru bai ritim na bekim. Sapos mipela i popaia, mipela i stretim na tokim yu wanem samting i kamap.',

  // Terms
  'The rules for using {site}, in plain words.': 'Ol lo bilong yusim {site}, long isi tok.',
  'Free for everyone who looks for work. Nobody may ask you for money.':
    'Fri long olgeta man na meri i painim wok. Nogat man i ken askim yu long mani.',
  'Tell the truth about yourself, your company and your jobs.':
    'Tok tru long yu yet, kampani bilong yu na ol wok bilong yu.',
  'Employers pay with credits, only for what they use.':
    'Ol kampani i baim wantaim kredit, long samting ol i yusim tasol.',
  'What this is': 'Dispela em wanem samting',
  '{site} brings job seekers and employers in Papua New Guinea together. We are not a party to what they agree, we do not promise anybody a job or a worker, and we do not check what CVs and jobs say.':
    '{site} i bungim man na meri i painim wok wantaim ol kampani long Papua Niugini. Mipela i no stap insait long samting ol i tok orait long en, mipela i no promisim wok o wokman long wanpela man, na mipela i no sekim samting i stap long ol CV na ol wok.',
  'For everybody': 'Bilong olgeta man',
  'You are 16 or older.': 'Yu gat 16 krismas o moa.',
  'One account is for one person or one company. Keep your password to yourself.':
    'Wanpela akaun em bilong wanpela man o meri o wanpela kampani tasol. No ken tokim narapela long paswot bilong yu.',
  'Do not post anything that breaks the law of Papua New Guinea, insults, discriminates or cheats.':
    'No ken putim samting i brukim lo bilong Papua Niugini, i tok nogut long ol man, i daunim ol man o i giaman.',
  'Do not copy the site’s data in bulk.': 'No ken kopim bikpela hap bilong dispela sait.',
  'Using the site is free, and so is applying for every job here: nobody may ask you for money.':
    'Yusim sait i fri, na aplai long olgeta wok hia i fri tu: nogat man i ken askim yu long mani.',
  'Your CV stays yours. You allow us to show it to employers as described on the privacy page, until you switch it off or delete it. You can delete your whole account at any time.':
    'CV bilong yu i stap bilong yu. Yu larim mipela soim long ol kampani, olsem pes bilong lukautim nem bilong yu i tok, inap long yu pasim o rausim. Yu ken rausim olgeta akaun bilong yu long wanem taim yu laik.',
  'Add only your own CV and your own photo.': 'Putim CV bilong yu yet na poto bilong yu yet tasol.',
  'Post real jobs that you want to fill, with honest pay. Never ask applicants for money.':
    'Putim ol tru wok yu laik painim wokman long ol, wantaim stretpela pe. No ken askim ol man i aplai long mani.',
  'Use people’s details only to fill a job. Do not pass them on or sell them.':
    'Yusim nem na namba bilong ol man bilong painim wokman tasol. No ken givim long narapela, na no ken kisim mani long ol.',
  'Credits pay for opening and downloading CVs and for posting jobs, at the [prices shown](/pricing) when you use them. They are added when we confirm your payment, and cannot be transferred to another account.':
    'Kredit i baim opim na daunlodim ol CV na putim ol wok, long [prais i stap](/pricing) taim yu yusim. Ol i kam taim mipela i lukim mani bilong yu i kamap, na ol i no inap go long narapela akaun.',
  'A job stays open for {job_days} unless it closes earlier, and can be renewed.':
    'Wanpela wok i stap op {job_days}, sapos em i no pas paslain, na yu ken opim gen.',
  'If we charged you by mistake, we return the credits.':
    'Sapos mipela i popaia na kisim kredit bilong yu, mipela i givim bek.',
  'What we may do': 'Mipela inap mekim wanem',
  'We may hide or delete anything that breaks these rules, and suspend accounts. If we suspend yours, [write to us](/contact) and a person will review it. When these terms change, this page changes; the terms that applied when you bought something still apply to it.':
    'Mipela inap haitim o rausim samting i brukim ol dispela lo, na pasim ol akaun. Sapos mipela i pasim akaun bilong yu, [rait long mipela](/contact) na man tru bai skelim. Taim ol lo i senis, dispela pes i senis; sapos yu baim samting bipo, ol lo bilong dispela taim i wok yet long en.',
  'If something goes wrong': 'Sapos samting i bagarap',
  'We do our best to keep the site running and your data safe, but we cannot promise that it never fails. We are responsible for our own mistakes under the law of Papua New Guinea, and that law applies to these terms. If you are not happy with us, [write to us](/contact) and choose ‘A complaint’. How we use your data is explained on the [privacy page](/privacy).':
    'Mipela i wok strong bai sait i ran na ol samting bilong yu i stap gut, tasol mipela i no inap promis olsem em bai i no bagarap liklik. Mipela i karim ol popaia bilong mipela yet aninit long lo bilong Papua Niugini, na dispela lo i karamapim ol lo hia. Sapos yu no amamas long mipela, [rait long mipela](/contact) na makim ‘Komplen’. Mipela i yusim ol samting bilong yu olsem wanem, [dispela pes](/privacy) i tokaut long en.',
  'Data from others': 'Samting bilong ol narapela',
  'AI search knows job titles from the O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the {licence} license. O*NET® is a trademark of USDOL/ETA. We have modified this information; USDOL/ETA has not approved, endorsed, or tested these modifications.':
    'AI i save long ol nem bilong wok long O*NET 27.0 Database bilong U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), aninit long laisens {licence}. O*NET® em mak bilong USDOL/ETA. Mipela i senisim ol dispela tok; USDOL/ETA i no tok orait long ol senis, i no sanap long ol na i no traim ol.',

  // Accessibility
  'Everybody should be able to use {site}: with a keyboard, with a screen reader, with large text, on a small phone.':
    'Olgeta man na meri i mas inap yusim {site}: wantaim kibod, wantaim program i ritim skrin, wantaim bikpela rait, long liklik fon.',
  'Every page works with the keyboard alone.': 'Olgeta pes i wok wantaim kibod tasol.',
  'Text can be twice as large, and nothing is cut off.':
    'Rait i ken kamap bikpela tupela taim, na nogat samting i lus.',
  'Something does not work for you? Tell us, and we mend it.':
    'Wanpela samting i no wok long yu? Tokim mipela, na mipela bai stretim.',
  'Our standard': 'Mak bilong mipela',
  'We build {site} for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We know of no page that fails them, except where we say so below.':
    'Mipela i wokim {site} bilong inapim Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Mipela i no save long wanpela pes i no inapim, tasol long ol samting mipela i tokaut daunbilo.',
  'What we test': 'Mipela i traim wanem',
  'These tests run before every change goes live:':
    'Mipela i mekim ol dispela traim pastaim long olgeta senis:',
  '**All pages with axe**, a tool that finds missing names, low contrast, wrong headings and wrong roles. It finds about half of all faults, so we do not rely on it alone.':
    '**Olgeta pes wantaim axe**, wanpela program i painim ol samting i no gat nem, kala i no klia, na het tok i no stret. Em i painim klostu hap bilong ol asua, olsem na mipela i no bilip long en tasol.',
  '**Small screens.** No page is wider than a screen of 320 pixels.':
    '**Ol liklik skrin.** Nogat pes i winim skrin bilong 320 piksel.',
  '**Large text.** With text twice as large, no page is wider than a phone.':
    '**Bikpela rait.** Taim rait i bikpela tupela taim, nogat pes i winim fon.',
  '**Keyboard.** Searching, registering, applying, and moving applicants on the board, without a mouse. The focus is always visible, and nothing hides it.':
    '**Kibod.** Painim, rejista, aplai, na muvim ol aplikesin long bod, i no gat maus. Olgeta taim yu lukim yu stap we, na nogat samting i haitim.',
  '**Less motion.** When your device asks for less motion, nothing moves by itself.':
    '**I no muv tumas.** Taim fon bilong yu i askim, nogat samting i muv long laik bilong en yet.',
  '**Forced colours.** With the high-contrast colours of your device, buttons and fields keep their borders.':
    '**Strongpela kala.** Wantaim ol strongpela kala bilong fon bilong yu, ol baten na ples bilong rait i holim lain bilong ol.',
  '**Contrast.** Every pair of text and background colours, light and dark, is at least 4.5 to 1.':
    '**Kala i klia.** Olgeta kala bilong rait na kala i stap baksait, lait na tudak, i 4.5 long 1 o moa.',
  'Old phones and browsers': 'Ol olpela fon na brausa',
  'In Chrome 64 and Safari 12 or newer you can read, search, register, log in, upload a CV, apply and see what became of it. It works without JavaScript, too.':
    'Long Chrome 64 na Safari 12 o nupela moa yu inap ritim, painim, rejista, login, salim CV, aplai na lukim wanem samting i kamap. I wok tu sapos i no gat JavaScript.',
  'In Chrome 80, Safari 14 and Firefox 78 or newer, all that job seekers can do works.':
    'Long Chrome 80, Safari 14 na Firefox 78 o nupela moa, olgeta samting bilong man na meri i painim wok i wok gut.',
  'The pages of employers and administrators need Chrome 92, Safari 15.4 or Firefox 90.':
    'Ol pes bilong ol kampani na ol man i lukautim sait i mas gat Chrome 92, Safari 15.4 o Firefox 90.',
  'What we know is not good enough': 'Samting mipela i save i no gutpela yet',
  'CVs and other files that people upload may be pictures of paper. A screen reader cannot read those.':
    'Ol CV na ol narapela fail ol man i salim inap poto bilong pepa. Program i ritim skrin i no inap ritim ol.',
  'On the map of provinces only the list beside it can be used with a keyboard. The list has the same figures.':
    'Long map bilong ol provins, kibod i wok long lista klostu long en tasol. Lista i gat wankain namba.',
  'We have tested with people who see. If you use a screen reader every day, we would be glad to hear from you.':
    'Mipela i traim wantaim ol man i lukluk gut. Sapos yu save yusim program i ritim skrin olgeta de, mipela bai amamas sapos yu rait long mipela.',
  'Write to us on the [contact page](/contact). Say which page, what you tried, and what you use: a screen reader, a keyboard, large text. We answer, and we tell you when it is mended.':
    'Rait long mipela long [dispela pes](/contact). Tokim mipela wanem pes, yu traim wanem, na yu yusim wanem: program i ritim skrin, kibod, bikpela rait. Mipela i bekim, na mipela i tokim yu taim em i stret.',
  "You can also search by phone with somebody's help: a job page can be printed, and its address can be read out, because it ends in a short number.":
    'Yu ken painim tu wantaim helpim bilong narapela man long fon: yu ken printim pes bilong wanpela wok, na narapela i ken ritim adres bilong en, bikos i pinis long sotpela namba.',
} as const
