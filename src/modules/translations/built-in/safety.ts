/** The safety page, paragraph by paragraph as in its Markdown. */
export const SAFETY = {
  'How to tell a fake job from a real one, and how to stay safe while looking for work in Papua New Guinea.':
    'Hau bilong luksave long giaman wok, na hau bilong lukautim yu yet taim yu painim wok long Papua Niugini.',
  'Most employers are honest. These rules keep you safe from those who are not.':
    'Planti kampani i stret. Ol dispela lo i lukautim yu long ol i no stret.',
  'Never tell anybody your password, your PIN or a code.':
    'No ken tokim wanpela man long paswot, PIN o kod bilong yu.',
  'Meet at the workplace or in a public place, by day.':
    'Bungim ol long ples wok o long ples i gat planti manmeri, long san.',
  'No honest employer asks you for money: not for an application, a uniform, training, a medical, a visa or to “hold” a place. Anybody who asks is cheating you, however real the letter looks.':
    'Gutpela kampani i no save askim yu long mani: bilong aplikesin, yunifom, trening, medikal, visa o bilong “holim” ples nogat. Man i askim, em i giamanim yu, maski pas bilong en i luk tru.',
  'Signs of a fake job': 'Ol mak bilong giaman wok',
  'The pay is far above normal, for little or no experience.':
    'Pe i bikpela tumas, na ol i no askim yu i gat save o nogat.',
  'You are hired without an interview, or only by messages.':
    'Ol i givim wok long yu na i no gat intaviu, o ol i salim mesej tasol.',
  'You must decide today, or keep it secret.': 'Yu mas tok yes tude tasol, o yu no ken tokim ol narapela.',
  'A big company writes from a free email address.': 'Bikpela kampani i rait long fri imel.',
  'They ask for airtime, mobile money, your bank card, your PIN or a code sent to your phone.':
    'Ol i askim long yunit, mobail mani, benk kat bilong yu, PIN bilong yu o kod i kam long fon bilong yu.',
  'Your details': 'Ol samting bilong yu yet',
  'Do not put your bank account, superannuation or NID number, or copies of identity papers, in your CV. An employer needs these after hiring you, not before.':
    'No ken putim namba bilong benk akaun, supa o NID, o kopi bilong ol pepa bilong yu long CV. Kampani i nidim ol dispela bihain long ol i givim wok long yu, i no bipo.',
  'Never tell anybody your password for this site. We never ask for it.':
    'No ken tokim wanpela man long paswot bilong yu long dispela sait. Mipela i no save askim.',
  'On a phone that is not yours, tick ‘This is not my phone’ when you log in.':
    'Long fon i no bilong yu, tikim ‘Dispela i no fon bilong mi’ taim yu login.',
  'Going to an interview': 'Taim yu go long intaviu',
  'Tell your family where you are going, who you are meeting and when you will be back.':
    'Tokim famili yu go we, yu bungim husat, na bai yu kam bek wanem taim.',
  'Look up the company’s own phone number and call it to check that the interview is real.':
    'Painim namba bilong fon bilong kampani yet na ringim ol, bilong save intaviu em i tru.',
  'Leave if anything feels wrong. No job is worth it.':
    'Sapos samting i luk i no stret, lusim ol na go. Laip bilong yu i bikpela moa long wok.',
  'Work overseas': 'Wok long ol narapela kantri',
  'For seasonal work in Australia and New Zealand, apply only through the official programmes of the Papua New Guinea government. An agent who wants to sell you a place is cheating you.':
    'Bilong sisenal wok long Ostrelia na Niu Silan, aplai long ol program bilong gavman bilong Papua Niugini tasol. Ejen i laik salim ples long yu, em i giamanim yu.',
  'Check licences, tickets and references yourself before you hire: job seekers write their own CVs, and we do not verify them. Use people’s details only to fill a job.':
    'Yu yet sekim ol laisens, tiket na referens pastaim long yu givim wok: ol man na meri i painim wok i raitim CV bilong ol yet, na mipela i no skelim. Yusim ol samting bilong ol manmeri bilong painim wokman tasol.',
  'Tell us': 'Tokim mipela',
  'If a job looks wrong, report it on its page. If it is about a person or a message, [write to us](/contact) and include the address of the page. If you lost money or are in danger, go to the police first.':
    'Sapos wanpela wok i luk i no stret, ripotim long pes bilong en. Sapos em i bilong wanpela man o mesej, [rait i kam long mipela](/contact) na putim adres bilong pes. Sapos yu lusim mani o yu stap long birua, go long polis pastaim.',
} as const
