import Briefcase from 'lucide-react/icons/briefcase'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useEffect, useState } from 'react'
import { EXPERIENCE_LABELS } from '../../../modules/catalog/choices.ts'
import { CARD_SKILLS, CARD_SUMMARY_LENGTH } from '../../../modules/cvs/limits.ts'
import { t } from '../../../shared/language/words.ts'
import { shorten } from '../../../shared/text.ts'
import { type FormValues, formValues } from '../../app/forms/form-values.ts'
import { useAccount } from '../../app/site.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { StrengthRing } from '../../components/surfaces/strength-ring.tsx'

const LABELS: Record<string, string> = EXPERIENCE_LABELS
const EVENTS = ['input', 'click', 'focusout', 'draft-saved']

type FormProps = { form: RefObject<HTMLFormElement | null> }

type PreviewProps = FormProps & {
  /** Lists of the form that employers also look for: `work` with the fields `work.0.role` and so on. */
  lists?: Readonly<Record<string, string>>
}

/** The CV as employers see it before they open it. It is updated while the job seeker types. */
export function LivePreview({ form, lists = {} }: PreviewProps) {
  const values = useLiveValues(form)
  const photoUrl = useAccount('jobSeeker')?.photoUrl
  const text = (name: string) => String([values[name] ?? ''].flat()[0]).trim()
  const skills = [values['skills'] ?? []].flat().map(String)
  const experience = LABELS[text('experience')]
  return (
    <Card
      as="section"
      className="grid gap-3 overflow-hidden wrap-anywhere"
      aria-label={t('What employers see')}
    >
      <div className="band -mx-4 -mt-4" />
      <div className="flex items-center justify-between gap-3">
        <p className="text-13 text-muted">{t('What employers see')}</p>
        <StrengthRing isSmall percent={filledPart(values, Object.keys(lists))} label={t('Filled in')} />
      </div>
      <div className="flex items-center gap-3">
        <Avatar name={text('fullName') || '?'} photoUrl={photoUrl ?? undefined} />
        <div className="min-w-0">
          <p className="text-17 font-bold">{text('fullName') || t('Your name')}</p>
          <p>{text('jobTitle') || t('Your job title')}</p>
        </div>
      </div>
      <p className="meta">
        {text('location') && (
          <span>
            <MapPin size={16} />
            {text('location')}
          </span>
        )}
        {experience && (
          <span>
            <Briefcase size={16} />
            {t(experience)}
          </span>
        )}
      </p>
      {text('summary') && <p>{shorten(text('summary'), CARD_SUMMARY_LENGTH)}</p>}
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {skills.slice(0, CARD_SKILLS).map((skill) => (
            <li key={skill} className="tag">
              {skill}
            </li>
          ))}
          {skills.length > CARD_SKILLS && (
            <li className="text-13 text-muted">{t('+{more} more', { more: skills.length - CARD_SKILLS })}</li>
          )}
        </ul>
      )}
      <p className="help">{t('Your email, phone and file are for employers who open your CV.')}</p>
    </Card>
  )
}

/** Optional fields that employers look for. */
const WANTED = {
  phone: 'Phone number',
  summary: 'Professional summary',
  skills: 'Skills',
  education: 'Education',
  salaryMin: 'Pay',
}

/** Fields that the form requires. */
const REQUIRED = ['fullName', 'email', 'jobTitle', 'category', 'experience', 'location']

/** Returns the share of these fields that are filled in, in percent. */
function filledPart(values: FormValues, lists: readonly string[]): number {
  const names = [...REQUIRED, ...Object.keys(WANTED), ...lists]
  const filled = names.filter((name) => !isEmptyIn(values, name))
  return Math.round((filled.length / names.length) * 100)
}

/** Whether a field, or each field of a list (`work.0.role` and so on of `work`), is empty. */
function isEmptyIn(values: FormValues, name: string): boolean {
  return Object.entries(values).every(
    ([field, value]) =>
      (field !== name && !field.startsWith(`${name}.`)) || [value].flat().join('').trim() === '',
  )
}

/** The last step before a CV is sent: a preview on small screens, and links to empty fields. */
export function CheckCv({ form }: FormProps) {
  return (
    <>
      <div className="lg:hidden">
        <LivePreview form={form} />
      </div>
      <StillEmpty form={form} />
    </>
  )
}

/** Links to the empty fields that employers look for. */
export function StillEmpty({ form, lists = {} }: PreviewProps) {
  const values = useLiveValues(form)
  const empty = Object.entries({ ...WANTED, ...lists }).filter(([name]) => isEmptyIn(values, name))
  return (
    <Card as="section" className="grid gap-2">
      <h2>{empty.length === 0 ? t('Ready to send') : t('Employers also look for')}</h2>
      {empty.length === 0 ? (
        <p>{t('Everything that employers look for is filled in.')}</p>
      ) : (
        <>
          <p className="text-muted">{t('These are empty. You can send your CV without them.')}</p>
          <ul className="flex flex-wrap gap-2">
            {empty.map(([name, label]) => (
              <li key={name}>
                <a className="chip" href={`#${name}`}>
                  <Plus size={16} />
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Returns the form's values, read again after each change. Chips change by clicks, without an input event. */
export function useLiveValues(form: RefObject<HTMLFormElement | null>): FormValues {
  const [values, setValues] = useState<FormValues>({})
  useEffect(() => {
    const element = form.current
    if (!element) return
    let frame = 0
    const read = () => setValues(formValues(element))
    const readSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    }
    read()
    for (const type of EVENTS) element.addEventListener(type, readSoon)
    return () => {
      cancelAnimationFrame(frame)
      for (const type of EVENTS) element.removeEventListener(type, readSoon)
    }
  }, [form])
  return values
}
