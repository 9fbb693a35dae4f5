import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SessionKind } from '../shared/rendering.ts'
import { type DraftValues, draftKey, onlyTexts, readDraft, removeDraft, writeDraft } from './draft-storage.ts'
import { formValues } from './form.ts'

type DraftOwner = { kind: SessionKind; id: number }

export type Draft = {
  /** What was typed before and never sent; to be laid over the form's own values. */
  kept: DraftValues | undefined
  /** For the form's `ref`. */
  form: RefObject<HTMLFormElement | null>
  /** For the form's `key`: changes when it starts again. */
  round: number
  /** Writes what the form holds now, for what was filled in without typing. */
  keep(): void
  /** Once the form was accepted. */
  forget(): void
  /** The form without what was kept. */
  startAgain(): void
}

const WRITE_MS = 400

/**
 * Keeps what is typed into a form on this device, for a lost connection, a reload or a closed tab: for 14 days, until it was sent
 * or its owner logs out. Never passwords and files. `name` tells the owner's forms apart: 'cv', 'cv:12'.
 */
export function useDraft({ kind, id }: DraftOwner, name: string): Draft {
  const key = draftKey(kind, id, name)
  const form = useRef<HTMLFormElement>(null)
  const watch = useRef<Watch>(undefined)
  const [kept, setKept] = useState(() => readDraft(key))
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another form
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

/** What comes before a change, and what after one; chips and rows change by click and by key, without an input event. */
const BEFORE = ['focusin', 'beforeinput', 'keydown', 'click']
const AFTER = ['input', 'keydown', 'click', 'focusout']

function watchForm(form: HTMLFormElement, key: string): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What the form held when it was last written or first touched; undefined: untouched. Looking at a form keeps nothing, and
  // neither does a form that falls back to its own values once it is forgotten.
  let known: string | undefined
  const touch = () => {
    known ??= JSON.stringify(textValues(form))
  }
  const write = () => {
    const values = JSON.stringify(textValues(form))
    if (values !== known) writeDraft(key, values)
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
