/** First thing in the page; the target is `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className="btn skip" href={`#${target}`}>
      Skip to content
    </a>
  )
}
