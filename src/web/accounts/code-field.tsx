import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'

type CodeFieldProps = { error: string | undefined; isOfAppOnly?: boolean }

/** Digits of the app with the number pad of a phone, or a recovery code with letters. */
export function CodeField({ error, isOfAppOnly = false }: CodeFieldProps) {
  const [isOnPaper, setIsOnPaper] = useState(false)
  return (
    <div className="grid gap-1">
      <Field
        key={String(isOnPaper)}
        label={isOnPaper ? 'Recovery code' : 'Code'}
        name="code"
        required
        inputMode={isOnPaper ? 'text' : 'numeric'}
        autoComplete={isOnPaper ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        help={
          isOnPaper
            ? 'One of the ten that you kept. It counts once.'
            : 'The 6 digits that your app shows now.'
        }
        error={error}
      />
      {!isOfAppOnly && (
        <Button look="quiet" className="justify-self-start" onClick={() => setIsOnPaper(!isOnPaper)}>
          {isOnPaper ? 'Use the app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  )
}
