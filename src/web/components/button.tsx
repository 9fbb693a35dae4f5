import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { LinkComponent, LinkProps } from './link.ts'
import { toast } from './toast.ts'

type Look = 'primary' | 'quiet' | 'bare' | 'danger'

type Common = { look?: Look | undefined; icon?: boolean | undefined }

function classes({ look = 'primary', icon }: Common, more?: string) {
  return [look === 'primary' ? 'btn' : `btn btn-${look}`, icon && 'btn-icon', more].filter(Boolean).join(' ')
}

type ButtonProps = ComponentProps<'button'> &
  Common & {
    busy?: boolean | undefined
    /** What it does while busy, 'Saving…'. Given from the start, it keeps the width from changing. */
    busyLabel?: string | undefined
    /** Why it cannot be used: its title, read with it, and shown when it is pressed, since a finger cannot hover. */
    refusal?: string | undefined
  }

/** `icon` makes it square: then it needs an `aria-label`. Without `type="submit"` it submits nothing. */
export function Button({ look, icon, busy, busyLabel, refusal, className, children, ...rest }: ButtonProps) {
  const off = busy || refusal !== undefined
  // Not `disabled`: that would drop the focus, and hide the reason from a keyboard.
  const stop = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (refusal) toast({ title: refusal })
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes({ look, icon }, className)}
      {...(off && { 'aria-disabled': true, onClick: stop })}
      {...(busy && { 'aria-busy': true })}
      {...(refusal && { title: refusal, 'aria-description': refusal })}
    >
      {busyLabel ? <Stack busy={busy} label={children} busyLabel={busyLabel} /> : children}
    </button>
  )
}

type StackProps = { busy: boolean | undefined; label: ReactNode; busyLabel: string }

function Stack({ busy, label, busyLabel }: StackProps) {
  return (
    <span className="stack">
      <span aria-hidden={busy ? true : undefined}>{label}</span>
      <span aria-hidden={busy ? undefined : true}>{busyLabel}</span>
    </span>
  )
}

export function ButtonLink({
  link: A = 'a',
  look,
  icon,
  className,
  ...rest
}: LinkProps & Common & { link?: LinkComponent | undefined }) {
  return <A {...rest} className={classes({ look, icon }, className)} />
}
