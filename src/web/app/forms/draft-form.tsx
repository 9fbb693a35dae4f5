import type { ComponentProps, ReactNode } from 'react'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { type Draft, DraftNotice } from './draft.tsx'

/** The notice of a form that changes a saved profile. */
export const FROM_PROFILE = 'It is not saved yet. Continue, or start again from the saved profile.'

type DraftFormProps = {
  draft: Draft
  /** The result of `useForm` or `useCheckedForm`. */
  form: Pick<ComponentProps<typeof FormErrors>, 'errors' | 'message'> & { formProps: ComponentProps<'form'> }
  id?: string
  /** The notice that is shown when the form opens with a draft. */
  notice?: string
  /** The id of a field's element, if it is not its name. */
  idOf?: ComponentProps<typeof FormErrors>['idOf']
  children: ReactNode
}

/** A form that keeps typed text: a notice about the kept draft, the errors, and the fields. */
export function DraftForm({ draft, form, id, notice, idOf, children }: DraftFormProps) {
  const { errors, message, formProps } = form
  return (
    <form {...formProps} key={draft.round} ref={draft.form} id={id} method="post" className="grid gap-4">
      <DraftNotice draft={draft}>{notice}</DraftNotice>
      <FormErrors errors={errors} message={message} {...(idOf && { idOf })} />
      {children}
    </form>
  )
}
