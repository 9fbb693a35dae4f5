/** The locations of the demo data: slug → the name on the pages. */
export const placeNames: Readonly<Record<string, string>> = {
  'port-moresby': 'Port Moresby',
  lae: 'Lae',
  'mount-hagen': 'Mount Hagen',
  kokopo: 'Kokopo',
  madang: 'Madang',
  goroka: 'Goroka',
  kimbe: 'Kimbe',
  wewak: 'Wewak',
  alotau: 'Alotau',
  tabubil: 'Tabubil',
  kiunga: 'Kiunga',
  lihir: 'Lihir',
  porgera: 'Porgera',
  popondetta: 'Popondetta',
  kavieng: 'Kavieng',
  mendi: 'Mendi',
  tari: 'Tari',
  kundiawa: 'Kundiawa',
  wabag: 'Wabag',
  vanimo: 'Vanimo',
  daru: 'Daru',
  kerema: 'Kerema',
  lorengau: 'Lorengau',
  buka: 'Buka',
  arawa: 'Arawa',
  rabaul: 'Rabaul',
  minj: 'Minj',
  bulolo: 'Bulolo',
  kainantu: 'Kainantu',
  'remote-work-from-home': 'Remote (work from home)',
  'fly-in-fly-out-fifo-site': 'Fly-in fly-out (FIFO) site',
}

export function placeName(slug: string): string {
  const name = placeNames[slug]
  if (name === undefined) throw new Error(`The demo data has no place '${slug}'`)
  return name
}
