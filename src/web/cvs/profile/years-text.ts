import { EXPERIENCE_LABELS, type Experience } from '../../../modules/catalog/choices.ts'
import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'

/** Returns `8 years`, from the dates in the CV, otherwise `6-10 years`, as its owner said. */
export function yearsText({ years, experience }: { years: number | null; experience: Experience }): string {
  if (years === null) return t(EXPERIENCE_LABELS[experience]).replace(/^.*\((.*)\)$/, '$1')
  return years === 0 ? t('Less than a year') : plural(years, 'year')
}
