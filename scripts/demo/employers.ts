import type { Industry } from '../../src/modules/catalog/choices.ts'
import type { LogoMark } from './logo.ts'
import { prose } from './prose.ts'

export type DemoEmployer = {
  /** The name by which jobs and activity refer to the employer. */
  key: string
  companyName: string
  contactPerson: string
  email: string
  phone: string
  website: string
  industry: Industry
  companySize: '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+'
  /** The slug of a location. */
  location: string
  address: string
  description: string
  /** Has the badge "Verified employer". */
  isVerified: boolean
  logo: LogoMark
  registeredDaysAgo: number
}

/** Made-up companies. Their web addresses end in .example, which cannot be registered. */
export const employers: readonly DemoEmployer[] = [
  {
    key: 'boroko',
    companyName: 'Boroko Builders',
    contactPerson: 'Henao Daroa',
    email: 'boroko@example.com',
    phone: '325 0148',
    website: 'https://boroko-builders.example',
    industry: 'construction',
    companySize: '51-200',
    location: 'port-moresby',
    address: 'Section 42, Lot 7, Angau Drive, Boroko, National Capital District',
    description: prose`
      Boroko Builders has put up schools, clinics, staff houses and small bridges since 1994. We are a
      family firm with about 150 people, most of whom came to us as apprentices, and we work wherever there
      is a road, an airstrip or a beach to land cement on.`,
    isVerified: true,
    logo: { shape: 'gable', ground: '#7a2e1d', mark: '#f6d7a7' },
    registeredDaysAgo: 210,
  },
  {
    key: 'lae',
    companyName: 'Lae Logistics',
    contactPerson: 'Miriam Gwasa',
    email: 'lae@example.com',
    phone: '472 0316',
    website: 'https://lae-logistics.example',
    industry: 'logistics',
    companySize: '201-500',
    location: 'lae',
    address: 'Voco Point Road, opposite the container yard, Lae, Morobe Province',
    description: prose`
      Lae Logistics moves containers, fuel and food from the Lae wharf to every town on the Highlands
      Highway, and by coaster to Madang, Kimbe and Kavieng. We run 85 trucks, three warehouses and one rule:
      everybody goes home. Drivers, storemen and office people have the same medical cover.`,
    isVerified: true,
    logo: { shape: 'chevrons', ground: '#0b3a5b', mark: '#ffc043' },
    registeredDaysAgo: 195,
  },
  {
    key: 'sirunki',
    companyName: 'Sirunki Minerals',
    contactPerson: 'Kandapi Yoko',
    email: 'people@sirunki.example.com',
    phone: '+675 7120 4481',
    website: 'https://sirunki-minerals.example',
    industry: 'mining',
    companySize: '501-1000',
    location: 'wabag',
    address: 'Level 2, Lakemanda House, Main Street, Wabag, Enga Province',
    description: prose`
      Sirunki Minerals explores for gold and copper in the Highlands and operates one small open pit with
      its own camp of 420 beds. Two out of three of our people come from the valley, and we train for the
      jobs that are still held by others. Landowners sit on our safety committee.`,
    isVerified: true,
    logo: { shape: 'peaks', ground: '#2f2a44', mark: '#e8b44a' },
    registeredDaysAgo: 160,
  },
  {
    key: 'kerevat',
    companyName: 'Kerevat Cocoa Estates',
    contactPerson: 'Lydia Tokirin',
    email: 'office@kerevat.example.com',
    phone: '982 0157',
    website: 'https://kerevat-cocoa.example',
    industry: 'agriculture',
    companySize: '201-500',
    location: 'kokopo',
    address: 'Kokopo–Kerevat Road, Portion 338, near Vunapalading turn-off, East New Britain',
    description: prose`
      We grow, buy, ferment and dry cocoa from our own two estates and from 900 smallholders in East and
      West New Britain and Bougainville. Our beans go to chocolate makers who ask for the name of the ward.
      We also sell seedlings, tools and good advice.`,
    isVerified: false,
    logo: { shape: 'pod', ground: '#f3ead7', mark: '#7b3f1d' },
    registeredDaysAgo: 120,
  },
  {
    key: 'waghi',
    companyName: 'Waghi Valley Health Network',
    contactPerson: 'Sr Monica Kuange',
    email: 'hr@waghihealth.example.com',
    phone: '542 0193',
    website: 'https://waghi-health.example',
    industry: 'healthcare',
    companySize: '201-500',
    location: 'mount-hagen',
    address: 'Kimininga Road, beside the old mission press, Mount Hagen, Western Highlands',
    description: prose`
      The network runs one rural hospital, six health centres and thirty-one aid posts in Jiwaka, Simbu,
      Western Highlands and Hela for its member churches. Staff have a house with water and solar light,
      paid leave fares and a doctor at the other end of the radio every evening at six.`,
    isVerified: true,
    logo: { shape: 'cross', ground: '#0f5c4d', mark: '#ffffff' },
    registeredDaysAgo: 140,
  },
  {
    key: 'kwato',
    companyName: 'Kwato Lagoon Lodge',
    contactPerson: 'Doreen Wesani',
    email: 'lodge@kwatolagoon.example.com',
    phone: '641 0122',
    website: 'https://kwato-lagoon.example',
    industry: 'hospitality',
    companySize: '11-50',
    location: 'alotau',
    address: 'Waterfront, Sanderson Bay, Alotau, Milne Bay Province',
    description: prose`
      A lodge with 26 rooms and two dive boats on the Alotau waterfront, owned by five island families.
      Guests come for the reefs and for the canoe festival; local people come for Friday fish. We are small,
      so everybody learns more than one job here.`,
    isVerified: false,
    logo: { shape: 'waves', ground: '#e3f1f4', mark: '#0d6f86' },
    registeredDaysAgo: 75,
  },
  {
    key: 'garamut',
    companyName: 'Garamut Digital',
    contactPerson: 'Ezekiel Manuwai',
    email: 'jobs@garamut.example.com',
    phone: '7231 5508',
    website: 'https://garamut-digital.example',
    industry: 'technology',
    companySize: '11-50',
    location: 'port-moresby',
    address: 'Unit 5, Waigani Drive Business Park, Waigani, National Capital District',
    description: prose`
      Garamut Digital makes software for clinics, schools, shops and savings societies in Papua New Guinea.
      Our products speak Tok Pisin, run on old phones and wait politely when the network is gone. We are 28
      people in Port Moresby and in six provinces, and half of our developers are women.`,
    isVerified: false,
    logo: { shape: 'drum', ground: '#1d1b26', mark: '#ef6f5e' },
    registeredDaysAgo: 58,
  },
  {
    key: 'sepik',
    companyName: 'Sepik Coast Learning Trust',
    contactPerson: 'Br Augustine Wimbi',
    email: 'principal@sepikcoast.example.com',
    phone: '456 0175',
    website: 'https://sepik-coast.example',
    industry: 'education',
    companySize: '51-200',
    location: 'wewak',
    address: 'Boram Road, next to the teachers’ resource centre, Wewak, East Sepik Province',
    description: prose`
      The trust keeps five schools between Wewak and Vanimo: three primary, one secondary with boarding and
      one vocational centre with a saw bench, a sewing room and a boat shed. Fees are low, so we choose
      people who can make much out of little and who like children.`,
    isVerified: false,
    logo: { shape: 'book', ground: '#fbf3da', mark: '#8a1f3d' },
    registeredDaysAgo: 33,
  },
]
