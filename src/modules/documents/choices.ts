/** The papers that employers in Papua New Guinea ask for. */
export const DOCUMENT_KINDS = [
  'trade_test',
  'licence',
  'certificate',
  'police_clearance',
  'nid',
  'reference',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_LABELS: Record<DocumentKind, string> = {
  trade_test: 'Trade test',
  licence: 'Licence',
  certificate: 'Certificate',
  police_clearance: 'Police clearance',
  nid: 'NID card',
  reference: 'Reference',
}

/** The classes of driver licences in Papua New Guinea. */
export const LICENCE_CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type LicenceClass = (typeof LICENCE_CLASSES)[number]
