import type { Words } from './words.ts'

/** What the pages say that are sent when nothing may ask the database: failures, limits and maintenance. */
export const OUTAGE = {
  'This page could not be loaded': 'Mipela i no inap opim dispela pes',
  'Something went wrong on our side. Please try again.':
    'Samting i bagarap long sait bilong mipela. Plis traim gen.',
  'The site cannot answer at the moment. Please try again in half a minute.':
    'Nau sait i no inap bekim. Wetim liklik na traim gen.',
  'Down for maintenance': 'Sait i pas liklik',
  'We are working on the site. Please come back in a little while.':
    'Mipela i wok long stretim sait. Plis kam bek bihain liklik.',
  'Too many attempts. Please try again in {time}.':
    'Yu traim planti taim tumas. Plis traim gen bihain long {time}.',
  '{count} second|{count} seconds': '{count} sekon',
  '{count} minute|{count} minutes': '{count} minit',
  'You are logged out on this device': 'Yu logaut pinis long dispela masin',
  'The site cannot answer at the moment, so it could not end the login itself.':
    'Nau sait i no inap bekim, olsem na em i no pinisim login yet.',
  Home: 'Hom',
  Retry: 'Traim gen',
} as const

export const OUTAGE_IN_TOK_PISIN: Words = { language: 'tpi', texts: OUTAGE }
