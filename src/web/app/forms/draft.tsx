import Smartphone from 'lucide-react/icons/smartphone'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { type DraftValues, draftKey, onlyTexts, readDraft, removeDraft, writeDraft } from './draft-storage.ts'
import { formValues } from './form-values.ts'

type DraftOwner = { kind: SessionKind; id: number }

export type Draft = {
  /** The values that were typed before and not sent. They replace the form's own values. */
  kept: DraftValues | undefined
  /** The form's `ref`. */
  form: RefObject<HTMLFormElement | null>
  /** The form's `key`. It changes when the form is reset. */
  round: number
  /** Stores the form's current values, for fields that were filled in without typing. */
  keep(): void
  /** Deletes the draft. Called when the form was accepted. */
  forget(): void
  /** Resets the form without the draft. */
  startAgain(): void
}

const WRITE_MS = 400
/** The event on the form after its draft was stored. */
const SAVED = 'draft-saved'

/**
 * Keeps what is typed into a form on this device, for a lost connection, a reload or a closed tab. It is deleted when
 * the form is sent, when its owner logs out, or after 14 days. Passwords and files are never kept. `name` identifies
 * the form among the owner's: 'cv', 'cv:12'.
 */
export function useDraft({ kind, id }: DraftOwner, name: string): Draft {
  const key = draftKey(kind, id, name)
  const form = useRef<HTMLFormElement>(null)
  const watch = useRef<Watch>(undefined)
  const [kept, setKept] = useState(() => readDraft(key))
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new form
  useEffect(() => {
    if (!form.current) return
    watch.current = watchForm(form.current, key)
    return watch.current.stop
  }, [key, round])
  const forget = () => {
    watch.current?.restart()
    removeDraft(key)
    setKept(undefined)
  }
  return {
    kept,
    form,
    round,
    keep: () => watch.current?.write(),
    forget,
    startAgain() {
      forget()
      setRound(round + 1)
    },
  }
}

type Watch = { write(): void; restart(): void; stop(): void }

/** Events before and after a change. Chips and rows change by click and by key, without an input event. */
const BEFORE = ['focusin', 'beforeinput', 'keydown', 'click']
const AFTER = ['input', 'keydown', 'click', 'focusout']

function watchForm(form: HTMLFormElement, key: string): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The form's values when it was last stored or first touched; undefined if it was not touched. A form that was only
  // looked at is not stored, and neither is one that returns to its own values after its draft was deleted.
  let known: string | undefined
  const touch = () => {
    known ??= JSON.stringify(textValues(form))
  }
  const write = () => {
    const values = JSON.stringify(textValues(form))
    if (values !== known) {
      writeDraft(key, values)
      form.dispatchEvent(new Event(SAVED))
    }
    known = values
  }
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (known !== undefined) write()
  }
  const later = () => {
    timer ??= setTimeout(save, WRITE_MS)
  }
  const hurry = () => timer !== undefined && save()
  for (const type of BEFORE) form.addEventListener(type, touch)
  for (const type of AFTER) form.addEventListener(type, later)
  addEventListener('pagehide', hurry)
  document.addEventListener('visibilitychange', hurry)
  return {
    write,
    restart() {
      clearTimeout(timer)
      timer = undefined
      known = undefined
    },
    stop() {
      hurry()
      for (const type of BEFORE) form.removeEventListener(type, touch)
      for (const type of AFTER) form.removeEventListener(type, later)
      removeEventListener('pagehide', hurry)
      document.removeEventListener('visibilitychange', hurry)
    },
  }
}

function textValues(form: HTMLFormElement): DraftValues {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type=password]')].map((it) => it.name),
  )
  return onlyTexts(Object.entries(formValues(form)).filter(([name]) => !secret.has(name)))
}

/** Shows a message when the form's text has been saved on this device. */
export function DraftSaved({ draft: { form, kept, round } }: { draft: Draft }) {
  const [isSaved, setSaved] = useState(kept !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new form
  useEffect(() => {
    const saved = () => setSaved(true)
    form.current?.addEventListener(SAVED, saved)
    return () => form.current?.removeEventListener(SAVED, saved)
  }, [form, round])
  if (!isSaved) return null
  return (
    <p className="flex items-center gap-1 text-13 text-muted" role="status">
      <Smartphone size={16} />
      {matchMedia('(pointer: coarse)').matches ? t('Saved on this phone') : t('Saved on this computer')}
    </p>
  )
}

/** The notice above a form that opened with a draft. */
export function DraftNotice({ draft, children }: { draft: Draft; children?: string | undefined }) {
  if (!draft.kept) return null
  return (
    <Notice title={t('We kept what you typed')}>
      <p>{children ?? t('You have not sent it yet. Continue, or start with an empty form.')}</p>
      <Button look="bare" className="-ml-4" onClick={draft.startAgain}>
        {t('Start again')}
      </Button>
    </Notice>
  )
}
