import { Button } from '../components/controls/button.tsx'
import { island } from '../islands/island.tsx'

type RefusedProps = { label: string; refusal: string; look?: 'quiet' }

/** A button that cannot be used and says why when it is pressed. */
export default function Refused({ label, refusal, look }: RefusedProps) {
  return (
    <Button look={look} refusal={refusal}>
      {label}
    </Button>
  )
}

export const RefusedButton = island('refused-button', Refused)
