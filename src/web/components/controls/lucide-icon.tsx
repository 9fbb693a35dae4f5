import type { SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = Omit<SVGProps<SVGSVGElement>, 'style'> & { size?: number }

/**
 * Makes an icon from the drawings of lucide-react. The build uses this instead of the library's own function, which
 * adds 1 kB to every first visit. A page has up to a hundred icons, so each drawing is a string that is made once, and
 * the class `icon` (components/styles/base.css) has the properties that all icons share.
 */
export default function createLucideIcon({ node }: IconData) {
  const drawing = { __html: node.map(drawShape).join('') }
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

function drawShape([tag, { key: _, ...attributes }]: IconData['node'][number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}/>`
}
