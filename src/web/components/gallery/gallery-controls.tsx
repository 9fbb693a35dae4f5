import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../controls/button.tsx'
import { FilterChip, LinkChip, ToggleChip } from '../controls/chip.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from '../forms/choice.tsx'
import { Field, TextField } from '../forms/field.tsx'
import { FileInput } from '../forms/file-input.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { Combobox, Select } from '../forms/select.tsx'
import { TagsInput } from '../forms/tags-input.tsx'
import { Pagination } from '../lists/pagination.tsx'

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 py-4">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function GalleryButtons() {
  const [busy, setBusy] = useState(false)
  const [pressed, setPressed] = useState(true)
  return (
    <>
      <GallerySection title="Buttons">
        <div className="actions">
          <Button busy={busy} busyLabel="Saving…" onClick={() => setBusy(true)}>
            Save
          </Button>
          <Button busy busyLabel="Publishing…">
            Publish
          </Button>
          <Button look="quiet">Cancel</Button>
          <Button look="bare">Show more</Button>
          <Button look="danger">Delete job</Button>
          <Button refusal="You need 2 credits and have 1">View (2 credits)</Button>
          <Button look="quiet" icon aria-label="Print">
            <Printer size={20} />
          </Button>
          <ButtonLink href="#main">Apply now</ButtonLink>
          <ButtonLink look="quiet" href="#main">
            Pricing
          </ButtonLink>
        </div>
      </GallerySection>
      <GallerySection title="Chips">
        <div className="actions">
          <FilterChip href="#main">Morobe</FilterChip>
          <FilterChip onRemove={() => setPressed(false)}>Full time</FilterChip>
          <ToggleChip pressed={pressed} onToggle={() => setPressed(!pressed)}>
            Excel
          </ToggleChip>
          <ToggleChip pressed={false} onToggle={() => setPressed(true)}>
            Welding
          </ToggleChip>
          <LinkChip href="#main">Accountant in Lae</LinkChip>
        </div>
      </GallerySection>
      <GallerySection title="Tabs">
        <Tabs
          label="Dashboard sections"
          current="jobs"
          href={(key) => `#${key}`}
          tabs={[
            { key: 'ai-search', label: 'AI search' },
            { key: 'search', label: 'Search CVs' },
            { key: 'jobs', label: 'Job Postings', count: 3 },
            { key: 'applications', label: 'Applications', count: 128 },
            { key: 'messages', label: 'Messages' },
            { key: 'profile', label: 'Profile' },
          ]}
        />
      </GallerySection>
      <GallerySection title="Pagination">
        <Pagination label="Pages, few" page={2} pages={4} href={(page) => `#page-${page}`} />
        <Pagination label="Pages, many" page={10} pages={120} href={(page) => `#page-${page}`} />
        <Pagination
          label="Pages, own links"
          page={1}
          pages={9}
          renderLink={(page, props) => <a href={`#own-${page}`} {...props} />}
        />
        <Pagination
          label="Pages, five"
          numbers="five"
          page={120}
          pages={120}
          href={(page) => `#five-${page}`}
        />
      </GallerySection>
    </>
  )
}

const EDUCATION = [
  { value: 'high-school', label: 'High school' },
  { value: 'certificate', label: 'Certificate' },
  { value: 'diploma', label: 'Diploma' },
]

export function GalleryForms() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [skills, setSkills] = useState(['Welding', 'Forklift licence'])
  const refuse = () =>
    setErrors({ email: 'Please enter a valid email address', education: 'Choose your education' })
  return (
    <GallerySection title="Form">
      <form
        className="card grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          refuse()
        }}
      >
        <FormErrors errors={errors} />
        <Field label="Full name" name="fullName" autoComplete="name" required defaultValue="Ana Kila" />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
          help="Employers see it once they have paid."
        />
        <Field label="Salary wanted, K a year" name="salary" type="number" help="Whole kina." />
        <Field label="User name" name="username" autoComplete="username" defaultValue="ana" readOnly />
        <PasswordField label="Password" name="password" autoComplete="new-password" required />
        <Select
          label="Category"
          name="category"
          placeholder="All categories"
          options={[
            { value: 'it', label: 'IT and software' },
            { value: 'trades', label: 'Trades' },
          ]}
        />
        <Select label="Closed list" name="closed" disabled options={[{ value: '', label: 'Nothing yet' }]} />
        <Combobox label="Location" name="location" suggestions={['Lae', 'Port Moresby']} />
        <TagsInput
          label="Skills"
          name="skills"
          values={skills}
          onChange={setSkills}
          suggestions={['Welding', 'Rigging']}
          help="Press Enter after each."
        />
        <TextField
          label="Summary"
          name="summary"
          error="Please write at least 50 characters"
          defaultValue="I weld."
        />
        <FileInput
          label="CV"
          name="file"
          accept=".pdf,.doc,.docx"
          current="ana-kila.pdf"
          help="At most 5 MB."
        />
        <RadioGroup
          label="Education"
          name="education"
          options={EDUCATION}
          required
          error={errors.education}
        />
        <CheckboxGroup label="Looking for" name="types" options={EDUCATION} defaultValues={['diploma']} />
        <Checkbox name="terms" label="I agree to the terms" help="You can leave at any time." />
        <Switch name="available" label="Available" help="Off hides your profile." defaultChecked />
        <Switch name="alerts" label="Alerts" />
        <Switch name="locked" label="Read only" disabled />
        <div>
          <Button type="submit">Send with errors</Button>
        </div>
      </form>
    </GallerySection>
  )
}
