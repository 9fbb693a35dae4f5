import { t } from '../../../shared/language/words.ts'
import { Checkbox } from '../../components/forms/choice.tsx'

/** Offers a short session to job seekers, because they share phones and use computers in public places. */
export function NotMyPhone() {
  return (
    <Checkbox
      name="isShort"
      label={t('This is not my phone')}
      help={t('You will be logged out when you close the browser, and after 12 hours at the latest.')}
    />
  )
}
