/** For waits of unknown content; where the shape is known a skeleton is better. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className="script-only grid justify-items-center gap-2 py-12 text-muted" role="status">
      <div className="spin" />
      {label}
    </div>
  )
}
