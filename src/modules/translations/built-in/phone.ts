/** Accounts with a phone number, and codes and job alerts by SMS. */
export const PHONE = {
  'Email or phone number': 'Imel o namba bilong fon',
  'Email, phone number or username': 'Imel, namba bilong fon o yusanem',
  'Email (optional)': 'Imel (sapos yu gat)',
  'No email?': 'I no gat imel?',
  'No email? Leave it empty: we send a code to your phone.':
    'I no gat imel? Larim i stap nating: mipela i salim kod long fon bilong yu.',
  'For example 7123 4567': 'Olsem 7123 4567',
  'Send the code': 'Salim kod',
  'The code was not sent. Please try again.': 'Kod i no go. Plis traim gen.',
  'That did not work. Please try again.': 'Em i no wok. Plis traim gen.',
  'Your password has been changed': 'Paswot bilong yu i senis pinis',
  'You can now log in.': 'Yu ken login nau.',
  'Sent to {phone}': 'I go long {phone}',
  'New password': 'Nupela paswot',
  'Another number or code': 'Narapela namba o kod',
  'Save the password': 'Sevim paswot',
  'Code from the SMS': 'Kod long SMS',
  'It works for 10 minutes. No SMS after a minute? Leave this empty and send the form again.':
    'Em i wok 10-pela minit. I no gat SMS bihain long wan minit? Larim dispela i stap nating na salim fom gen.',
  'Log in with a code': 'Login wantaim kod',
  'Log in with a code by SMS': 'Login wantaim kod long SMS',
  'Log in with a password': 'Login wantaim paswot',
  'Choose a new password': 'Makim nupela paswot',
  'We send a code to your phone by SMS.': 'Mipela i salim kod long fon bilong yu long SMS.',
  'Get a code by SMS': 'Kisim kod long SMS',
  'If this number has an account, a code is on its way by SMS. It works for 10 minutes.':
    'Sapos dispela namba i gat akaun, kod i kam long SMS. Em i wok 10-pela minit.',
  'Please enter a phone number of Papua New Guinea, for example 7123 4567':
    'Plis raitim namba bilong fon long Papua Niugini, olsem 7123 4567',
  'Please enter a phone number of Papua New Guinea, to which we can send a code, or an email address':
    'Plis raitim namba bilong fon long Papua Niugini, bai mipela i ken salim kod, o raitim imel',
  'Please enter the 6 digits of the SMS': 'Plis raitim 6-pela namba long SMS',
  'Please enter the code that we sent to {phone}': 'Plis raitim kod mipela i salim long {phone}',
  'We sent you a code by SMS. Please enter it.': 'Mipela i salim kod long yu long SMS. Plis raitim.',
  'This code is wrong or too old. Check it, or ask for a new one.':
    'Dispela kod i no stret o i olpela tumas. Lukim gen, o askim nupela.',
  'This phone number has an account already. You can log in with a code by SMS.':
    'Dispela namba i gat akaun pinis. Yu ken login wantaim kod long SMS.',
  'Nobody used this number here for half a year. Please log in with your password.':
    'Inap 6-pela mun nogat man i yusim dispela namba hia. Plis login wantaim paswot bilong yu.',
  'No SMS gateway is set up.': 'I no gat rot bilong salim SMS.',
  'Job alerts come by email.': 'Toksave long nupela wok i kam long imel.',
  'Add an email address': 'Putim imel',
  'Get these jobs by SMS': 'Kisim ol dispela wok long SMS',
  'Start these SMS': 'Statim ol dispela SMS',
  'Stop these SMS': 'Stopim ol dispela SMS',
  'These SMS are stopped': 'Ol dispela SMS i stop pinis',
  'The first SMS comes when there are new jobs.': 'Namba wan SMS bai i kam taim i gat nupela wok.',
  'We send you an SMS when there are new jobs.': 'Mipela i salim SMS long yu taim i gat nupela wok.',
  'We no longer send you these jobs.': 'Mipela i no salim ol dispela wok moa.',
} as const
