import { t } from '../../shared/language/words.ts'

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

/** The documents that a job can ask for. It asks for a licence with the classes of its driver licence. */
export const ASKED_KINDS = [
  'trade_test',
  'certificate',
  'police_clearance',
  'nid',
  'reference',
] as const satisfies readonly DocumentKind[]
export type AskedKind = (typeof ASKED_KINDS)[number]

/** The classes of driver licences in Papua New Guinea. */
export const LICENCE_CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type LicenceClass = (typeof LICENCE_CLASSES)[number]

/** A document that a job asks for. A licence with one of the classes is enough. */
export type Ask = { kind: DocumentKind; classes: readonly LicenceClass[] }

/** Returns the documents that a job asks for, its driver licence among them. */
export function asksOf(job: {
  askedDocuments: readonly AskedKind[]
  licenceClasses: readonly LicenceClass[]
}): Ask[] {
  const licence = { kind: 'licence' as const, classes: job.licenceClasses }
  const others = job.askedDocuments.map((kind) => ({ kind, classes: [] }))
  return licence.classes.length > 0 ? [licence, ...others] : others
}

/** Returns whether it is the document that is asked for. One class of a licence is enough. */
export function fits(
  document: { kind: DocumentKind; classes: readonly string[] },
  { kind, classes }: Ask,
): boolean {
  const hasClass = classes.length === 0 || classes.some((wanted) => document.classes.includes(wanted))
  return document.kind === kind && hasClass
}

/** `Police clearance`, `Licence class 3/6`. */
export function askTitle({ kind, classes }: Ask): string {
  return kind === 'licence' && classes.length > 0
    ? t('Licence class {classes}', { classes: classes.join('/') })
    : t(DOCUMENT_LABELS[kind])
}

type Titled = { kind: DocumentKind; name: string; classes: readonly string[] }

/** `Trade test: Welder 2`, or the kind alone; `Licence class 3, 6`. The name is the typed one. */
export function documentTitle({ kind, name, classes }: Titled): string {
  const what =
    classes.length > 0
      ? t('Licence class {classes}', { classes: classes.join(', ') })
      : t(DOCUMENT_LABELS[kind])
  return name ? `${what}: ${name}` : what
}

/** Returns what a job asks for in one line of its text, '' if no document is required. */
export function asksInText(asks: readonly Ask[]): string {
  return asks.length > 0 ? `${t('Bring or attach')}: ${asks.map(askTitle).join(', ')}` : ''
}
