import { useState } from 'react'
import type { CvDocument } from '../../modules/cvs/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { Card } from '../components/card.tsx'
import { Field, TextField } from '../components/field.tsx'
import { TagsInput } from '../components/tags-input.tsx'
import { BuilderRows } from './builder-rows.tsx'

const LICENCES = [
  'Driver licence class 1',
  'Driver licence class 3',
  'Driver licence class 6',
  'Forklift ticket',
  'First aid certificate',
  'Trade certificate (NATTB)',
  'Work at heights',
  'Police clearance',
]
const LANGUAGES = ['Tok Pisin', 'English', 'Hiri Motu']

type SectionsProps = { document: CvDocument; errors: FieldErrors }

/** What the file will say beside the fields that employers search in. */
export function BuilderSections({ document, errors }: SectionsProps) {
  const [licences, setLicences] = useState(document.licences)
  const [languages, setLanguages] = useState(document.languages)
  return (
    <>
      <WorkRows document={document} errors={errors} />
      <SchoolingRows document={document} errors={errors} />
      <Card as="section" className="grid gap-4">
        <h2>Licences and languages</h2>
        <TagsInput
          label="Licences and tickets (optional)"
          name="licences"
          values={licences}
          onChange={setLicences}
          suggestions={LICENCES}
          max={20}
          help="Driver’s licence with the class printed on it, trade certificates, first aid. Write one and press Enter or +"
          error={errors['licences']}
        />
        <TagsInput
          label="Languages (optional)"
          name="languages"
          values={languages}
          onChange={setLanguages}
          suggestions={LANGUAGES}
          max={20}
          help="Write one and press Enter or +"
          error={errors['languages']}
        />
      </Card>
      <RefereeRows document={document} errors={errors} />
    </>
  )
}

function WorkRows({ document, errors }: SectionsProps) {
  return (
    <BuilderRows
      name="work"
      title="Places of work"
      help="The newest first. No job yet? Put in church, school, market or family work, or leave it out."
      error={errors['work']}
      count={Math.max(1, document.work.length)}
      max={15}
      addLabel="work"
      rowLabel="Work"
    >
      {(path, index) => {
        const row = document.work[index]
        return (
          <>
            <Field label="Your job there" name={`${path}role`} defaultValue={row?.role} />
            <Field label="Employer and town" name={`${path}place`} defaultValue={row?.place} />
            <div className="grid grid-cols-2 gap-4">
              <Field
                label="From"
                name={`${path}from`}
                help="For example 2019 or March 2019"
                defaultValue={row?.from}
              />
              <Field label="To" name={`${path}to`} help="Empty: until now" defaultValue={row?.to} />
            </div>
            <TextField
              label="What you did"
              name={`${path}tasks`}
              rows={4}
              help="One thing a line: machines, numbers, people you led"
              defaultValue={row?.tasks}
            />
          </>
        )
      }}
    </BuilderRows>
  )
}

function SchoolingRows({ document, errors }: SectionsProps) {
  return (
    <BuilderRows
      name="schooling"
      title="Schools and courses"
      help="The newest first, with certificates and trade tests."
      error={errors['schooling']}
      count={Math.max(1, document.schooling.length)}
      max={10}
      addLabel="schooling"
      rowLabel="School or course"
    >
      {(path, index) => {
        const row = document.schooling[index]
        return (
          <>
            <Field
              label="What you finished"
              name={`${path}course`}
              help="For example Grade 12 or Certificate in Carpentry"
              defaultValue={row?.course}
            />
            <Field label="School and town" name={`${path}place`} defaultValue={row?.place} />
            <Field label="Year" name={`${path}year`} defaultValue={row?.year} />
          </>
        )
      }}
    </BuilderRows>
  )
}

function RefereeRows({ document, errors }: SectionsProps) {
  return (
    <BuilderRows
      name="referees"
      title="Referees (optional)"
      help="People who can tell how you work. Ask them first: their number stands in the file that employers download."
      error={errors['referees']}
      count={document.referees.length}
      max={4}
      addLabel="a referee"
      rowLabel="Referee"
    >
      {(path, index) => {
        const row = document.referees[index]
        return (
          <>
            <Field label="Referee’s name" name={`${path}name`} defaultValue={row?.name} />
            <Field label="Position and company" name={`${path}role`} defaultValue={row?.role} />
            <Field label="Phone number or e-mail" name={`${path}contact`} defaultValue={row?.contact} />
          </>
        )
      }}
    </BuilderRows>
  )
}
