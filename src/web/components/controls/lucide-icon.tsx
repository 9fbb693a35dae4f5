import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'style'> & { size?: number }

/**
 * Makes an icon from a drawing of lucide-react (scripts/build/drawn-icons-plugin.ts). The build uses this instead of
 * the library's own function, which adds 1 kB to every first visit. The class `icon` (components/styles/base.css) has
 * the properties that all icons share.
 */
export default function createLucideIcon(shapes: string) {
  const drawing = { __html: shapes }
  return ({ size = 24, className, fill, strokeWidth, ...attributes }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : 'icon'}
      style={fill || strokeWidth ? { fill, strokeWidth } : undefined}
      aria-hidden="true"
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the library, never anything typed.
      dangerouslySetInnerHTML={drawing}
    />
  )
}
