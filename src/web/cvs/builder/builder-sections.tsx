import ChevronUp from 'lucide-react/icons/chevron-up'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CvDocument } from '../../../modules/cvs/schema.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../../components/controls/button.tsx'
import { FieldNotes } from '../../components/forms/field.tsx'
import { TagsInput } from '../../components/forms/tags-input.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import {
  LANGUAGES,
  LICENCES,
  RefereeRowFields,
  SchoolingRowFields,
  WorkRowFields,
} from './builder-row-fields.tsx'

type SectionsProps = { document: CvDocument; errors: FieldErrors }

export function LicenceFields({ document, errors }: SectionsProps) {
  const [licences, setLicences] = useState(document.licences)
  const [languages, setLanguages] = useState(document.languages)
  return (
    <Card as="section" className="grid gap-4">
      <h2>{t('Licences and languages')}</h2>
      <TagsInput
        label={t('Licences and tickets (optional)')}
        name="licences"
        values={licences}
        onChange={setLicences}
        offered={LICENCES}
        max={20}
        help={t('Tick what you have, or type one and tap +')}
        error={errors['licences']}
      />
      <TagsInput
        label={t('Languages (optional)')}
        name="languages"
        values={languages}
        onChange={setLanguages}
        offered={LANGUAGES}
        max={20}
        help={t('Tick what you speak, or type one and tap +')}
        error={errors['languages']}
      />
    </Card>
  )
}

export function WorkRows({ document, errors }: SectionsProps) {
  return (
    <BuilderRows
      name="work"
      title={t('Places of work')}
      help={t('Newest first. No job yet? Add church, school, market or family work, or leave this empty.')}
      error={errors['work']}
      count={Math.max(1, document.work.length)}
      max={15}
      addLabel={[t('Add work'), t('Add more work')]}
      rowLabel={t('Work')}
    >
      {(path, index) => <WorkRowFields path={path} row={document.work[index]} />}
    </BuilderRows>
  )
}

export function SchoolingRows({ document, errors }: SectionsProps) {
  return (
    <BuilderRows
      name="schooling"
      title={t('Schools and courses')}
      help={t('Newest first, with certificates and trade tests.')}
      error={errors['schooling']}
      count={Math.max(1, document.schooling.length)}
      max={10}
      addLabel={[t('Add schooling'), t('Add more schooling')]}
      rowLabel={t('School or course')}
    >
      {(path, index) => <SchoolingRowFields path={path} row={document.schooling[index]} />}
    </BuilderRows>
  )
}

export function RefereeRows({ document, errors }: SectionsProps) {
  return (
    <BuilderRows
      name="referees"
      title={t('Referees (optional)')}
      help={t(
        'People who can say how you work. Ask them first: their number is in the file that employers download.',
      )}
      error={errors['referees']}
      count={document.referees.length}
      max={4}
      addLabel={[t('Add a referee'), t('Add another referee')]}
      rowLabel={t('Referee')}
    >
      {(path, index) => <RefereeRowFields path={path} row={document.referees[index]} />}
    </BuilderRows>
  )
}

type BuilderRowsProps = {
  /** The name of the list in the JSON. Its errors appear in this section. */
  name: string
  title: string
  help: ReactNode
  error: string | undefined
  /** The number of rows at first. */
  count: number
  max: number
  /** The button for the first and for the next row. */
  addLabel: [first: string, more: string]
  /** 'Work', for the label 'Work 2' of a row and of its remove button. */
  rowLabel: string
  /** Renders the fields of a row. `path` is the start of their names. */
  children: (path: string, index: number) => ReactNode
}

/** A section of the form with rows that can be added and removed. */
function BuilderRows({
  name,
  title,
  help,
  error,
  count,
  max,
  addLabel,
  rowLabel,
  children,
}: BuilderRowsProps) {
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, index) => index))
  const add = () => setRows([...rows, Math.max(-1, ...rows) + 1])
  return (
    <Card as="section" className="grid gap-4" id={name} tabIndex={-1}>
      <h2>{title}</h2>
      <FieldNotes id={name} help={help} error={error} />
      {rows.map((row, position) => (
        <BuilderRow
          key={row}
          label={`${rowLabel} ${position + 1}`}
          hasError={error !== undefined}
          onRemove={() => setRows(rows.filter((one) => one !== row))}
        >
          {children(`${name}.${row}.`, row)}
        </BuilderRow>
      ))}
      {rows.length < max && (
        <Button look="quiet" className="justify-self-start" onClick={add}>
          <Plus size={16} />
          {addLabel[rows.length === 0 ? 0 : 1]}
        </Button>
      )}
    </Card>
  )
}

type BuilderRowProps = {
  /** 'Work 2'. */
  label: string
  /** A row of the section has an error, so all are shown. */
  hasError: boolean
  onRemove: () => void
  children: ReactNode
}

/** A row that is closed to one line when it has been filled in before. */
function BuilderRow({ label, hasError, onRemove, children }: BuilderRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  const [texts, setTexts] = useState<readonly string[]>()
  const [isOpen, setOpen] = useState(false)
  const read = () => {
    const found = [...(row.current?.querySelectorAll('input') ?? [])].map(({ value }) => value.trim())
    setTexts(found)
    return found
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty row opens when it is added
  useEffect(() => {
    if (read().every((text) => text === '')) setOpen(true)
  }, [])
  useEffect(() => {
    if (hasError) setOpen(true)
  }, [hasError])
  const [title, ...details] = texts ?? []
  return (
    <fieldset ref={row} onInput={read}>
      <legend className="sr">{label}</legend>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 items-center gap-3">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b>{title || label}</b>
            <span className="block text-13 text-muted">{details.filter(Boolean).join(' · ')}</span>
          </span>
          {isOpen ? <ChevronUp size={20} /> : <Pencil size={20} />}
        </summary>
        <div className="grid gap-4 pt-2">
          {children}
          <Button
            look="bare"
            className="justify-self-start"
            aria-label={t('Remove {title}', { title: label.toLowerCase() })}
            onClick={onRemove}
          >
            <X size={16} />
            {t('Remove')}
          </Button>
        </div>
      </details>
    </fieldset>
  )
}
