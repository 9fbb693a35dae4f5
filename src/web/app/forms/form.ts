import type * as v from 'valibot'
import { checkValues } from './check-values.ts'
import { type Sending, useCheckedForm } from './checked-form.ts'
import type { FormValues } from './form-values.ts'

export type SchemaForm<S extends v.GenericSchema> = Sending<v.InferOutput<S>> & {
  /** The schema of the server, so that both check the same. */
  schema: S
  /** Converts the form's values to the schema's input: numbers, lists, flags. */
  read?: ((values: FormValues) => unknown) | undefined
}

/** A form (`useCheckedForm`) that is checked with the server's schema before it is sent. */
export function useForm<S extends v.GenericSchema>({ schema, read, ...sending }: SchemaForm<S>) {
  return useCheckedForm({
    ...sending,
    check: (values) => checkValues(schema, read ? read(values) : values),
  })
}
