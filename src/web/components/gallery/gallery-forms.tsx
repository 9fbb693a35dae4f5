import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox, Switch } from '../choice.tsx'
import { CheckboxGroup, RadioGroup } from '../choice-group.tsx'
import { Combobox } from '../combobox.tsx'
import { Field, TextField } from '../field.tsx'
import { FileInput } from '../file-input.tsx'
import { FormErrors } from '../form-errors.tsx'
import { PasswordField } from '../password-field.tsx'
import { Select } from '../select.tsx'
import { TagsInput } from '../tags-input.tsx'
import { GallerySection } from './gallery-section.tsx'

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
