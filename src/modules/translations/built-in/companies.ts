/** Companies, and the lists of jobs of one province or trade. */
export const COMPANIES = {
  'Companies that are hiring': 'Ol kampani i painim wokman',
  'Companies that are hiring, page {page}': 'Ol kampani i painim wokman, pes {page}',
  '{companies} with open jobs in Papua New Guinea, verified ones first.':
    '{companies} i gat wok i op long Papua Niugini. Ol kampani mipela i skelim pinis i stap pastaim.',
  '{companies} with “{query}” in the name.': '{companies} i gat “{query}” long nem.',
  '{companies} with open jobs, verified ones first.':
    '{companies} i gat wok i op. Ol kampani mipela i skelim pinis i stap pastaim.',
  'Name of the company': 'Nem bilong kampani',
  'No companies found': 'I no gat kampani',
  'No company with open jobs has this in its name. Use fewer letters.':
    'I no gat kampani wantaim wok i op i gat dispela long nem. Yusim liklik leta tasol.',
  'No company has open jobs right now.': 'Nau i no gat kampani i gat wok i op.',
  'All companies': 'Olgeta kampani',
  '{name}: company and open jobs': '{name}: kampani na ol wok i op',
  'Company Not Found': 'Kampani i no stap',
  'The company you are looking for does not exist or is no longer here.':
    'Kampani yu painim i no stap, o em i go pinis.',
  'We have checked that this company exists and that this account belongs to it.':
    'Mipela i skelim pinis: dispela kampani i stap tru, na dispela akaun em i bilong en.',
  'Company facts': 'Ol samting bilong kampani',
  'Report this company': 'Ripotim dispela kampani',
  '{name} is not looking for anyone at the moment.': 'Nau {name} i no painim wokman.',
  'Open jobs at {name}. {text}': 'Ol wok i op long {name}. {text}',
  '{size} people': '{size} wokman',
  'Jobs in {place}': 'Ol wok long {place}',
  'Trades in {place}': 'Ol kain wok long {place}',
  'More in the {region} region': 'Narapela long rijen {region}',
  'Other provinces': 'Ol narapela provins',
  '{trade} jobs in Papua New Guinea': 'Ol wok bilong {trade} long Papua Niugini',
  '{trade} jobs by province': 'Ol wok bilong {trade} long wan wan provins',
  'Other trades': 'Ol narapela kain wok',
  'What {trade} jobs pay': 'Hamas pe long wok bilong {trade}',
  '{title}, page {page}': '{title}, pes {page}',
  '{jobs}. Read what they pay and apply free from your phone.':
    '{jobs}. Ritim hamas pe bilong ol na aplai long fon bilong yu. Yu no baim wanpela samting.',
} as const
