import { type ComponentProps, useContext } from 'react'
import { FORM_PARAMETER, type Posted } from '../../../shared/rendering.ts'
import { TypedContext } from '../../components/forms/typed.ts'
import { SiteContext, useSite } from '../site.tsx'

type PlainFormProps = ComponentProps<'form'> & {
  /** Its name among the `forms` of the page. */
  plain: string
  /** The address of its page, if that is another one. */
  at?: string
}

/** A form that works without script, too: it is sent to the address of its page, whose `forms` answer it. */
export function PlainForm({ plain, at, children, ...form }: PlainFormProps) {
  const { href } = useSite()
  const posted = usePosted(plain)
  return (
    <TypedContext.Provider value={posted?.values}>
      <form method="post" action={addressOfForm(at ?? href, plain)} {...form}>
        {children}
      </form>
    </TypedContext.Provider>
  )
}

const addressOfForm = (href: string, plain: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${FORM_PARAMETER}=${plain}`

/** Returns the form of this name if it was sent without script and is shown again. */
export function usePosted(plain: string | undefined): Posted | undefined {
  const posted = useContext(SiteContext)?.posted
  return posted && posted.form === plain ? posted : undefined
}
