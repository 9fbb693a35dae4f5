import type * as v from 'valibot'
import { late, loadAhead } from '../loading/late.ts'
import { type Checked, useCheckedForm } from './checked-form.ts'
import type { SchemaForm } from './form.ts'

export type LateForm<S extends v.GenericSchema> = Omit<SchemaForm<S>, 'schema'> & {
  /** Loads the schema of the server. */
  schema: () => Promise<S>
}
type Judged<S extends v.GenericSchema> = LateForm<S> & {
  /** Decides about a checked form, which may be complete only in part. */
  judge?: (<I>(checked: Checked<I>) => Checked<I>) | undefined
}

/**
 * Like `useForm`, for the islands of public pages. The schema and the library that reads it are a fifth of a first
 * visit, so they are loaded when the form is used.
 */
export function useLateForm<S extends v.GenericSchema>({ schema, read, judge, ...sending }: Judged<S>) {
  const files = () => Promise.all([import('./check-values.ts'), schema()])
  const form = useCheckedForm<v.InferOutput<S>>({
    ...sending,
    check: async (values) => {
      const [{ checkValues }, loaded] = await late(files)
      const checked = checkValues(loaded, read ? read(values) : values)
      return judge ? judge(checked) : checked
    },
  })
  return { ...form, formProps: { ...form.formProps, onFocus: () => loadAhead(files) } }
}
