/** How search works, paragraph by paragraph as in its Markdown. */
export const HOW_SEARCH_WORKS = {
  'How search works': 'AI i painim man olsem wanem',
  'How employers find people with AI search in Papua New Guinea, what a score means, and how to be found.':
    'Ol kampani long Papua Niugini i painim man wantaim AI olsem wanem, namba i min wanem, na yu mekim wanem bai ol i painim yu.',
  'How an employer’s words become a list of people, and how to be found.':
    'Tok bilong kampani i kamap lista bilong ol manmeri olsem wanem, na yu mekim wanem bai ol i painim yu.',
  'Only your CV counts. Nobody can pay for a better place.':
    'AI i skelim CV bilong yu tasol. Nogat man inap baim gutpela ples.',
  'What would be unfair never counts, even if an employer types it.':
    'AI i no save skelim samting i no stret, maski kampani i raitim.',
  'Every result shows its reasons and what is missing.':
    'Olgeta man long lista i gat as bilong en, na wanem samting i sot.',

  'What employers type': 'Samting ol kampani i raitim',
  'An employer types a few words or pastes a whole advertisement. AI search looks for the job, place, skills, pay, years of work, education, licences and start date, and for what is not wanted: “not a student”. The work itself names a job too: “can operate a forklift”, “man bilong draivim bas”.':
    'Kampani i raitim sampela tok o putim olgeta tok bilong wanpela wok. AI i painim wok, ples, ol save, pe, hamas yia, skul, laisens na de bilong stat, na samting ol i no laikim: “not a student”. Stori bilong wok tu inap kolim wok: “can operate a forklift”, “man bilong draivim bas”.',
  'The employer sees each part as AI search read it, and can remove a mistake. If a part was not understood, AI search says so, and no result is Excellent.':
    'Kampani i lukim wan wan hap olsem AI i ritim, na inap rausim popaia. Sapos AI i no save long wanpela hap, em i tokaut, na nogat man i kisim Excellent.',

  'What never counts': 'Samting AI i no save skelim',
  'Sex, age, religion, tribe and province of origin, race and nationality, marriage, pregnancy and children, health and disability, HIV, looks, and politics. If an employer asks for one of them, in English or Tok Pisin, AI search leaves it out and says why. Nor do the name and the photo on a CV count.':
    'Man o meri, krismas, lotu, lain na as provins, kala bilong skin na kantri, marit, bel na ol pikinini, sik na bodi i gat hevi, HIV, pes, na politik. Sapos kampani i askim wanpela bilong ol dispela, long Tok Inglis o Tok Pisin, AI i lusim na tokaut long as bilong en. AI i no save skelim nem na poto long CV tu.',
  'Where a person lives may be asked: “nurse in Enga”.':
    'Kampani inap askim man i stap long wanem ples: “nurse in Enga”.',

  'What a score means': 'Namba i min wanem',
  'AI search compares the words of the employer with the title, earlier jobs, skills, summary and file of a CV, and with its place, expected pay, years of work, education and licences. Other people’s CVs do not change the score.':
    'AI i skelim tok bilong kampani wantaim nem bilong wok, ol wok bipo, ol save, sotpela stori na fail bilong CV, na wantaim ples, pe, hamas yia, skul na laisens. CV bilong ol narapela i no senisim namba.',
  '**80 to 100, Excellent:** the title names the job, and the CV has everything that was asked for.':
    '**80 inap 100, Excellent:** nem bilong wok i stret, na CV i gat olgeta samting kampani i askim.',
  '**60 to 79, Good:** the job with something missing, the same job under another name, or the latest job of a person with another title now.':
    '**60 inap 79, Good:** wok i stret tasol sampela samting i sot, wankain wok i gat narapela nem, o las wok bilong man i gat narapela nem bilong wok nau.',
  '**40 to 59, Partial:** an earlier job, a job close to it, or the job without the words that narrow it: a teacher when a ballet teacher is needed.':
    '**40 inap 59, Partial:** wok bipo, wok i klostu wankain, o wok we ol tok moa bilong en i sot: tisa tasol, taim kampani i laikim tisa bilong balei.',
  '**Below 40:** not shown.': '**Aninit long 40:** mipela i no soim.',
  'If the employer names no job, nobody is Excellent. If nobody has done the job or a job close to it, or if the best score is below 50, nobody is shown. A score decides nothing: a person reads the CVs and chooses.':
    'Sapos kampani i no kolim wanpela wok, nogat man i kisim Excellent. Sapos nogat man i bin wokim dispela wok o wok i klostu wankain, o namba bilong nambawan man i aninit long 50, mipela i no soim wanpela man. Namba i no makim wanpela samting: man yet i ritim ol CV na i makim.',

  'How to be found': 'Yu mekim wanem bai ol i painim yu',
  'Use a job title that employers use: “Diesel fitter”, not “Hard worker”.':
    'Raitim nem bilong wok olsem ol kampani i save kolim: “Diesel fitter”, i no “Hard worker”.',
  'List your skills one by one, and your licences with their class.':
    'Raitim ol save bilong yu wan wan, na ol laisens wantaim klas bilong ol.',
  'Write your place, and the years of each job.': 'Raitim ples bilong yu, na ol yia bilong wan wan wok.',
  'Add your CV as a file too. AI search reads its words, but not words in a photo.':
    'Putim fail bilong CV tu. AI i ritim ol tok insait, tasol i no ol tok insait long poto.',
  'Keep your CV visible on [your dashboard](/jobseeker-dashboard). People who are marked as hired are not shown.':
    'Larim CV bilong yu i op long [ples wok bilong yu](/jobseeker-dashboard). Man i gat wok pinis, mipela i no soim.',
  'You can hide or delete your CV at any time. Search then no longer finds you.':
    'Yu inap haitim o rausim CV bilong yu long wanem taim yu laik. Bihain nogat man inap painim yu.',

  'What we keep about searches': 'Samting mipela i holim long painim',
  'We keep the words of a search, without names, and which CVs it showed, for 180 days. We count how many searches led to a CV being opened or a person being hired. These counts do not change who is shown. [Privacy](/privacy) tells the rest.':
    'Mipela i holim tok bilong painim, i no gat nem, na ol CV em i soim, inap 180 de. Mipela i kaunim hamas taim kampani i opim CV o i givim wok bihain. Ol dispela namba i no senisim husat mipela i soim. Narapela stori i stap long [Lukautim nem bilong yu](/privacy).',

  'Is a result wrong?': 'Wanpela samting i no stret?',
  'If a score or a reason is not true, or the wrong people are shown, [write to us](/contact). Tell us what was typed and which result is wrong.':
    'Sapos namba o as bilong en i no tru, o sait i soim ol man i no stret, [rait i kam long mipela](/contact). Tokim mipela wanem tok ol i raitim na wanem samting i no stret.',
} as const
