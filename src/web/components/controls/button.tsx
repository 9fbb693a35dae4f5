import type { ComponentProps, ComponentType, MouseEvent, ReactNode } from 'react'
import { toast } from '../overlays/toast.ts'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** The link of a component: a plain `a`, or an adapter of the router with the same props. */
export type LinkComponent = ComponentType<LinkProps> | 'a'

/** `gold` is for the one thing of a workspace that matters now; `white` and `outline` are for forest. */
type Look = 'primary' | 'quiet' | 'bare' | 'danger' | 'gold' | 'white' | 'outline'

type Common = { look?: Look | undefined; icon?: boolean | undefined }

function classes({ look = 'primary', icon }: Common, more?: string) {
  return [look === 'primary' ? 'btn' : `btn btn-${look}`, icon && 'btn-icon', more].filter(Boolean).join(' ')
}

type ButtonProps = ComponentProps<'button'> &
  Common & {
    busy?: boolean | undefined
    /** The text while busy, 'Saving…'. Set it from the start, so that the button's width does not change. */
    busyLabel?: string | undefined
    /**
     * Why the button cannot be used. It is the button's title, is read with it, and is shown when it is pressed,
     * because a finger cannot hover.
     */
    refusal?: string | undefined
  }

/** With `icon` the button is square and needs an `aria-label`. Without `type="submit"` it does not submit a form. */
export function Button({ look, icon, busy, busyLabel, refusal, className, children, ...rest }: ButtonProps) {
  const off = busy || refusal !== undefined
  // Not `disabled`, which would lose the focus and hide the reason from keyboard users.
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

/** The other label keeps the width. It is in an attribute until it is shown: text browsers show hidden text. */
function Stack({ busy, label, busyLabel }: StackProps) {
  return (
    <span className="stack" data-busy={busyLabel}>
      <span aria-hidden={busy ? true : undefined}>{label}</span>
      {busy && <span>{busyLabel}</span>}
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
