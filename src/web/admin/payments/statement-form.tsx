import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { MAX_STATEMENT_BYTES } from '../../../modules/bank-statements/schema.ts'
import { plural } from '../../../shared/text.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import { FileInput } from '../../components/file-input.tsx'
import { FormErrors } from '../../components/form-errors.tsx'
import { Notice } from '../../components/notice.tsx'
import { useForm } from '../../form.ts'

const CHOOSE = 'Please choose a CSV file'
const StatementInput = v.object({
  statement: v.pipe(
    v.instance(File, CHOOSE),
    v.check((file) => file.size > 0, CHOOSE),
    v.check((file) => file.size <= MAX_STATEMENT_BYTES, 'A statement can have 1 MB and 5,000 lines.'),
  ),
})

const send = (client: ApiClient, file: File) => {
  const body = new FormData()
  body.append('statement', file, file.name)
  return call(client.api.admin['bank-statements'].$post({}, { init: { body } }))
}
type Outcome = Awaited<ReturnType<typeof send>>

export function StatementForm() {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [round, setRound] = useState(0)
  const { errors, message, busy, formProps } = useForm({
    schema: StatementInput,
    fallback: 'The statement could not be read. Please try again.',
    submit: async ({ statement }) => {
      setOutcome(undefined)
      setOutcome(await send(client, statement))
      // A file input is emptied by a new one only.
      setRound(round + 1)
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <section className="card grid gap-4 p-4">
      <h3>Import a bank statement</h3>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <FileInput
          key={round}
          label="Statement as CSV"
          name="statement"
          required
          accept=".csv,.txt,text/csv"
          help="As your bank exports it, at most 1 MB. Nothing is credited by it: lines whose amount and reference agree with a request are proposed below."
          error={errors['statement']}
        />
        <div>
          <Button type="submit" busy={busy} busyLabel="Importing…">
            Import statement
          </Button>
        </div>
      </form>
      <div aria-live="polite" className={outcome ? undefined : 'sr'}>
        {outcome && <Notice kind="success">{outcomeWords(outcome)}</Notice>}
      </div>
    </section>
  )
}

function outcomeWords({ credits, known, unread, proposed }: Outcome): string {
  return [
    `${plural(credits, 'payment')} came in${known > 0 ? `, ${known.toLocaleString('en-AU')} of them imported before` : ''}.`,
    `${plural(proposed, 'new line')} ${proposed === 1 ? 'names' : 'name'} a reference of ours.`,
    ...(unread > 0 ? [`${plural(unread, 'line')} could not be read: please look at them in the file.`] : []),
  ].join(' ')
}
