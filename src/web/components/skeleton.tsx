/** One grey line or block; its classes give it the final height ('h-5 w-40'). */
function Bone({ className = 'h-5 w-full' }: { className?: string }) {
  return <div className={`bone ${className}`} />
}

type SkeletonListProps = { count: number; label: string; className?: string; boneClass?: string }

/** As many blocks as a full page has, so that nothing jumps when the rows arrive. */
export function SkeletonList({
  count,
  label,
  className = 'grid gap-4',
  boneClass = 'h-40',
}: SkeletonListProps) {
  return (
    <div role="status">
      <span className="sr">{label}</span>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <Bone key={i} className={boneClass} />
        ))}
      </div>
    </div>
  )
}
